import type { GallerySort } from '#contract/gallery.ts';
import type { GalleryImage, ImagePage } from '#contract/images.ts';
import { type GalleryPage, type GalleryPages, isBefore, type PagePlace } from './gallery-pages.ts';

/** The first and the last picture of a list that are drawn, by their ids. */
export interface LookedAt {
  first: string;
  last: string;
}

interface Renewal {
  /** Asks the server for the page behind a cursor; null is the beginning. */
  ask: (cursor: string | null) => Promise<ImagePage>;
  cursor: string | null;
  /** What there is of the list; undefined before its first answer. */
  held: GalleryPages | undefined;
  /** Null where nobody tells: then all pages are asked for. */
  lookedAt: LookedAt | null;
  sort: GallerySort;
}

/**
 * One page of a list that is asked for, or asked for again. Asking again for all pages would be hundreds of calls for who
 * has scrolled far: only the first page, which says how many pictures there are, and those around what is looked at are
 * asked for; the others are held as old ones, to be asked for when somebody comes near.
 *
 * A page goes on to where it ended before and the next one begins, however many pictures have come or gone in it, so
 * that there is no gap between a new page and an old one.
 */
export async function renewPage({ ask, cursor, held, lookedAt, sort }: Renewal): Promise<GalleryPage> {
  const index = held?.pageParams.indexOf(cursor) ?? -1;
  const page = held?.pages[index];
  if (held === undefined || page === undefined) return withEnd(await ask(cursor));
  if (index > 0 && lookedAt !== null && isFar(held, index, lookedAt)) return { ...page, isOld: true };
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

/** Whether pictures go on to where a page ends, or beyond. */
function reaches(images: readonly GalleryImage[], end: PagePlace, sort: GallerySort): boolean {
  const last = images.at(-1);
  return last !== undefined && !isBefore(last, end, sort);
}

/** Whether somebody comes to a page that was not asked for again when the others were. */
export function isOldAt({ pages }: GalleryPages, lookedAt: LookedAt): boolean {
  if (!pages.some(({ isOld }) => isOld)) return false;
  const { from, to } = pagesAt(pages, lookedAt);
  return from >= 0 && pages.slice(from, to + 1).some(({ isOld }) => isOld);
}

/** More than a page away from what is looked at. */
function isFar({ pages }: GalleryPages, index: number, lookedAt: LookedAt): boolean {
  const { from, to } = pagesAt(pages, lookedAt);
  return from >= 0 && (index < from - 1 || index > to + 1);
}

/** The pages that hold what is looked at; from -1 where none does. */
function pagesAt(pages: readonly GalleryPage[], { first, last }: LookedAt): { from: number; to: number } {
  const pageOf = (id: string) => pages.findIndex(({ images }) => images.some((image) => image.id === id));
  const [from, to] = [pageOf(first), pageOf(last)];
  return from < 0 || to < 0 ? { from: -1, to: -1 } : { from: Math.min(from, to), to: Math.max(from, to) };
}
