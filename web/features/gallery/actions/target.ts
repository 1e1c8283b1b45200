import type { Selection } from '#contract/gallery.ts';
import type { GalleryFilter } from '#contract/gallery-filters.ts';
import type { GalleryImage } from '#contract/images.ts';
import { countSelected, isSelected, type Selected, selectionOf } from '../selection/selection.ts';

/** The pictures that something is done to. */
export interface Target {
  selection: Selection;
  /** Those of them that are known here; of "all that match", there may be more. */
  images: readonly GalleryImage[];
  count: number;
}

/** One picture, or a few that are named. */
export function targetOf(...images: readonly GalleryImage[]): Target {
  return { selection: { ids: images.map(({ id }) => id) }, images, count: images.length };
}

/** What is selected in a list. */
export function targetOfSelected(
  selected: Selected,
  list: { images: readonly GalleryImage[]; total: number; filter: GalleryFilter },
): Target {
  return {
    selection: selectionOf(selected, list.filter),
    images: list.images.filter(({ id }) => isSelected(selected, id)),
    count: countSelected(selected, list.total),
  };
}

export function idsOf(images: readonly GalleryImage[]): Set<string> {
  return new Set(images.map(({ id }) => id));
}
