import { galleryLimits } from '#contract/limits.ts';
import type { Gallery } from '../list/use-gallery.ts';
import { useSelection } from './selection-store.ts';

/**
 * Selects all that match. If all of them are loaded they are selected by id, so that a picture that arrives
 * later is not included; otherwise the selection is the filter.
 */
export function selectEverything(gallery: Pick<Gallery, 'images' | 'hasMore' | 'total'>): void {
  const { images, hasMore, total } = gallery;
  const isWhole = !hasMore && images.length === total;
  if (!isWhole || total > galleryLimits.maxSelected) useSelection.getState().selectAll();
  else useSelection.getState().selectLoaded(images.map(({ id }) => id));
}
