import { Link, useLocation } from 'react-router';
import type { GalleryImage } from '#contract/images.ts';
import { pathOf } from '#contract/routes.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { buttonStyle } from '#web/ui/button-style.ts';
import { shownPrompt } from '../shown-prompt.ts';
import { hasForm, studioPath } from '../studio-path.ts';
import { galleryTexts } from '../texts.ts';

/** Takes a picture's prompt, or all that it was made with, into the studio's form. */
export function UseLinks({ image }: { image: GalleryImage }) {
  const t = useTexts(galleryTexts);
  const isInStudio = useLocation().pathname === pathOf('studio');
  const look = buttonStyle({ size: 'sm' });
  return (
    <div className="flex flex-wrap gap-2 border-line border-b pt-3 pb-5 empty:hidden">
      {shownPrompt(image) !== null && (
        <Link to={studioPath(image.id, 'prompt')} replace={isInStudio} className={look}>
          {t('usePrompt')}
        </Link>
      )}
      {hasForm(image) && (
        <Link to={studioPath(image.id, 'settings')} replace={isInStudio} className={look}>
          {t('useSettings')}
        </Link>
      )}
    </div>
  );
}
