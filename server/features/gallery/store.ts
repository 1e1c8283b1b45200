import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Reader, Tx } from '#server/platform/database/database.ts';
import { type ImageRow, images, type NewImageRow, userCounters } from './schema.ts';

/** Where a page ended: the creation time and id of its last picture. */
export interface PageEnd {
  createdAt: Date;
  id: string;
}

/** Adds a picture and counts it. A picture of the same job and place is refused by the table. */
export async function insertImage(tx: Tx, row: NewImageRow): Promise<ImageRow> {
  const [inserted] = await tx.insert(images).values(row).returning();
  if (!inserted) throw new Error('an inserted picture was not returned');
  await changeCount(tx, row.userId, 1);
  return inserted;
}

/** Removes a picture and returns its row; null when the user has no such picture. */
export async function removeImage(tx: Tx, userId: string, id: string): Promise<ImageRow | null> {
  const [removed] = await tx
    .delete(images)
    .where(and(eq(images.userId, userId), eq(images.id, id)))
    .returning();
  if (!removed) return null;
  await changeCount(tx, userId, -1);
  return removed;
}

/** Whether the user has a picture with the references that this job has stored. */
export async function sharesReferences(tx: Tx, userId: string, jobId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: images.id })
    .from(images)
    .where(and(eq(images.userId, userId), eq(images.referencesOf, jobId)))
    .limit(1);
  return rows.length > 0;
}

/** The same, and none of those pictures can be deleted before the transaction ends. */
export async function lockSharers(tx: Tx, userId: string, jobId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: images.id })
    .from(images)
    .where(and(eq(images.userId, userId), eq(images.referencesOf, jobId)))
    .for('share');
  return rows.length > 0;
}

async function changeCount(tx: Tx, userId: string, change: number): Promise<void> {
  await tx
    .insert(userCounters)
    .values({ userId, images: Math.max(0, change) })
    .onConflictDoUpdate({
      target: userCounters.userId,
      set: { images: sql`${userCounters.images} + ${change}` },
    });
}

export async function findImage(db: Reader, userId: string, id: string): Promise<ImageRow | null> {
  const [row] = await db
    .select()
    .from(images)
    .where(and(eq(images.userId, userId), eq(images.id, id)));
  return row ?? null;
}

export async function findImagesOfJobs(db: Reader, userId: string, jobIds: string[]): Promise<ImageRow[]> {
  if (jobIds.length === 0) return [];
  return db
    .select()
    .from(images)
    .where(and(eq(images.userId, userId), inArray(images.jobId, jobIds)))
    .orderBy(images.jobId, images.position);
}

/**
 * Newest first; `after` is where the page before ended. Both columns are compared as one row and in the order of the
 * index, so that a page costs the same wherever it lies in a gallery of a million pictures.
 */
export function selectPage(
  db: Reader,
  userId: string,
  range: { limit: number; after?: PageEnd | undefined; offset?: number | undefined },
) {
  const { after } = range;
  const isOlder = after
    ? sql`(${images.createdAt}, ${images.id}) < (${after.createdAt.toISOString()}::timestamptz, ${after.id})`
    : undefined;
  return db
    .select()
    .from(images)
    .where(and(eq(images.userId, userId), isOlder))
    .orderBy(desc(images.createdAt), desc(images.id))
    .limit(range.limit)
    .offset(range.offset ?? 0);
}

/** A sum over one small row a user. */
export async function countAllImages(db: Reader): Promise<number> {
  const [row] = await db
    .select({ images: sql<number>`coalesce(sum(${userCounters.images}), 0)::int` })
    .from(userCounters);
  return row?.images ?? 0;
}

export async function countImages(db: Reader, userId: string): Promise<number> {
  const [row] = await db
    .select({ images: userCounters.images })
    .from(userCounters)
    .where(eq(userCounters.userId, userId));
  return row?.images ?? 0;
}
