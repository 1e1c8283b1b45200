import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Tx } from '#server/platform/database/database.ts';
import type { MovedPictures } from '../gallery/gallery.ts';
import type { ShareContext } from './context.ts';
import { announce } from './owner-links.ts';
import { type SharePictureRow, shareComments, sharePictures } from './schema.ts';
import { picturesOf } from './store.ts';

/**
 * Removes pictures that are deleted forever from their links, with what was said about them; a link without
 * pictures goes with its last one. The trash only hides a picture, which is decided when a link is read.
 */
export async function followPictures(
  context: ShareContext,
  tx: Tx,
  { userId, ids, to }: MovedPictures,
): Promise<void> {
  if (ids.length === 0) return;
  const isTheirs = and(eq(sharePictures.userId, userId), inArray(sharePictures.imageId, [...ids]));
  const rows = await tx
    .select()
    .from(sharePictures)
    .where(isTheirs)
    .orderBy(asc(sharePictures.linkId), asc(sharePictures.place));
  const changed = [...new Set(rows.map(({ linkId }) => linkId))];
  const emptied: string[] = [];
  if (to === 'nowhere') {
    // A comment or a choice that is under way ends before, or finds no picture.
    for (const id of changed) await context.links.lockOwn(tx, userId, id);
    for (const row of rows) await forgetPicture(context, tx, row);
    for (const id of changed) if ((await picturesOf(tx, id)).length === 0) emptied.push(id);
    await context.links.delete(tx, userId, emptied);
  }
  for (const id of changed) await announce(context, tx, { id, userId });
}

async function forgetPicture({ links }: ShareContext, tx: Tx, row: SharePictureRow): Promise<void> {
  const { linkId, place } = row;
  await tx.delete(shareComments).where(and(eq(shareComments.linkId, linkId), eq(shareComments.place, place)));
  await links.forgetOption(tx, linkId, String(place));
  await tx.delete(sharePictures).where(and(eq(sharePictures.linkId, linkId), eq(sharePictures.place, place)));
}
