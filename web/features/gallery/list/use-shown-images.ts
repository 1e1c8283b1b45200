import { useCallback, useMemo, useState } from 'react';
import { connectionType, galleryBatchSize, galleryStartCount } from './page-size.ts';
import type { Gallery } from './use-gallery.ts';

/** The part of a gallery that is shown. */
export interface ShownGallery
  extends Pick<Gallery, 'images' | 'total' | 'hasMore' | 'isLoadingMore' | 'moreError'> {
  loadMore: () => void;
}

/**
 * How much of a gallery to show: a first batch, one more for each click of the button, and everything, page
 * by page, once the user scrolls near the end. Only the button retries a failed page.
 */
export function useShownImages(gallery: ShownGallery, columns: number) {
  const { images, hasMore, isLoadingMore, moreError, loadMore } = gallery;
  const [requestedCount, setRequestedCount] = useState(0);
  const shownCount = Math.max(galleryStartCount(columns), requestedCount);
  const isCut = shownCount < images.length;
  const shown = useMemo(() => (isCut ? images.slice(0, shownCount) : images), [images, isCut, shownCount]);

  const showMore = useCallback(() => {
    const next = Math.min(shownCount, images.length) + galleryBatchSize(connectionType());
    setRequestedCount(Math.max(shownCount, next));
    if (next > images.length && hasMore) loadMore();
  }, [shownCount, images.length, hasMore, loadMore]);

  const onNearEnd = useCallback(() => {
    setRequestedCount(Number.POSITIVE_INFINITY);
    if (hasMore && !isLoadingMore && moreError === null) loadMore();
  }, [hasMore, isLoadingMore, moreError, loadMore]);

  return {
    gallery: { ...gallery, images: shown, hasMore: isCut || hasMore, loadMore: showMore },
    onNearEnd,
  };
}
