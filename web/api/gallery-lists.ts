import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { GalleryImage, ImagePage } from '#contract/images.ts';

/**
 * The common prefix of all gallery query keys. Here and not in the gallery: a page may ask what is loaded
 * without loading the gallery's code.
 */
export const galleryKey = ['gallery'] as const;

/** All loaded pictures, of any list; a picture that is on several lists comes once for each. */
export function loadedImages(client: QueryClient): GalleryImage[] {
  const lists = client.getQueriesData<InfiniteData<ImagePage>>({ queryKey: galleryKey });
  return lists.flatMap(([, data]) => data?.pages.flatMap(({ images }) => images) ?? []);
}
