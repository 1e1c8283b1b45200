import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Reader, Tx } from '#server/platform/database/database.ts';
import type { Place } from '../pages/place-queries.ts';
import { type ImageRow, imageColumns, images } from '../schema.ts';
import { lockGallery } from '../stacks/counters.ts';

/** A user's own picture, in the trash or not. */
export async function findImage(db: Reader, userId: string, id: string): Promise<ImageRow | null> {
  const [row] = await db
    .select(imageColumns)
    .from(images)
    .where(and(eq(images.userId, userId), eq(images.id, id)));
  return (row && (await withVersions(db, userId, [row]))[0]) ?? null;
}

/** A user's own picture outside the trash. */
export async function findPresent(db: Reader, userId: string, id: string): Promise<ImageRow | null> {
  const row = await findImage(db, userId, id);
  return row?.deletedAt === null ? row : null;
}

/** Those outside the trash. */
export async function findImagesOfJobs(db: Reader, userId: string, jobIds: string[]): Promise<ImageRow[]> {
  if (jobIds.length === 0) return [];
  const rows = await db
    .select(imageColumns)
    .from(images)
    .where(and(eq(images.userId, userId), inArray(images.jobId, jobIds), isNull(images.deletedAt)))
    .orderBy(images.jobId, images.position);
  return withVersions(db, userId, rows);
}

/**
 * Whether a picture, in the trash or not, has the references that this job stored; if so, it cannot be
 * deleted forever before the transaction ends.
 */
export async function lockSharingImages(tx: Tx, userId: string, jobId: string): Promise<boolean> {
  await lockGallery(tx, userId);
  const rows = await tx
    .select({ id: images.id })
    .from(images)
    .where(and(eq(images.userId, userId), eq(images.referencesOf, jobId)))
    .limit(1);
  return rows.length > 0;
}

/** The same for the picture under the words of a design. */
export async function lockSharingBase(tx: Tx, userId: string, baseKey: string): Promise<boolean> {
  await lockGallery(tx, userId);
  const rows = await tx
    .select({ id: images.id })
    .from(images)
    .where(and(eq(images.userId, userId), eq(images.baseKey, baseKey)))
    .limit(1);
  return rows.length > 0;
}

/** Whether a user's own picture exists, in the trash or not; if so, locks it until the transaction ends. */
export async function holdImage(tx: Tx, userId: string, id: string): Promise<boolean> {
  await lockGallery(tx, userId);
  const rows = await tx
    .select({ id: images.id })
    .from(images)
    .where(and(eq(images.userId, userId), eq(images.id, id)));
  return rows.length > 0;
}

/** The pictures at these places, in order, without those deleted meanwhile. */
export function readPlaces(db: Reader, userId: string, places: readonly Place[]): Promise<ImageRow[]> {
  return readByIds(
    db,
    userId,
    places.map(({ id }) => id),
  );
}

/** The same by id. */
export async function readByIds(db: Reader, userId: string, ids: readonly string[]): Promise<ImageRow[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select(imageColumns)
    .from(images)
    .where(and(eq(images.userId, userId), inArray(images.id, [...ids])));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return withVersions(
    db,
    userId,
    ids.flatMap((id) => byId.get(id) ?? []),
  );
}

/** How many of them are the user's own pictures. */
export async function countByIds(db: Reader, userId: string, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0;
  return db.$count(images, and(eq(images.userId, userId), inArray(images.id, [...ids])));
}

/** Adds the number of versions to those that are not their stack's top. */
async function withVersions(db: Reader, userId: string, rows: ImageRow[]): Promise<ImageRow[]> {
  const stacks = rows
    .filter(({ isTop, deletedAt }) => !isTop && deletedAt === null)
    .map((row) => row.stackKey);
  if (stacks.length === 0) return rows;
  const tops = await db
    .select({ stackKey: images.stackKey, versions: images.versions })
    .from(images)
    .where(and(eq(images.userId, userId), inArray(images.stackKey, stacks), sql`${images.isTop}`));
  const versions = new Map(tops.map((top) => [top.stackKey, top.versions]));
  return rows.map((row) => ({ ...row, versions: versions.get(row.stackKey) ?? row.versions }));
}
