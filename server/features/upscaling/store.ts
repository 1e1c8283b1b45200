import { and, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Reader, Tx } from '#server/platform/database/database.ts';
import { isOutsideTrash } from '../gallery/gallery.ts';
import { type NewUpscaleRow, type UpscaleRow, upscales } from './schema.ts';

function isOf(userId: string, id: string): SQL | undefined {
  return and(eq(upscales.userId, userId), eq(upscales.id, id));
}

/** Inserts a record. Returns false if its id exists. */
export async function insertUpscale(tx: Tx, row: NewUpscaleRow): Promise<boolean> {
  const rows = await tx.insert(upscales).values(row).onConflictDoNothing().returning({ id: upscales.id });
  return rows.length > 0;
}

/** Finds a user's own record by id. */
export async function findUpscale(db: Reader, userId: string, id: string): Promise<UpscaleRow | null> {
  const [row] = await db.select().from(upscales).where(isOf(userId, id));
  return row ?? null;
}

/** Finds a record by its id or its result's. */
export async function findUpscaleByAnyId(db: Reader, userId: string, id: string): Promise<UpscaleRow | null> {
  const [row] = await db
    .select()
    .from(upscales)
    .where(and(eq(upscales.userId, userId), or(eq(upscales.id, id), eq(upscales.imageId, id))));
  return row ?? null;
}

/** Finds the record with this source file. */
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

/** Adds the result to a record, in the transaction that completes its job. */
export async function completeUpscale(
  tx: Tx,
  { userId, id, imageId }: { userId: string; id: string; imageId: string },
): Promise<void> {
  await tx.update(upscales).set({ imageId }).where(isOf(userId, id));
}

/** Removes a record and returns it; null if there is none. */
export async function removeUpscale(tx: Tx, userId: string, id: string): Promise<UpscaleRow | null> {
  const [row] = await tx.delete(upscales).where(isOf(userId, id)).returning();
  return row ?? null;
}

/** Removes the records of pictures and returns them. */
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

/** Hides records whose result is in the trash. */
function isShown(userId: string): SQL | undefined {
  return and(eq(upscales.userId, userId), isOutsideTrash(upscales.userId, upscales.imageId));
}

/** Newest first. Compares both columns as one row, in the order of the index. */
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

/** Counts the visible records, up to `atMost`. */
export async function countUpscales(db: Reader, userId: string, atMost: number): Promise<number> {
  const some = db.select({ id: upscales.id }).from(upscales).where(isShown(userId)).limit(atMost).as('some');
  const [row] = await db.select({ count: sql<number>`count(*)::int` }).from(some);
  return row?.count ?? 0;
}
