import type { GallerySort } from '#contract/gallery-fields.ts';
import type { GalleryFilter } from '#contract/gallery-filters.ts';
import type { listImages as call } from '#contract/images.ts';
import type { Reader } from '#server/platform/database/database.ts';
import type { Answer } from '#server/platform/http/api.ts';
import type { GalleryContext } from '../context.ts';
import { presentImage } from '../pictures/present.ts';
import { readPlaces } from '../pictures/store.ts';
import type { ImageRow } from '../schema.ts';
import { countPlaces } from './count-places.ts';
import { nameList, readCursor, writeCursor } from './cursor.ts';
import { type Found, findPlaces } from './find-places.ts';
import type { Place } from './place-queries.ts';
import { type ResolvedFilter, resolveFilter } from './resolve-filter.ts';

export interface PageQuery extends GalleryFilter {
  sort?: GallerySort;
  limit: number;
  cursor?: string | undefined;
  page?: number | undefined;
  whole?: boolean;
}

/**
 * Returns one page of a user's pictures. A cursor overrides a page number; throws `validation_failed` for a
 * cursor of another user, filter or order. Rare matches may come in short or empty pages that still have a
 * next one.
 */
export async function listImages(
  context: GalleryContext,
  userId: string,
  { limit, cursor, page, whole = false, sort = 'latest', ...filter }: PageQuery,
): Promise<Answer<typeof call>> {
  const { db } = context.database;
  const list = nameList(userId, { ...filter, sort });
  const start = cursor === undefined ? null : readCursor(list, cursor);
  const resolved = await resolveFilter(db, userId, filter, sort);
  const offset = start || !page ? 0 : (page - 1) * limit;
  const found = await findPlaces(db, resolved, { limit, after: start?.after, offset });
  const { total, isAtLeast } = start ?? (await countPlaces(db, resolved));
  const read = await readPlaces(db, userId, found.places);
  const rest =
    whole && page === undefined ? await restOfGeneration(db, userId, { resolved, found, read }) : null;
  const rows = [...read, ...(rest?.rows ?? [])];
  const next = rest?.next ?? found.next;
  return {
    images: rows.map((row) => presentImage(row, context.sign)),
    total,
    totalCount: total,
    isTotalAtLeast: isAtLeast,
    hasMore: next !== null,
    nextCursor: next && writeCursor(list, { after: next, total, isAtLeast }),
  };
}

interface PageSoFar {
  resolved: ResolvedFilter;
  found: Found;
  read: readonly ImageRow[];
}

/** The other pictures of the generation that a page ends in; null if there are none after it. */
async function restOfGeneration(
  db: Reader,
  userId: string,
  { resolved, found, read }: PageSoFar,
): Promise<{ rows: ImageRow[]; next: Place | null } | null> {
  const last = read.at(-1);
  if (found.next === null || last === undefined || last.jobId === null || last.settings.count < 2)
    return null;
  // A page that ends short ends somewhere in the list, not at its last picture.
  if (found.next.id !== last.id) return null;
  const more = await findPlaces(db, resolved, { limit: last.settings.count - 1, after: found.next });
  const following = await readPlaces(db, userId, more.places);
  const end = following.findIndex(({ jobId }) => jobId !== last.jobId);
  const rows = end < 0 ? following : following.slice(0, end);
  if (rows.length === 0) return null;
  return { rows, next: end < 0 ? more.next : (more.places[rows.length - 1] ?? null) };
}
