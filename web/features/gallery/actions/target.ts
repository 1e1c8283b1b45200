import type { Selection } from '#contract/gallery.ts';
import type { GalleryFilter } from '#contract/gallery-filters.ts';
import type { GalleryImage } from '#contract/images.ts';
import { countSelected, isSelected, type Selected, selectionOf } from '../selection/selection.ts';

/** The pictures that an action applies to. */
export interface Target {
  selection: Selection;
  /** Those that are loaded; of "all that match" there may be more. */
  images: readonly GalleryImage[];
  count: number;
}

/** A target of named pictures. */
export function targetOf(...images: readonly GalleryImage[]): Target {
  return { selection: { ids: images.map(({ id }) => id) }, images, count: images.length };
}

/** The selection of a list as a target. */
export function selectionTarget(
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
