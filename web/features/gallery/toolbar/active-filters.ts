import {
  type FilterChip,
  filterFacts,
  type GalleryFilterKey,
  galleryFilterKeys,
  galleryFilters,
} from '#contract/gallery-filters.ts';
import { type ChipWords, chipNames } from '../filter/filters.ts';
import type { GalleryView } from '../filter/view.ts';

/** A filter that narrows the view, and the change that removes it. */
export interface ActiveFilter {
  key: FilterChip;
  name: string;
  without: Partial<GalleryView>;
}

/** The filters that narrow a view, except its search, which is in the search box. */
export function activeFilters(view: GalleryView, words: ChipWords): ActiveFilter[] {
  return chipsOf(activeKeys(view)).map((chip) => ({
    key: chip,
    name: chipNames[chip](view, words),
    without: Object.fromEntries(
      galleryFilterKeys.filter((key) => galleryFilters[key].chip === chip).map((key) => [key, undefined]),
    ),
  }));
}

/** The number of active filters: all with a chip, or only those whose control is behind the button. */
export function countActive(view: GalleryView, { withToolbar }: { withToolbar: boolean }): number {
  return chipsOf(activeKeys(view).filter((key) => withToolbar || !filterFacts(key).isInToolbar)).length;
}

function activeKeys(view: GalleryView): GalleryFilterKey[] {
  return galleryFilterKeys.filter((key) => view[key] !== undefined);
}

/** The chips of these filters, each once: first and last day share one. */
function chipsOf(keys: readonly GalleryFilterKey[]): FilterChip[] {
  return [...new Set(keys.map((key) => galleryFilters[key].chip).filter((chip) => chip !== null))];
}
