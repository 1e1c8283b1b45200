import { useCallback, useMemo, useState } from 'react';
import { connectionType, galleryBatchSize, galleryStartCount } from './page-size.ts';
import type { Gallery } from './use-gallery.ts';

/** What of a gallery is shown so far. */
export interface ShownGallery
  extends Pick<Gallery, 'images' | 'total' | 'hasMore' | 'isLoadingMore' | 'moreError'> {
  loadMore: () => void;
}

/**
 * How much of a gallery stands on the page: some at first, a batch more at each press of the button, and all that is
 * there, page after page, as soon as somebody scrolls near the end. A page that could not be had is asked for again by
 * the button alone.
 */
export function useShownImages(gallery: ShownGallery, columns: number) {
  const { images, hasMore, isLoadingMore, moreError, loadMore } = gallery;
  const [pressed, setPressed] = useState(0);
  const shownCount = Math.max(galleryStartCount(columns), pressed);
  const isCut = shownCount < images.length;
  const shown = useMemo(() => (isCut ? images.slice(0, shownCount) : images), [images, isCut, shownCount]);

  const showMore = useCallback(() => {
    const next = Math.min(shownCount, images.length) + galleryBatchSize(connectionType());
    setPressed(Math.max(shownCount, next));
    if (next > images.length && hasMore) loadMore();
  }, [shownCount, images.length, hasMore, loadMore]);

  const onNearEnd = useCallback(() => {
    setPressed(Number.POSITIVE_INFINITY);
    if (hasMore && !isLoadingMore && moreError === null) loadMore();
  }, [hasMore, isLoadingMore, moreError, loadMore]);

  return {
    gallery: { ...gallery, images: shown, hasMore: isCut || hasMore, loadMore: showMore },
    onNearEnd,
  };
}
