import { and, desc, eq, gt, inArray, lte } from 'drizzle-orm';
import { minuteMs } from '#contract/durations.ts';
import { type prepareZip as prepareCall, selectionSchema, type ZipFormat } from '#contract/gallery.ts';
import { galleryLimits } from '#contract/limits.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Reader } from '#server/platform/database/database.ts';
import type { Answer } from '#server/platform/http/api.ts';
import { type ReadSelection, readBatch } from '../changes/selected.ts';
import type { GalleryContext } from '../context.ts';
import { countPlaces } from '../pages/count-places.ts';
import type { Place } from '../pages/place-queries.ts';
import { resolveFilter } from '../pages/resolve-filter.ts';
import { countByIds } from '../pictures/store.ts';
import { galleryZipPlaces, galleryZips } from '../schema.ts';

export const zipPath = '/api/gallery/zips';

/** The contents of a zip. */
export interface ZipRequest {
  userId: string;
  selection: ReadSelection;
  format: ZipFormat;
}

/**
 * Stores a selection as a zip, and returns its URL, valid for half an hour. Throws `not_found` if none of the
 * pictures exists.
 */
export async function prepareZip(
  { database, clock, newId }: GalleryContext,
  { userId, selection, format }: ZipRequest,
): Promise<Answer<typeof prepareCall>> {
  const count = await countSelected(database.db, userId, selection);
  if (count === 0) throw new AppError('not_found');
  const id = newId();
  const expiresAt = new Date(clock.now().getTime() + galleryLimits.zipMinutes * minuteMs);
  await database.inTransaction(async (tx) => {
    await tx.insert(galleryZips).values({ userId, id, selection, format, expiresAt });
    // Each may name thousands of pictures, so a user's are limited. Ids rise with time.
    const surplus = tx
      .select({ id: galleryZips.id })
      .from(galleryZips)
      .where(eq(galleryZips.userId, userId))
      .orderBy(desc(galleryZips.id))
      .offset(galleryLimits.zipsPerUser);
    await tx.delete(galleryZips).where(and(eq(galleryZips.userId, userId), inArray(galleryZips.id, surplus)));
  });
  return { url: `${zipPath}/${id}`, count };
}

/** A lower bound of the selected pictures; 0 if there are none. */
async function countSelected(db: Reader, userId: string, selection: ReadSelection): Promise<number> {
  if ('filter' in selection) {
    const { total } = await countPlaces(db, await resolveFilter(db, userId, selection.filter));
    const left = total - selection.except.length;
    if (left > 0) return left;
  }
  let after: Place | undefined;
  while (true) {
    const { ids, next } = await readBatch(db, userId, selection, after);
    const count = await countByIds(db, userId, ids);
    if (count > 0 || next === null) return count;
    after = next;
  }
}

/** Finds a zip by its URL. Throws `not_found` for another user's and an expired one. */
export async function findZip(
  { database, clock }: GalleryContext,
  { userId, id }: { userId: string; id: string },
): Promise<ZipRequest> {
  const [row] = await database.db
    .select()
    .from(galleryZips)
    .where(
      and(eq(galleryZips.userId, userId), eq(galleryZips.id, id), gt(galleryZips.expiresAt, clock.now())),
    );
  const selection = selectionSchema.safeParse(row?.selection);
  if (!row || !selection.success) throw new AppError('not_found');
  return { userId, selection: selection.data, format: row.format };
}

/** Deletes expired zips, and the places of crashed processes. */
export async function sweepZips({ database, clock }: GalleryContext): Promise<void> {
  const now = clock.now();
  await database.db.delete(galleryZips).where(lte(galleryZips.expiresAt, now));
  await database.db.delete(galleryZipPlaces).where(lte(galleryZipPlaces.endsAt, now));
}
