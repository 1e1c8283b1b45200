import { useState } from 'react';
import type { GalleryImage } from '#contract/images.ts';
import type { Gallery } from '#web/features/gallery/index.ts';
import { newAmong } from './new-results.ts';

/** The pictures that have arrived while the results were off screen. The initial ones are not new. */
export function useNewResults(
  gallery: Pick<Gallery, 'images' | 'isLoading' | 'isKept'>,
  isShown: boolean,
): readonly GalleryImage[] {
  const [seen, setSeen] = useState<ReadonlySet<string> | null>(null);
  const { images } = gallery;
  // The cached gallery may lack pictures made on another device.
  const isKnown = !gallery.isLoading && !gallery.isKept;
  const fresh = newAmong(images, seen);
  const mustUpdate = isKnown && (seen === null || (isShown && fresh.length > 0));
  if (mustUpdate) setSeen(new Set(images.map(({ id }) => id)));
  return isShown ? [] : fresh;
}
