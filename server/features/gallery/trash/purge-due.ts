import { lte } from 'drizzle-orm';
import { dayMs } from '#contract/durations.ts';
import { galleryLimits } from '#contract/limits.ts';
import type { GalleryContext } from '../context.ts';
import { images } from '../schema.ts';
import { lockGallery } from '../stacks/counters.ts';
import { readStacksOf } from '../stacks/stacks.ts';
import { removeImages } from './remove-images.ts';

/** Pictures found at once; each user's of them are deleted in one transaction. */
const batchSize = 500;

/**
 * Deletes forever what has reached its time in the trash, and returns how many pictures. What is restored
 * meanwhile stays.
 */
export async function purgeDue(context: GalleryContext, signal?: AbortSignal): Promise<number> {
  const { database, clock } = context;
  const before = new Date(clock.now().getTime() - galleryLimits.trashDays * dayMs);
  let purged = 0;
  while (true) {
    signal?.throwIfAborted();
    const due = await database.db
      .select({ userId: images.userId, id: images.id })
      .from(images)
      .where(lte(images.deletedAt, before))
      .orderBy(images.deletedAt)
      .limit(batchSize);
    for (const [userId, theirs] of Map.groupBy(due, (row) => row.userId)) {
      purged += await purgeOf(context, { userId, before, ids: theirs.map(({ id }) => id) });
    }
    if (due.length < batchSize) return purged;
  }
}

function purgeOf(
  context: GalleryContext,
  { userId, ids, before }: { userId: string; ids: string[]; before: Date },
): Promise<number> {
  return context.database.inTransaction(async (tx) => {
    await lockGallery(tx, userId);
    const requested = new Set(ids);
    const stillDue = (await readStacksOf(tx, userId, ids)).filter(
      ({ id, deletedAt }) => requested.has(id) && deletedAt !== null && deletedAt <= before,
    );
    const count = await removeImages(
      context,
      tx,
      userId,
      stillDue.map(({ id }) => id),
    );
    if (count > 0) await context.events.publish(tx, userId, 'gallery.changed', {});
    return count;
  });
}
