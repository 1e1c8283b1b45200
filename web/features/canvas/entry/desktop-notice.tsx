import { Link } from 'react-router';
import { homePath, pathOf } from '#contract/routes.ts';
import { openDesign } from '#web/features/gallery/index.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonStyle } from '#web/ui/button-style.ts';
import { entryTexts } from './texts.ts';
import { useArrivedImage } from './use-arrival.ts';

/**
 * Instead of the editor on a screen that is too small for it: the sentence, and what can be done here.
 * `isOpen`: the editor is open behind it, in a window that has become small.
 */
export function DesktopNotice({ isOpen }: { isOpen: boolean }) {
  const t = useTexts(entryTexts);
  const image = useArrivedImage();
  return (
    <div className="mx-auto grid w-full max-w-[720px] gap-4 px-4 pt-8 pb-16 md:px-10 md:pt-12">
      <h1 className="m-0 type-title">{t('desktopRequired')}</h1>
      {image !== null && !isOpen && (
        <img
          src={image.thumbnailUrl}
          alt={image.originalPrompt || image.prompt || t('yourPicture')}
          width={image.width}
          height={image.height}
          className="block h-auto max-h-[320px] w-auto max-w-full rounded-picture"
        />
      )}
      <p className="m-0 text-muted">
        {t(isOpen ? 'desktopOpen' : image === null ? 'desktopHere' : 'desktopKept')}{' '}
        {image?.isDesign && !isOpen && t('desktopDesign')}
      </p>
      <div className="flex flex-wrap gap-2 pt-1 max-sm:[&>*]:w-full">
        {image?.isDesign && (
          <Button variant="main" size="lg" onClick={() => openDesign(image)}>
            {t('editDesign')}
          </Button>
        )}
        <Link to={pathOf('gallery')} className={buttonStyle({ size: 'lg' })}>
          {t('toGallery')}
        </Link>
        <Link to={homePath} className={buttonStyle({ size: 'lg' })}>
          {t('toStudio')}
        </Link>
      </div>
    </div>
  );
}
