import { useState } from 'react';
import type { Gallery } from '#web/features/gallery/index.ts';
import { countNew } from './new-results.ts';

/** How many pictures have come while the results were not on screen. What was there at first is not new. */
export function useNewResults(
  gallery: Pick<Gallery, 'images' | 'isLoading' | 'isKept'>,
  isShown: boolean,
): number {
  const [seen, setSeen] = useState<ReadonlySet<string> | null>(null);
  const ids = gallery.images.map((image) => image.id);
  // What this browser has kept may lack what came meanwhile on another device.
  const isKnown = !gallery.isLoading && !gallery.isKept;
  const mustLook = isKnown && (seen === null || (isShown && countNew(ids, seen) > 0));
  if (mustLook) setSeen(new Set(ids));
  return isShown ? 0 : countNew(ids, seen);
}
