import { and, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Reader, Tx } from '#server/platform/database/database.ts';
import { isOutsideTrash } from '../gallery/gallery.ts';
import { type NewUpscaleRow, type UpscaleRow, upscales } from './schema.ts';

function isOf(userId: string, id: string): SQL | undefined {
  return and(eq(upscales.userId, userId), eq(upscales.id, id));
}

/** Writes a record down; false where there is one with this id. */
export async function insertUpscale(tx: Tx, row: NewUpscaleRow): Promise<boolean> {
  const rows = await tx.insert(upscales).values(row).onConflictDoNothing().returning({ id: upscales.id });
  return rows.length > 0;
}

/** A user's own record by its id. */
export async function findUpscale(db: Reader, userId: string, id: string): Promise<UpscaleRow | null> {
  const [row] = await db.select().from(upscales).where(isOf(userId, id));
  return row ?? null;
}

/** The same by its id or by that of its result. */
export async function findUpscaleByAnyId(db: Reader, userId: string, id: string): Promise<UpscaleRow | null> {
  const [row] = await db
    .select()
    .from(upscales)
    .where(and(eq(upscales.userId, userId), or(eq(upscales.id, id), eq(upscales.imageId, id))));
  return row ?? null;
}

/** The record whose source this file is. */
export async function findUpscaleByKey(db: Reader, userId: string, key: string): Promise<UpscaleRow | null> {
  const [row] = await db
    .select()
    .from(upscales)
    .where(
      and(
        eq(upscales.userId, userId),
        or(sql`${upscales.source}->>'key' = ${key}`, sql`${upscales.source}->>'thumbnailKey' = ${key}`),
      ),
    )
    .limit(1);
  return row ?? null;
}

/** Says what has come of a record's job, in the transaction that completes it. */
export async function completeUpscale(
  tx: Tx,
  { userId, id, imageId }: { userId: string; id: string; imageId: string },
): Promise<void> {
  await tx.update(upscales).set({ imageId }).where(isOf(userId, id));
}

/** Removes a record and answers it; null where there is none. */
export async function removeUpscale(tx: Tx, userId: string, id: string): Promise<UpscaleRow | null> {
  const [row] = await tx.delete(upscales).where(isOf(userId, id)).returning();
  return row ?? null;
}

/** Removes the records of pictures and answers them. */
export async function removeUpscalesOf(
  tx: Tx,
  userId: string,
  imageIds: readonly string[],
): Promise<UpscaleRow[]> {
  return tx
    .delete(upscales)
    .where(and(eq(upscales.userId, userId), inArray(upscales.imageId, [...imageIds])))
    .returning();
}

/** Where a page ended. */
interface PageEnd {
  at: Date;
  id: string;
}

/** What the history shows: all but those whose result is in the trash. */
function isShown(userId: string): SQL | undefined {
  return and(eq(upscales.userId, userId), isOutsideTrash(upscales.userId, upscales.imageId));
}

/** Newest first. Both columns are compared as one row and in the order of the index. */
export function selectUpscales(
  db: Reader,
  userId: string,
  { limit, after, offset = 0 }: { limit: number; after?: PageEnd | undefined; offset?: number | undefined },
): Promise<UpscaleRow[]> {
  const isOlder = after
    ? sql`(${upscales.createdAt}, ${upscales.id}) < (${after.at.toISOString()}::timestamptz, ${after.id})`
    : undefined;
  return db
    .select()
    .from(upscales)
    .where(and(isShown(userId), isOlder))
    .orderBy(desc(upscales.createdAt), desc(upscales.id))
    .limit(limit)
    .offset(offset);
}

/** How many the history shows, counted no further than `atMost`. */
export async function countUpscales(db: Reader, userId: string, atMost: number): Promise<number> {
  const some = db.select({ id: upscales.id }).from(upscales).where(isShown(userId)).limit(atMost).as('some');
  const [row] = await db.select({ count: sql<number>`count(*)::int` }).from(some);
  return row?.count ?? 0;
}
