import type { GallerySort } from '#contract/gallery-fields.ts';
import type { GalleryImage, ImagePage } from '#contract/images.ts';
import { type GalleryPage, type GalleryPages, isBefore, type PageCursor } from './gallery-pages.ts';

/** The ids of the first and last drawn picture of a list. */
export interface DrawnSpan {
  first: string;
  last: string;
}

interface Renewal {
  /** Fetches the page after a cursor; null is the start. */
  ask: (cursor: string | null) => Promise<ImagePage>;
  cursor: string | null;
  /** The list so far; undefined before the first answer. */
  held: GalleryPages | undefined;
  /** Null if unknown: then all pages are fetched. */
  drawnSpan: DrawnSpan | null;
  sort: GallerySort;
}

/**
 * Fetches or refetches one page of a list. Refetching all pages would take hundreds of calls after long
 * scrolling. So only the first page, which has the total, and those around the visible pictures are fetched;
 * the others are marked as old and fetched when the user comes near.
 * A page extends to where it ended before and the next one starts there, however many pictures have come or
 * gone, so that no gap opens between a new page and an old one.
 */
export async function renewPage({ ask, cursor, held, drawnSpan, sort }: Renewal): Promise<GalleryPage> {
  const index = held?.pageParams.indexOf(cursor) ?? -1;
  const page = held?.pages[index];
  if (held === undefined || page === undefined) return withEnd(await ask(cursor));
  if (index > 0 && drawnSpan !== null && isFar(held, index, drawnSpan)) return { ...page, isOld: true };
  const first = await ask(cursor);
  const { end } = page;
  const nextCursor = held.pageParams[index + 1];
  if (typeof nextCursor !== 'string' || end === undefined) return withEnd(first);
  const images = [...first.images];
  let answer = first;
  while (answer.nextCursor !== null && !reaches(images, end, sort)) {
    answer = await ask(answer.nextCursor);
    images.push(...answer.images);
  }
  const within = images.filter((image) => !isBefore(end, image, sort));
  const hasMore = answer.hasMore || within.length < images.length;
  return { ...first, images: within, end, hasMore, nextCursor: hasMore ? nextCursor : null };
}

function withEnd(page: ImagePage): GalleryPage {
  return { ...page, end: page.images.at(-1) };
}

/** Whether pictures reach the end of a page, or beyond. */
function reaches(images: readonly GalleryImage[], end: PageCursor, sort: GallerySort): boolean {
  const last = images.at(-1);
  return last !== undefined && !isBefore(last, end, sort);
}

/** Whether the visible pictures include an old page. */
export function isOldAt({ pages }: GalleryPages, drawnSpan: DrawnSpan): boolean {
  if (!pages.some(({ isOld }) => isOld)) return false;
  const { from, to } = pagesAt(pages, drawnSpan);
  return from >= 0 && pages.slice(from, to + 1).some(({ isOld }) => isOld);
}

/** More than a page away from the visible pictures. */
function isFar({ pages }: GalleryPages, index: number, drawnSpan: DrawnSpan): boolean {
  const { from, to } = pagesAt(pages, drawnSpan);
  return from >= 0 && (index < from - 1 || index > to + 1);
}

/** The range of pages with visible pictures; from -1 if there are none. */
function pagesAt(pages: readonly GalleryPage[], { first, last }: DrawnSpan): { from: number; to: number } {
  const pageOf = (id: string) => pages.findIndex(({ images }) => images.some((image) => image.id === id));
  const [from, to] = [pageOf(first), pageOf(last)];
  return from < 0 || to < 0 ? { from: -1, to: -1 } : { from: Math.min(from, to), to: Math.max(from, to) };
}
