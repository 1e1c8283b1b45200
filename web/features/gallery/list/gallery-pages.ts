import type { InfiniteData } from '@tanstack/react-query';
import type { GallerySort } from '#contract/gallery.ts';
import type { GalleryImage, ImagePage } from '#contract/images.ts';
import { stackOf } from '../filter/filters.ts';

/** Where a picture stands among others. */
export type PagePlace = Pick<GalleryImage, 'id' | 'createdAt' | 'deletedAt'>;

export interface GalleryPage extends ImagePage {
  /** Where the page ended as it was answered: the next one begins there, whatever has become of the picture. */
  end?: PagePlace | undefined;
  /** It was not asked for again when the first page was (`renew-page.ts`). */
  isOld?: true;
}

/** The gallery as the query cache holds it: pages in order, each begun where the one before ended. */
export type GalleryPages = InfiniteData<GalleryPage, unknown>;

/** All pictures of the loaded pages, each once: a page may repeat what arrived live meanwhile. */
export function imagesOf(data: GalleryPages | undefined): GalleryImage[] {
  const seen = new Map<string, GalleryImage>();
  for (const page of data?.pages ?? []) {
    for (const image of page.images) if (!seen.has(image.id)) seen.set(image.id, image);
  }
  return [...seen.values()];
}

/** How many pictures there are on the server, as the newest page said. */
export function totalOf(data: GalleryPages | undefined): number {
  return data?.pages[0]?.total ?? 0;
}

/** Whether some of the pages are older than the total. */
export function hasOldPages(data: GalleryPages | undefined): boolean {
  return data?.pages.some(({ isOld }) => isOld) ?? false;
}

/** Whether there may be more than the total says. */
export function isTotalAtLeast(data: GalleryPages | undefined): boolean {
  return data?.pages[0]?.isTotalAtLeast ?? false;
}

function withTotal(page: GalleryPage, total: number): GalleryPage {
  return { ...page, total, totalCount: total };
}

/** Whether a picture is in the loaded pages. */
export function hasImage(data: GalleryPages, id: string): boolean {
  return data.pages.some((page) => page.images.some((image) => image.id === id));
}

export interface Placing {
  sort: GallerySort;
  /** Whether the list shows one picture of each stack, or every version of one. */
  isStacked: boolean;
  /** Whether the server has counted it already, wherever it stands. */
  isCounted: boolean;
}

const newestFirst: Placing = { sort: 'latest', isStacked: true, isCounted: false };

/** Whether the first stands before the second, as the server puts them: by age, in the trash by when they came there. */
export function isBefore(one: PagePlace, other: PagePlace, sort: GallerySort): boolean {
  const [at, otherAt] = [one.deletedAt ?? one.createdAt, other.deletedAt ?? other.createdAt];
  const isNewer = at === otherAt ? one.id > other.id : at > otherAt;
  return (sort === 'latest') === isNewer;
}

/**
 * Puts a picture that was not in the list to its place, once. Of a stack, the newest version takes the place of the one
 * that stood there. One whose place is beyond what is loaded is only counted: it will come with its page.
 */
export function withImage(
  data: GalleryPages,
  image: GalleryImage,
  { sort, isStacked, isCounted }: Placing = newestFirst,
): GalleryPages {
  const [first] = data.pages;
  if (first === undefined || hasImage(data, image.id)) return data;
  const other = isStacked ? imagesOf(data).find((known) => stackOf(known) === stackOf(image)) : undefined;
  // Of equal age by a clock of milliseconds, what comes later is the newer one.
  if (other !== undefined && other.createdAt > image.createdAt) return data;
  const rest = other === undefined ? data : withoutImage(data, other.id);
  const place = placeOf(rest, image, sort);
  if (place === null && isCounted) return data;
  const total = totalOf(rest) + 1;
  return {
    ...rest,
    pages: rest.pages.map((page, index) =>
      withTotal(place?.page === index ? inserted(page, image, place.index) : page, total),
    ),
  };
}

function inserted(page: GalleryPage, image: GalleryImage, index: number): GalleryPage {
  return { ...page, images: page.images.toSpliced(index, 0, image) };
}

/** Where a picture belongs among the loaded pages; null beyond them. */
function placeOf(
  { pages }: GalleryPages,
  image: GalleryImage,
  sort: GallerySort,
): { page: number; index: number } | null {
  for (const [page, { images }] of pages.entries()) {
    const index = images.findIndex((other) => isBefore(image, other, sort));
    if (index >= 0) return { page, index };
  }
  const last = pages.length - 1;
  const end = pages[last];
  return end === undefined || end.hasMore ? null : { page: last, index: end.images.length };
}

/** Takes a picture away; one that is not there changes nothing. */
export function withoutImage(data: GalleryPages, id: string): GalleryPages {
  return withoutImages(data, new Set([id]));
}

/** Takes pictures away; those that are not there change nothing. */
export function withoutImages(data: GalleryPages, ids: ReadonlySet<string>): GalleryPages {
  const gone = imagesOf(data).filter((image) => ids.has(image.id)).length;
  if (gone === 0) return data;
  const total = Math.max(0, totalOf(data) - gone);
  return {
    ...data,
    pages: data.pages.map((page) =>
      withTotal({ ...page, images: page.images.filter((image) => !ids.has(image.id)) }, total),
    ),
  };
}

/** Puts what a picture says now where it stands; one that is not there changes nothing. */
export function withChanged(data: GalleryPages, image: GalleryImage): GalleryPages {
  return withEach(data, new Set([image.id]), () => image);
}

/** Changes some of the pictures where they stand. */
export function withEach(
  data: GalleryPages,
  ids: ReadonlySet<string>,
  change: (image: GalleryImage) => GalleryImage,
): GalleryPages {
  if (!imagesOf(data).some((image) => ids.has(image.id))) return data;
  return {
    ...data,
    pages: data.pages.map((page) =>
      page.images.some((image) => ids.has(image.id))
        ? { ...page, images: page.images.map((image) => (ids.has(image.id) ? change(image) : image)) }
        : page,
    ),
  };
}
