import { useState } from 'react';
import type { Gallery } from '#web/features/gallery/index.ts';
import { countNew } from './new-results.ts';

/** How many pictures have arrived while the results were off screen. The initial ones are not new. */
export function useNewResults(
  gallery: Pick<Gallery, 'images' | 'isLoading' | 'isKept'>,
  isShown: boolean,
): number {
  const [seen, setSeen] = useState<ReadonlySet<string> | null>(null);
  const ids = gallery.images.map((image) => image.id);
  // The cached gallery may lack pictures made on another device.
  const isKnown = !gallery.isLoading && !gallery.isKept;
  const mustUpdate = isKnown && (seen === null || (isShown && countNew(ids, seen) > 0));
  if (mustUpdate) setSeen(new Set(ids));
  return isShown ? 0 : countNew(ids, seen);
}
