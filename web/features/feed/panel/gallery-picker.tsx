import { Link } from 'react-router';
import { routes } from '#contract/routes.ts';
import { errorText } from '#web/api/error-texts.ts';
import { pictureSources, useGallery } from '#web/features/gallery/index.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonStyle } from '#web/ui/button-style.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { PictureFrame } from '#web/ui/picture-frame.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useFeedSettings } from '../settings/settings-store.ts';
import { feedTexts } from '../texts.ts';

const pageSize = 18;

interface GalleryPickerProps {
  onClose: () => void;
  onChoose: (imageId: string) => void;
}

/** The user's pictures, to choose one. */
export default function GalleryPicker({ onClose, onChoose }: GalleryPickerProps) {
  const t = useTexts(feedTexts);
  const gallery = useGallery(pageSize);
  return (
    <Dialog size="lg" title={t('galleryTitle')} onClose={onClose}>
      {gallery.isLoading && (
        <div role="status" aria-label={t('galleryLoading')} className="grid grid-cols-2 gap-3 sm:grid-cols-3">
          {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
            <Skeleton key={key} className="aspect-video rounded-picture" />
          ))}
        </div>
      )}
      {gallery.error !== null && (
        <ErrorState title={t('pictureFailed')} sentence={errorText(gallery.error)} onRetry={gallery.retry} />
      )}
      {!gallery.isLoading && gallery.error === null && gallery.images.length === 0 && (
        <EmptyState
          title={t('galleryTitle')}
          line={t('galleryEmpty')}
          action={
            <Link to={routes.studio.path} className={buttonStyle()}>
              {t('toStudio')}
            </Link>
          }
        />
      )}
      <Pictures
        images={gallery.images}
        onChoose={(id) => {
          onChoose(id);
          onClose();
        }}
      />
      {gallery.hasMore && (
        <div className="pt-4">
          <Button busy={gallery.isLoadingMore} onClick={gallery.loadMore}>
            {t('galleryMore')}
          </Button>
        </div>
      )}
    </Dialog>
  );
}

interface PicturesProps {
  images: ReturnType<typeof useGallery>['images'];
  onChoose: (imageId: string) => void;
}

function Pictures({ images, onChoose }: PicturesProps) {
  const t = useTexts(feedTexts);
  const { picture } = useFeedSettings((store) => store.settings);
  const chosenId = picture.kind === 'gallery' ? picture.id : null;
  if (images.length === 0) return null;
  return (
    <ul className="m-0 grid list-none grid-cols-2 gap-3 p-1 sm:grid-cols-3">
      {images.map((image) => (
        <li key={image.id}>
          <button
            type="button"
            aria-label={image.originalPrompt || image.prompt || t('noPrompt')}
            aria-pressed={image.id === chosenId}
            onClick={() => onChoose(image.id)}
            className="focus-on-picture block w-full rounded-picture border-0 bg-transparent p-0"
          >
            <PictureFrame on="raised" selected={image.id === chosenId}>
              <img
                src={image.thumbnailUrl}
                srcSet={pictureSources(image)}
                sizes="240px"
                alt=""
                loading="lazy"
                className="size-full object-cover"
              />
            </PictureFrame>
          </button>
        </li>
      ))}
    </ul>
  );
}
