import {
  type FilterChip,
  filterFacts,
  type GalleryFilterKey,
  galleryFilterKeys,
  galleryFilters,
} from '#contract/gallery-filters.ts';
import { type ChipWords, chipNames } from '../filter/filters.ts';
import type { GalleryView } from '../filter/view.ts';

/** Something that narrows a view, and what takes it away. */
export interface ActiveFilter {
  key: FilterChip;
  /** The words on its chip. */
  name: string;
  without: Partial<GalleryView>;
}

/** What narrows a view beside its search, which stands in its box. */
export function activeFilters(view: GalleryView, words: ChipWords): ActiveFilter[] {
  return chipsOf(activeKeys(view)).map((chip) => ({
    key: chip,
    name: chipNames[chip](view, words),
    without: Object.fromEntries(
      galleryFilterKeys.filter((key) => galleryFilters[key].chip === chip).map((key) => [key, undefined]),
    ),
  }));
}

/** How many filters are active: those with a chip, or of these only those whose control is behind the button. */
export function countActive(view: GalleryView, { withToolbar }: { withToolbar: boolean }): number {
  return chipsOf(activeKeys(view).filter((key) => withToolbar || !filterFacts(key).isInToolbar)).length;
}

function activeKeys(view: GalleryView): GalleryFilterKey[] {
  return galleryFilterKeys.filter((key) => view[key] !== undefined);
}

/** The chips of these filters, each once: the first and the last day share one. */
function chipsOf(keys: readonly GalleryFilterKey[]): FilterChip[] {
  return [...new Set(keys.map((key) => galleryFilters[key].chip).filter((chip) => chip !== null))];
}
