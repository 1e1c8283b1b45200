import { clsx } from 'clsx';
import type { GalleryImage } from '#contract/images.ts';
import { pictureSources, shownPrompt, useGallery } from '#web/features/gallery/index.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { leftPanelTexts } from './texts.ts';

/** The documented page of the editor's gallery. */
export const galleryPageSize = 6;
/** The documented height of the gallery, beyond which it scrolls. */
const maxHeightPx = 400;

interface GallerySectionProps {
  /** The picture that is edited now. */
  openId: string | null;
  /** Nothing can be opened while an edit is generated. */
  isDisabled: boolean;
  onOpen: (image: GalleryImage) => void;
}

/** The user's newest pictures, two in a row; a press edits one. */
export function GallerySection({ openId, isDisabled, onOpen }: GallerySectionProps) {
  const t = useTexts(leftPanelTexts);
  const gallery = useGallery(galleryPageSize);
  return (
    <section aria-labelledby="canvas-gallery" className="px-5 pt-5">
      <h2 id="canvas-gallery" className="m-0 pb-2 type-label">
        {t('yourGallery')}
      </h2>
      {gallery.isLoading && <LoadingTiles />}
      {gallery.error !== null && (
        <div role="alert">
          <p className="m-0 pb-2 text-danger">{t('galleryFailed')}</p>
          <Button size="sm" onClick={gallery.retry}>
            {t('tryAgain')}
          </Button>
        </div>
      )}
      {!gallery.isLoading && gallery.error === null && gallery.images.length === 0 && (
        <p className="m-0 text-muted">{t('noImages')}</p>
      )}
      {gallery.images.length > 0 && (
        <ul
          className="-mx-1 m-0 grid list-none grid-cols-2 gap-2 overflow-y-auto overscroll-contain p-1"
          style={{ maxHeight: maxHeightPx }}
        >
          {gallery.images.map((image) => (
            <li key={image.id}>
              <GalleryItem
                image={image}
                isOpen={image.id === openId}
                isDisabled={isDisabled}
                onOpen={() => onOpen(image)}
              />
            </li>
          ))}
        </ul>
      )}
      {gallery.hasMore && (
        <Button
          variant="quiet"
          block
          className="mt-1"
          busy={gallery.isLoadingMore}
          busyLabel={t('loadingMore')}
          onClick={gallery.loadMore}
        >
          {t('loadMore')}
        </Button>
      )}
    </section>
  );
}

interface GalleryItemProps {
  image: GalleryImage;
  isOpen: boolean;
  isDisabled: boolean;
  onOpen: () => void;
}

/** On the panel all pictures have one shape; the whole of an upright one is seen when it opens. */
function GalleryItem({ image, isOpen, isDisabled, onOpen }: GalleryItemProps) {
  const t = useTexts(leftPanelTexts);
  return (
    <button
      type="button"
      aria-label={t('openOne', { name: shownPrompt(image) ?? t('noPrompt') })}
      aria-current={isOpen || undefined}
      aria-disabled={isDisabled || undefined}
      onClick={() => !isDisabled && onOpen()}
      className={clsx(
        'press group relative block aspect-video w-full overflow-hidden rounded-[6px] border-0 bg-over p-0 focus-on-picture',
        isOpen && 'outline-2 outline-offset-2 outline-text',
        isDisabled && 'cursor-not-allowed opacity-60',
      )}
    >
      <img
        src={image.thumbnailUrl}
        srcSet={pictureSources(image)}
        sizes="128px"
        alt=""
        loading="lazy"
        decoding="async"
        draggable={false}
        width={image.width}
        height={image.height}
        className="size-full object-cover"
      />
      {!isDisabled && (
        <span
          aria-hidden="true"
          className="absolute inset-x-0 bottom-0 grid h-7 place-items-center bg-badge text-on-badge opacity-0 transition-opacity duration-(--speed-hover) type-badge group-hover:opacity-100 group-focus-visible:opacity-100"
        >
          {t('edit')}
        </span>
      )}
    </button>
  );
}

function LoadingTiles() {
  return (
    <div aria-hidden="true" className="grid grid-cols-2 gap-2">
      {Array.from({ length: galleryPageSize }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
        <Skeleton key={at} className="aspect-video rounded-[6px]!" />
      ))}
    </div>
  );
}
