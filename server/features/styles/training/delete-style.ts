import { and, eq } from 'drizzle-orm';
import type { EventPayload } from '#contract/events.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import { customThumbnailStyles } from '../schema.ts';
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
      .returning({ trainingId: customThumbnailStyles.trainingId });
    if (gone === undefined) throw new AppError('not_found');
    await queue.enqueue(tx, removeFilesEntry, { userId, styleId: id });
    await database.notify(tx, deletedChannel, gone.trainingId);
    const payload: EventPayload<'style.deleted'> = { id };
    await events.publish(tx, userId, 'style.deleted', payload);
  });
}
