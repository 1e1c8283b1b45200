import { and, desc, eq, sql } from 'drizzle-orm';
import type { FaceExpression } from '#contract/faces.ts';
import type { Reader, Tx } from '#server/platform/database/database.ts';
import { type FaceRow, faceConsents, faces } from './schema.ts';

const isOne = (userId: string, id: string) => and(eq(faces.userId, userId), eq(faces.id, id));

/** Serialises the changes of a user's library: two at once cannot both take the last place. */
export async function lockLibrary(tx: Tx, userId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`faces of ${userId}`}, 0))`);
}

/** A user's faces, newest first: few enough to read at once. */
export function selectFaces(db: Reader, userId: string): Promise<FaceRow[]> {
  return db.select().from(faces).where(eq(faces.userId, userId)).orderBy(desc(faces.id));
}

export async function selectFace(db: Reader, userId: string, id: string): Promise<FaceRow | null> {
  const [row] = await db.select().from(faces).where(isOne(userId, id));
  return row ?? null;
}

/** When the user agreed that photos of their face are kept; null if they have not. */
export async function selectConsent(db: Reader, userId: string): Promise<Date | null> {
  const [row] = await db.select().from(faceConsents).where(eq(faceConsents.userId, userId));
  return row?.givenAt ?? null;
}

export async function insertConsent(tx: Tx, userId: string, givenAt: Date): Promise<void> {
  await tx.insert(faceConsents).values({ userId, givenAt }).onConflictDoNothing();
}

export async function insertFace(tx: Tx, row: FaceRow): Promise<void> {
  await tx.insert(faces).values(row);
}

export async function updateExpression(
  db: Reader,
  { userId, id, expression }: { userId: string; id: string; expression: FaceExpression },
): Promise<FaceRow | null> {
  const [row] = await db.update(faces).set({ expression }).where(isOne(userId, id)).returning();
  return row ?? null;
}

/** Removes a face, or all of a user's, and returns the ids of those that were there. */
export async function removeFaces(tx: Tx, userId: string, id?: string): Promise<string[]> {
  const removed = await tx
    .delete(faces)
    .where(id === undefined ? eq(faces.userId, userId) : isOne(userId, id))
    .returning({ id: faces.id });
  return removed.map((row) => row.id);
}

export async function removeConsent(tx: Tx, userId: string): Promise<void> {
  await tx.delete(faceConsents).where(eq(faceConsents.userId, userId));
}
