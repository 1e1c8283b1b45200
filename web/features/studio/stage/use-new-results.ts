import { useState } from 'react';
import type { Gallery } from '#web/features/gallery/index.ts';
import { countNew } from './new-results.ts';

/** How many pictures have come while the results were not on screen. What was there at first is not new. */
export function useNewResults(gallery: Pick<Gallery, 'images' | 'isLoading'>, isShown: boolean): number {
  const [seen, setSeen] = useState<ReadonlySet<string> | null>(null);
  const ids = gallery.images.map((image) => image.id);
  const mustLook = !gallery.isLoading && (seen === null || (isShown && countNew(ids, seen) > 0));
  if (mustLook) setSeen(new Set(ids));
  return isShown ? 0 : countNew(ids, seen);
}
