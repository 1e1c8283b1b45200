import { and, eq, inArray } from 'drizzle-orm';
import type { Database, Tx } from '#server/platform/database/database.ts';
import type { MovedPictures } from '../../gallery/gallery.ts';
import { announceChange } from '../changes.ts';
import { showcaseItems } from '../schema.ts';

/** Hides pictures in the trash until they are restored, and removes those deleted forever. */
export async function followPictures(
  database: Database,
  tx: Tx,
  { userId, ids, to }: MovedPictures,
): Promise<void> {
  if (ids.length === 0) return;
  const theirs = and(eq(showcaseItems.userId, userId), inArray(showcaseItems.imageId, ids));
  const changed =
    to === 'nowhere'
      ? await tx.delete(showcaseItems).where(theirs).returning({ id: showcaseItems.id })
      : await tx
          .update(showcaseItems)
          .set({ isInTrash: to === 'trash' })
          .where(theirs)
          .returning({ id: showcaseItems.id });
  if (changed.length > 0) await announceChange(database, tx);
}
