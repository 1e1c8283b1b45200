import { type GallerySort, gallerySorts } from '#contract/gallery.ts';
import {
  filterFacts,
  type GalleryFilter,
  galleryFilterKeys,
  galleryFilterSchema,
  isFiltering,
} from '#contract/gallery-filters.ts';

/** Which pictures are shown, and in which order. A key that narrows nothing is left out, so that equal views are equal. */
export type GalleryView = GalleryFilter & { sort: GallerySort };

/** All pictures outside the trash, newest first. */
export const wholeGallery: GalleryView = { sort: 'latest' };

export function isWholeGallery({ sort, ...filter }: GalleryView): boolean {
  return sort === wholeGallery.sort && Object.values(filter).every((value) => value === undefined);
}

/** The view that an address names. What the server would refuse is left out, each part by itself. */
export function readView(params: URLSearchParams): GalleryView {
  const view: Record<string, unknown> = {};
  for (const key of galleryFilterKeys) {
    const { repair = (text: string) => text } = filterFacts(key);
    const said = params.get(key);
    const parsed = galleryFilterSchema.shape[key].safeParse(said === null ? undefined : repair(said));
    if (parsed.success && isFiltering(key, parsed.data)) view[key] = parsed.data;
  }
  const sort = gallerySorts.find((one) => one === params.get('sort')) ?? wholeGallery.sort;
  return { ...galleryFilterSchema.parse(view), sort };
}

/** The address of a view, with whatever else the address says. */
export function writeView(view: GalleryView, before: URLSearchParams): URLSearchParams {
  const params = new URLSearchParams(before);
  for (const key of galleryFilterKeys) {
    const value = view[key];
    if (isFiltering(key, value)) params.set(key, String(value));
    else params.delete(key);
  }
  if (view.sort === wholeGallery.sort) params.delete('sort');
  else params.set('sort', view.sort);
  return params;
}

/** A view with some of its parts changed; a part that narrows nothing is taken out. */
export function changeView(view: GalleryView, change: Partial<GalleryView>): GalleryView {
  const changed: Record<string, unknown> = { ...view, ...change };
  for (const key of galleryFilterKeys) if (!isFiltering(key, changed[key])) delete changed[key];
  return changed as GalleryView;
}

/** What is asked for beside the place that is looked at: what "Clear filters" takes away. */
const narrowingKeys = galleryFilterKeys.filter((key) => filterFacts(key).narrows);
const placeKeys = galleryFilterKeys.filter((key) => filterFacts(key).isPlace);

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

/** Whether two views look at the same place: the gallery, a collection, the trash, or one picture's versions. */
export function isSamePlace(one: GalleryView, other: GalleryView): boolean {
  return placeKeys.every((key) => one[key] === other[key]);
}
