import { galleryLimits } from '#contract/limits.ts';
import type { Gallery } from '../list/use-gallery.ts';
import { useSelection } from './selection-store.ts';

/**
 * Selects all that match. Where all of them are here, and no others, they are named, so that one that comes meanwhile is
 * not among them; else the server is told what they have in common.
 */
export function selectEverything(gallery: Pick<Gallery, 'images' | 'hasMore' | 'total'>): void {
  const { images, hasMore, total } = gallery;
  const isWhole = !hasMore && images.length === total;
  if (!isWhole || total > galleryLimits.maxSelected) useSelection.getState().selectAll();
  else useSelection.getState().selectLoaded(images.map(({ id }) => id));
}
