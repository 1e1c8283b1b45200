import {
  type GalleryFilter,
  type GallerySort,
  galleryFilterSchema,
  gallerySorts,
} from '#contract/gallery.ts';
import { galleryLimits } from '#contract/limits.ts';

/** Which pictures are shown, and in which order. A key that narrows nothing is left out, so that equal views are equal. */
export type GalleryView = GalleryFilter & { sort: GallerySort };

/** All pictures outside the trash, newest first. */
export const wholeGallery: GalleryView = { sort: 'latest' };

export function isWholeGallery({ sort, ...filter }: GalleryView): boolean {
  return sort === wholeGallery.sort && Object.values(filter).every((value) => value === undefined);
}

/** What an address can say, in the order in which it says it. */
export const filterKeys = [
  'q',
  'style',
  'tool',
  'engine',
  'from',
  'to',
  'favorite',
  'tag',
  'collection',
  'stack',
  'trash',
] as const satisfies readonly (keyof GalleryFilter)[];
export type FilterKey = (typeof filterKeys)[number];

/** The view that an address names. What it says in a way that the server would refuse is left out, each part by itself. */
export function readView(params: URLSearchParams): GalleryView {
  const view: Record<string, unknown> = {};
  for (const key of filterKeys) {
    const parsed = galleryFilterSchema.shape[key].safeParse(readPart(key, params.get(key)));
    if (parsed.success && narrows(key, parsed.data)) view[key] = parsed.data;
  }
  const sort = gallerySorts.find((one) => one === params.get('sort')) ?? wholeGallery.sort;
  return { ...galleryFilterSchema.parse(view), sort };
}

function readPart(key: FilterKey, value: string | null): string | undefined {
  if (value === null) return undefined;
  // A search may be pasted: what is too long is cut, as the box cuts it, which may leave half of a character.
  return key === 'q' ? value.slice(0, galleryLimits.searchMaxCharacters).replace(/\p{Cs}/gu, '') : value;
}

function narrows(key: FilterKey, value: unknown): boolean {
  if (value === undefined || value === false) return false;
  return key !== 'style' || String(value).toLowerCase() !== 'all';
}

/** The address of a view, with whatever else the address says. */
export function writeView(view: GalleryView, before: URLSearchParams): URLSearchParams {
  const params = new URLSearchParams(before);
  for (const key of filterKeys) {
    const value = view[key];
    if (narrows(key, value)) params.set(key, String(value));
    else params.delete(key);
  }
  if (view.sort === wholeGallery.sort) params.delete('sort');
  else params.set('sort', view.sort);
  return params;
}

/** A view with some of its parts changed; a part that narrows nothing is taken out. */
export function changeView(view: GalleryView, change: Partial<GalleryView>): GalleryView {
  const changed: Record<string, unknown> = { ...view, ...change };
  for (const key of filterKeys) if (!narrows(key, changed[key])) delete changed[key];
  return changed as GalleryView;
}

/** What is asked for beside the place that is looked at: what "Clear filters" takes away. */
const narrowingKeys = ['q', 'style', 'tool', 'engine', 'from', 'to', 'favorite', 'tag', 'stack'] as const;

export function isNarrowed(view: GalleryView): boolean {
  return narrowingKeys.some((key) => view[key] !== undefined);
}

/** The same place and order with nothing else asked for. */
export function withoutFilters(view: GalleryView): GalleryView {
  return changeView(view, Object.fromEntries(narrowingKeys.map((key) => [key, undefined])));
}

/** The filter of a view, as a selection of "all that match" names it. */
export function filterOf({ sort: _, ...filter }: GalleryView): GalleryFilter {
  return filter;
}

/** Whether two views look at the same place: the gallery, a collection, or the trash. */
export function isSamePlace(one: GalleryView, other: GalleryView): boolean {
  return one.trash === other.trash && one.collection === other.collection && one.stack === other.stack;
}
