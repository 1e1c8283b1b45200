import { type GallerySort, gallerySorts } from '#contract/gallery-fields.ts';
import {
  filterFacts,
  type GalleryFilter,
  galleryFilterKeys,
  galleryFilterSchema,
  isFiltering,
} from '#contract/gallery-filters.ts';

/**
 * Which pictures to show, in which order. Keys that do not narrow are left out, so that equal views compare
 * equal.
 */
export type GalleryView = GalleryFilter & { sort: GallerySort };

/** All pictures outside the trash, newest first. */
export const unfilteredView: GalleryView = { sort: 'latest' };

export function isUnfiltered({ sort, ...filter }: GalleryView): boolean {
  return sort === unfilteredView.sort && Object.values(filter).every((value) => value === undefined);
}

/** Reads the view from an address. Drops each part that the server would refuse. */
export function readView(params: URLSearchParams): GalleryView {
  const view: Record<string, unknown> = {};
  for (const key of galleryFilterKeys) {
    const { repair = (text: string) => text } = filterFacts(key);
    const raw = params.get(key);
    const parsed = galleryFilterSchema.shape[key].safeParse(raw === null ? undefined : repair(raw));
    if (parsed.success && isFiltering(key, parsed.data)) view[key] = parsed.data;
  }
  const sort = gallerySorts.find((one) => one === params.get('sort')) ?? unfilteredView.sort;
  return { ...galleryFilterSchema.parse(view), sort };
}

/** Writes a view into an address and keeps its other parameters. */
export function writeView(view: GalleryView, before: URLSearchParams): URLSearchParams {
  const params = new URLSearchParams(before);
  for (const key of galleryFilterKeys) {
    const value = view[key];
    if (isFiltering(key, value)) params.set(key, String(value));
    else params.delete(key);
  }
  if (view.sort === unfilteredView.sort) params.delete('sort');
  else params.set('sort', view.sort);
  return params;
}

/** Changes parts of a view; removes those that do not narrow. */
export function changeView(view: GalleryView, change: Partial<GalleryView>): GalleryView {
  const changed: Record<string, unknown> = { ...view, ...change };
  for (const key of galleryFilterKeys) if (!isFiltering(key, changed[key])) delete changed[key];
  return changed as GalleryView;
}

/** The keys that "Clear filters" removes: those that narrow within a place. */
const narrowingKeys = galleryFilterKeys.filter((key) => filterFacts(key).narrows);
const placeKeys = galleryFilterKeys.filter((key) => filterFacts(key).isPlace);

export function isNarrowed(view: GalleryView): boolean {
  return narrowingKeys.some((key) => view[key] !== undefined);
}

/** The same place and order without filters. */
export function withoutFilters(view: GalleryView): GalleryView {
  return changeView(view, Object.fromEntries(narrowingKeys.map((key) => [key, undefined])));
}

/** The filter of a view, as a selection of "all that match" names it. */
export function filterOf({ sort: _, ...filter }: GalleryView): GalleryFilter {
  return filter;
}

/** Whether two views show the same place: the gallery, a collection, the trash, or one picture's versions. */
export function isSamePlace(one: GalleryView, other: GalleryView): boolean {
  return placeKeys.every((key) => one[key] === other[key]);
}
