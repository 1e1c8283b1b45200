import type { Gallery } from '../list/use-gallery.ts';

/** There is no picture, and that is known. */
export function isEmpty({
  images,
  isLoading,
  error,
}: Pick<Gallery, 'images' | 'isLoading' | 'error'>): boolean {
  return images.length === 0 && !isLoading && error === null;
}
