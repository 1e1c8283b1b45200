import { and, desc, eq, inArray, isNull, lt, lte, sql } from 'drizzle-orm';
import { editTypes } from '#contract/edit-calls.ts';
import { editLimits } from '#contract/edits.ts';
import type { Reader, Tx } from '#server/platform/database/database.ts';
import { type EditRow, edits } from './schema.ts';

/** Inserts an edit. Returns false if the same request has inserted one before. */
export async function insertEdit(tx: Tx, row: EditRow): Promise<boolean> {
  const rows = await tx.insert(edits).values(row).onConflictDoNothing().returning({ id: edits.id });
  return rows.length > 0;
}

/** Newest first; `before` is the last id of the previous page. */
export function selectPage(
  db: Reader,
  userId: string,
  range: { limit: number; before?: string | undefined },
): Promise<EditRow[]> {
  const isOlder = range.before === undefined ? undefined : lt(edits.id, range.before);
  return db
    .select()
    .from(edits)
    .where(and(eq(edits.userId, userId), isOlder))
    .orderBy(desc(edits.id))
    .limit(range.limit);
}

export async function findByKey(db: Reader, userId: string, key: string): Promise<EditRow | null> {
  const [row] = await db
    .select()
    .from(edits)
    .where(and(eq(edits.userId, userId), eq(edits.idempotencyKey, key)));
  return row ?? null;
}

export async function hasEdit(db: Reader, userId: string, id: string): Promise<boolean> {
  const rows = await db
    .select({ id: edits.id })
    .from(edits)
    .where(and(eq(edits.userId, userId), eq(edits.id, id)));
  return rows.length > 0;
}

/**
 * Removes the oldest edits above the limit, and returns their files. Skips rows that another transaction
 * holds: waiting for them could deadlock.
 */
export async function removeSurplus(tx: Tx, userId: string): Promise<string[]> {
  const [newestSurplus] = await tx
    .select({ id: edits.id })
    .from(edits)
    .where(eq(edits.userId, userId))
    .orderBy(desc(edits.id))
    .offset(editLimits.maxPerUser)
    .limit(1);
  if (!newestSurplus) return [];
  const surplus = tx
    .select({ id: edits.id })
    .from(edits)
    .where(and(eq(edits.userId, userId), lte(edits.id, newestSurplus.id)))
    .for('update', { skipLocked: true });
  const removed = await tx
    .delete(edits)
    .where(and(eq(edits.userId, userId), inArray(edits.id, surplus)))
    .returning({ key: edits.thumbnailKey });
  return filesOf(removed);
}

/** Removes what the server itself has written about an AI edit, of which there is no file. */
export async function removeMade(tx: Tx, userId: string, editedImageId: string): Promise<void> {
  await tx
    .delete(edits)
    .where(
      and(
        eq(edits.userId, userId),
        eq(edits.editedImageId, editedImageId),
        isNull(edits.thumbnailKey),
        inArray(sql`${edits.metadata}->>'editType'`, Object.values(editTypes)),
      ),
    );
}

/** Removes the edits of deleted pictures, and returns their files. */
export async function removeOfPictures(
  tx: Tx,
  userId: string,
  imageIds: readonly string[],
): Promise<string[]> {
  if (imageIds.length === 0) return [];
  const removed = await tx
    .delete(edits)
    .where(and(eq(edits.userId, userId), inArray(edits.editedImageId, [...imageIds])))
    .returning({ key: edits.thumbnailKey });
  return filesOf(removed);
}

function filesOf(rows: readonly { key: string | null }[]): string[] {
  return rows.flatMap(({ key }) => (key === null ? [] : [key]));
}
