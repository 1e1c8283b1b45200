import type { ImagePage } from '#contract/images.ts';
import type { GalleryContext } from './context.ts';
import { readCursor, writeCursor } from './cursor.ts';
import { presentImage } from './present.ts';
import { countImages, selectPage } from './store.ts';

/** One page of a user's gallery, newest first. A cursor wins over a page number. */
export async function listImages(
  context: GalleryContext,
  userId: string,
  query: { limit: number; cursor?: string | undefined; page?: number | undefined },
): Promise<ImagePage> {
  const { database, sign } = context;
  const after = query.cursor === undefined ? undefined : readCursor(query.cursor);
  const offset = after || !query.page ? 0 : (query.page - 1) * query.limit;
  // One more than asked tells whether there is a next page.
  const rows = await selectPage(database.db, userId, { limit: query.limit + 1, after, offset });
  const total = await countImages(database.db, userId);
  const shown = rows.slice(0, query.limit);
  const last = shown.at(-1);
  const hasMore = rows.length > query.limit;
  return {
    success: true,
    images: shown.map((row) => presentImage(row, sign)),
    total,
    totalCount: total,
    hasMore,
    nextCursor: hasMore && last ? writeCursor(last) : null,
  };
}
