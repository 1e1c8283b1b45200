import { and, eq, sql } from 'drizzle-orm';
import * as z from 'zod';
import { defineJob } from '#server/platform/queue/queue.ts';
import type { GalleryContext } from '../context.ts';
import { images } from '../schema.ts';
import { lockGallery } from '../stacks/counters.ts';
import { markOf } from '../stacks/marks.ts';
import { readStacksOf, writeStates } from '../stacks/stacks.ts';

/** Removes the pictures of a deleted collection from it. */
export const removeCollectionEntry = defineJob(
  'gallery-forget-collection',
  z.object({ userId: z.string(), id: z.string() }),
);

const batchSize = 1_000;

/**
 * One transaction per batch, so that it can be interrupted and resumed. Pictures in the trash leave the
 * collection when they are restored.
 */
export async function removeFromCollection(
  { database, events }: GalleryContext,
  { userId, id }: { userId: string; id: string },
  signal: AbortSignal,
): Promise<void> {
  let forgotten = 0;
  while (true) {
    signal.throwIfAborted();
    const found = await database.inTransaction(async (tx) => {
      await lockGallery(tx, userId);
      const rows = await tx
        .select({ id: images.id })
        .from(images)
        .where(
          and(
            eq(images.userId, userId),
            sql`${images.isTop}`,
            sql`${images.marks} @> array[${markOf({ kind: 'collection', value: id })}]::text[]`,
          ),
        )
        .limit(batchSize);
      const before = await readStacksOf(
        tx,
        userId,
        rows.map((row) => row.id),
      );
      const after = before.map((state) =>
        state.deletedAt === null
          ? { ...state, collections: state.collections.filter((other) => other !== id) }
          : state,
      );
      await writeStates(tx, userId, { before, after });
      if (rows.length < batchSize && forgotten + rows.length > 0) {
        await events.publish(tx, userId, 'gallery.changed', {});
      }
      return rows.length;
    });
    forgotten += found;
    if (found < batchSize) return;
  }
}
