import type { GallerySort } from '#contract/gallery.ts';
import type { GalleryFilter } from '#contract/gallery-filters.ts';
import type { listImages as call } from '#contract/images.ts';
import type { Answer } from '#server/platform/http/api.ts';
import type { GalleryContext } from '../context.ts';
import { presentImage } from '../pictures/present.ts';
import { readPlaces } from '../pictures/store.ts';
import { countPlaces } from './count-places.ts';
import { nameList, readCursor, writeCursor } from './cursor.ts';
import { findPlaces } from './find-places.ts';
import { resolveFilter } from './resolve-filter.ts';

export interface PageQuery extends GalleryFilter {
  sort?: GallerySort;
  limit: number;
  cursor?: string | undefined;
  page?: number | undefined;
}

/**
 * Returns one page of a user's pictures. A cursor overrides a page number; throws `validation_failed` for a
 * cursor of another user, filter or order. Rare matches may come in short or empty pages that still have a
 * next one.
 */
export async function listImages(
  context: GalleryContext,
  userId: string,
  { limit, cursor, page, sort = 'latest', ...filter }: PageQuery,
): Promise<Answer<typeof call>> {
  const { db } = context.database;
  const list = nameList(userId, { ...filter, sort });
  const start = cursor === undefined ? null : readCursor(list, cursor);
  const resolved = await resolveFilter(db, userId, filter, sort);
  const offset = start || !page ? 0 : (page - 1) * limit;
  const { places, next } = await findPlaces(db, resolved, { limit, after: start?.after, offset });
  const { total, isAtLeast } = start ?? (await countPlaces(db, resolved));
  const rows = await readPlaces(db, userId, places);
  return {
    images: rows.map((row) => presentImage(row, context.sign)),
    total,
    totalCount: total,
    isTotalAtLeast: isAtLeast,
    hasMore: next !== null,
    nextCursor: next && writeCursor(list, { after: next, total, isAtLeast }),
  };
}
