import type { Gallery } from '../list/use-gallery.ts';

/** Whether there are no pictures; false while unknown. */
export function isEmpty({
  images,
  isLoading,
  error,
}: Pick<Gallery, 'images' | 'isLoading' | 'error'>): boolean {
  return images.length === 0 && !isLoading && error === null;
}
