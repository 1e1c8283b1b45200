import type { InfiniteData } from '@tanstack/react-query';
import type { GallerySort } from '#contract/gallery-fields.ts';
import type { GalleryImage, ImagePage } from '#contract/images.ts';
import { stackOf } from '../filter/filters.ts';

/** What determines a picture's position in a list. */
export type PageCursor = Pick<GalleryImage, 'id' | 'createdAt' | 'deletedAt'>;

export interface GalleryPage extends ImagePage {
  /** The page's end when it was fetched: the next page starts there, even if that picture has gone. */
  end?: PageCursor | undefined;
  /** Not refetched when the first page was (`renew-page.ts`). */
  isOld?: true;
}

/** The gallery in the query cache: pages in order, each starting where the previous one ended. */
export type GalleryPages = InfiniteData<GalleryPage, unknown>;

/** All pictures of the loaded pages, each once: a page may repeat a picture that arrived live. */
export function imagesOf(data: GalleryPages | undefined): GalleryImage[] {
  const seen = new Map<string, GalleryImage>();
  for (const page of data?.pages ?? []) {
    for (const image of page.images) if (!seen.has(image.id)) seen.set(image.id, image);
  }
  return [...seen.values()];
}

/** The number of pictures on the server, according to the newest page. */
export function totalOf(data: GalleryPages | undefined): number {
  return data?.pages[0]?.total ?? 0;
}

/** Whether some pages are older than the total. */
export function hasOldPages(data: GalleryPages | undefined): boolean {
  return data?.pages.some(({ isOld }) => isOld) ?? false;
}

/** Whether there may be more pictures than the total. */
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
  /** Whether the list shows one picture of each stack, or every version. */
  isStacked: boolean;
  /** Whether the server has already counted it, wherever it belongs. */
  isCounted: boolean;
}

const newestFirst: Placing = { sort: 'latest', isStacked: true, isCounted: false };

/** Whether one picture precedes another in the server's order: by age, in the trash by deletion time. */
export function isBefore(one: PageCursor, other: PageCursor, sort: GallerySort): boolean {
  const [at, otherAt] = [one.deletedAt ?? one.createdAt, other.deletedAt ?? other.createdAt];
  const isNewer = at === otherAt ? one.id > other.id : at > otherAt;
  return (sort === 'latest') === isNewer;
}

/**
 * Inserts a new picture at its place, once. The newest version of a stack replaces the previous one. A
 * picture beyond the loaded pages is only counted: it will arrive with its page.
 */
export function withImage(
  data: GalleryPages,
  image: GalleryImage,
  { sort, isStacked, isCounted }: Placing = newestFirst,
): GalleryPages {
  const [first] = data.pages;
  if (first === undefined || hasImage(data, image.id)) return data;
  const other = isStacked ? imagesOf(data).find((known) => stackOf(known) === stackOf(image)) : undefined;
  // With equal timestamps (in milliseconds) the later arrival is the newer version.
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

/** A picture's place among the loaded pages; null beyond them. */
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

/** Removes a picture; no-op if it is not there. */
export function withoutImage(data: GalleryPages, id: string): GalleryPages {
  return withoutImages(data, new Set([id]));
}

/** Removes pictures; no-op for those that are not there. */
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

/** Replaces a picture in place; no-op if it is not there. */
export function withChanged(data: GalleryPages, image: GalleryImage): GalleryPages {
  return withEach(data, new Set([image.id]), () => image);
}

/** Changes some of the pictures in place. */
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
