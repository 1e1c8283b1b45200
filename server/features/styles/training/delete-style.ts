import { and, eq } from 'drizzle-orm';
import type { EventPayload } from '#contract/events.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import { customThumbnailStyles } from '../schema.ts';
import type { ThumbnailStyleRow } from '../thumbnail-style-store.ts';
import { enqueueCancel, isUnderWay } from './cancel-training.ts';
import type { TrainingContext } from './deps.ts';
import { removeFilesEntry } from './style-files.ts';

/** The channel on which every worker hears of styles that were deleted; the payload is their training's id. */
export const deletedChannel = 'style_deleted';

/** Deletes a trained style, its files after it, and ends its training where it is under way. Throws `not_found`. */
export async function deleteStyle(context: TrainingContext, userId: string, id: string): Promise<void> {
  const { database, queue, events } = context;
  await database.inTransaction(async (tx) => {
    const [gone] = await tx
      .delete(customThumbnailStyles)
      .where(and(eq(customThumbnailStyles.userId, userId), eq(customThumbnailStyles.id, id)))
      .returning();
    if (gone === undefined) throw new AppError('not_found');
    await queue.enqueue(tx, removeFilesEntry, { userId, styleId: id });
    await stopTrainings(context, tx, [gone]);
    const payload: EventPayload<'style.deleted'> = { id };
    await events.publish(tx, userId, 'style.deleted', payload);
  });
}

/** Ends the trainings of styles that this transaction deletes: in the process that waits for them, and at the provider. */
export async function stopTrainings(
  context: Pick<TrainingContext, 'database' | 'queue'>,
  tx: Tx,
  gone: readonly ThumbnailStyleRow[],
): Promise<void> {
  for (const row of gone.filter(isUnderWay)) {
    await enqueueCancel(context, tx, row);
    await context.database.notify(tx, deletedChannel, row.trainingId);
  }
}
