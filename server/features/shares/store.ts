import { and, asc, count, eq, inArray } from 'drizzle-orm';
import type { Reader, Tx } from '#server/platform/database/database.ts';
import {
  type CommentRow,
  type SharePictureRow,
  type ShareRow,
  shareComments,
  sharePictures,
  shares,
} from './schema.ts';

/** Throws for a link of which no such row exists. */
export async function readShare(db: Reader, linkId: string): Promise<ShareRow> {
  const [row] = await db.select().from(shares).where(eq(shares.linkId, linkId));
  if (row === undefined) throw new Error('a link to pictures lacks its row');
  return row;
}

/** In the order of their places. */
export function picturesOf(db: Reader, linkId: string): Promise<SharePictureRow[]> {
  return db
    .select()
    .from(sharePictures)
    .where(eq(sharePictures.linkId, linkId))
    .orderBy(asc(sharePictures.place));
}

/** Oldest first. */
export function commentsOf(db: Reader, linkId: string): Promise<CommentRow[]> {
  return db
    .select()
    .from(shareComments)
    .where(eq(shareComments.linkId, linkId))
    .orderBy(asc(shareComments.id));
}

/** All of a list of links at once. */
export async function readShares(db: Reader, linkIds: readonly string[]) {
  if (linkIds.length === 0) return { shares: [], pictures: [], comments: new Map<string, number>() };
  const ids = [...linkIds];
  const counted = await db
    .select({ linkId: shareComments.linkId, total: count() })
    .from(shareComments)
    .where(inArray(shareComments.linkId, ids))
    .groupBy(shareComments.linkId);
  return {
    shares: await db.select().from(shares).where(inArray(shares.linkId, ids)),
    pictures: await db
      .select()
      .from(sharePictures)
      .where(inArray(sharePictures.linkId, ids))
      .orderBy(asc(sharePictures.linkId), asc(sharePictures.place)),
    comments: new Map(counted.map(({ linkId, total }) => [linkId, total])),
  };
}

export async function deleteComment(tx: Tx, linkId: string, id: string): Promise<boolean> {
  const rows = await tx
    .delete(shareComments)
    .where(and(eq(shareComments.linkId, linkId), eq(shareComments.id, id)))
    .returning({ id: shareComments.id });
  return rows.length > 0;
}

/** Deletes what is kept of deleted links. */
export async function deleteShares(tx: Tx, linkIds: readonly string[]): Promise<void> {
  if (linkIds.length === 0) return;
  for (const table of [shareComments, sharePictures, shares]) {
    await tx.delete(table).where(inArray(table.linkId, [...linkIds]));
  }
}
