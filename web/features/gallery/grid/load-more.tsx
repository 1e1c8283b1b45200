import { useTexts } from '#web/i18n/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import { galleryFailure } from '../gallery-failure.ts';
import type { ShownGallery } from '../list/use-shown-images.ts';
import { galleryTexts } from '../texts.ts';
import { useFocusOnMore } from './use-focus-on-more.ts';

/**
 * "Load More Images (6 of 48)"; nothing once all are shown. After a key press the focus moves to the first
 * new picture.
 */
export function LoadMore({ gallery }: { gallery: ShownGallery }) {
  const t = useTexts(galleryTexts);
  const { images, hasMore, moreError } = gallery;
  const focusFirstNew = useFocusOnMore(images);
  if (!hasMore) return null;
  return (
    <div className="grid justify-items-center gap-3 pt-6">
      {moreError !== null && (
        <p role="alert" className="m-0 text-danger">
          {galleryFailure(t, moreError)}
        </p>
      )}
      <Button
        busy={gallery.isLoadingMore}
        busyLabel={t('loadingMore')}
        onClick={(event) => {
          // A click by keyboard has no position.
          if (event.detail === 0) focusFirstNew(event.currentTarget);
          gallery.loadMore();
        }}
      >
        {t('loadMore', { shown: images.length, total: gallery.total })}
      </Button>
    </div>
  );
}
