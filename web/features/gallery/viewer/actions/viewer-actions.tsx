import { Brush, ImageUpscale, LayoutGrid, Share2, Trash2 } from 'lucide-react';
import { Link } from 'react-router';
import type { GalleryImage } from '#contract/images.ts';
import { shareImages } from '#web/features/private-links/index.ts';
import { useSendTo } from '#web/features/send-to/index.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonStyle } from '#web/ui/button-style.ts';
import { Icon } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { feedPreviewPath, feedPreviewState } from '../../feed-preview-path.ts';
import { galleryTexts } from '../../texts.ts';
import { useEditImage } from '../../use-edit-image.ts';
import { viewerTexts } from '../texts.ts';
import { DownloadButton } from './download-button.tsx';

interface ViewerActionsProps {
  image: GalleryImage;
  onDelete: (image: GalleryImage) => void;
}

/**
 * The actions for a picture; destructive ones are apart, at the far end. Below 1024 px Share is on the stage.
 * Two actions lose their icons where the words would be cut.
 */
export function ViewerActions({ image, onDelete }: ViewerActionsProps) {
  const gallery = useTexts(galleryTexts);
  const t = useTexts(viewerTexts);
  const sendTo = useSendTo(image);
  return (
    <>
      <div className="flex gap-2">
        <MainActions image={image} />
      </div>
      <div className="-mx-2 flex items-center pt-2 max-[400px]:[&_svg:has(+.truncate)]:hidden lg:in-[:lang(es)]:[&_svg:has(+.truncate)]:hidden lg:in-[:lang(pt)]:[&_svg:has(+.truncate)]:hidden">
        <Button variant="quiet" onClick={sendTo.upscaler} className="min-w-0 flex-initial! px-2!">
          <Icon of={ImageUpscale} />
          <span className="truncate">{t('sendToUpscaler')}</span>
        </Button>
        <Link
          to={feedPreviewPath(image.id)}
          state={feedPreviewState(image)}
          className={`${buttonStyle({ variant: 'quiet' })} min-w-0 flex-initial! px-2!`}
        >
          <Icon of={LayoutGrid} />
          <span className="truncate">{gallery('testInFeed')}</span>
        </Link>
        <IconButton
          icon={Share2}
          label={gallery('share')}
          onClick={() => shareImages([image])}
          className="ml-auto flex-none max-lg:hidden"
        />
        <IconButton
          icon={Trash2}
          label={gallery('delete')}
          onClick={() => onDelete(image)}
          className="flex-none text-danger! max-lg:ml-auto"
        />
      </div>
    </>
  );
}

/** The two main actions, the first with space for its arrow. */
export function MainActions({ image }: { image: GalleryImage }) {
  const t = useTexts(viewerTexts);
  const { edit } = useEditImage();
  return (
    <>
      <DownloadButton image={image} />
      <Button onClick={() => edit(image)} className="min-w-0 flex-5!">
        <Icon of={Brush} />
        {t('edit')}
      </Button>
    </>
  );
}
