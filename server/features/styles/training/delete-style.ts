import { and, eq } from 'drizzle-orm';
import type { EventPayload } from '#contract/events.ts';
import { AppError } from '#server/platform/app-error.ts';
import { customThumbnailStyles } from '../schema.ts';
import { findStyle } from '../thumbnail-style-store.ts';
import type { TrainingContext } from './deps.ts';
import { lockStyleChanges } from './names.ts';
import { removeFilesEntry } from './style-files.ts';

/** Deletes a trained style, then its files, and cancels a running training. Throws `not_found`. */
export async function deleteStyle(context: TrainingContext, userId: string, id: string): Promise<void> {
  const { database, queue, events, jobs } = context;
  await database.inTransaction(async (tx) => {
    await lockStyleChanges(tx, userId);
    const style = await findStyle(tx, userId, id);
    if (style === null) throw new AppError('not_found');
    // Locks the job before the style, like the completion of a training.
    await jobs.cancelWithin(tx, { userId, jobId: style.trainingId });
    const table = customThumbnailStyles;
    await tx.delete(table).where(and(eq(table.userId, userId), eq(table.id, id)));
    await queue.enqueue(tx, removeFilesEntry, { userId, styleId: id });
    const payload: EventPayload<'style.deleted'> = { id };
    await events.publish(tx, userId, 'style.deleted', payload);
  });
}
