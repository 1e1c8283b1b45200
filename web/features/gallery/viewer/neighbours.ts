import type { GalleryImage } from '#contract/images.ts';
import { stackOf } from '../filter/filters.ts';

/** A picture's position in the list and its neighbours. */
export interface Neighbours {
  index: number;
  previous: string | null;
  next: string | null;
}

type Listed = Pick<GalleryImage, 'id' | 'stackId'>;

/**
 * Null if the picture is not in the list. An older version, which lists leave out, takes the position of its
 * stack's newest.
 */
export function neighboursOf(images: readonly Listed[], image: Listed): Neighbours | null {
  const own = images.findIndex(({ id }) => id === image.id);
  const index = own === -1 ? images.findIndex((other) => stackOf(other) === stackOf(image)) : own;
  if (index === -1) return null;
  return { index, previous: images[index - 1]?.id ?? null, next: images[index + 1]?.id ?? null };
}
