import { and, eq } from 'drizzle-orm';
import type { EventPayload } from '#contract/events.ts';
import type { CustomThumbnailStyle } from '#contract/styles.ts';
import { AppError } from '#server/platform/app-error.ts';
import { presentThumbnailStyle, statusOf } from '../present.ts';
import { customThumbnailStyles } from '../schema.ts';
import { findStyle, type StyleInTraining, updateStyle, withTraining } from '../thumbnail-style-store.ts';
import { countStart } from './allowance.ts';
import { cancelEntry, cancelTraining } from './cancel-training.ts';
import { type ChangedWords, changeStyle } from './change-style.ts';
import { type TrainingContext, trainerId } from './deps.ts';
import { lockStyleChanges } from './names.ts';
import { type SentTraining, startTraining } from './start-training.ts';
import { removeFilesEntry, removeOrphanedFiles } from './style-files.ts';
import { addTraining, defineTraining } from './training-kind.ts';

/** Styles that users train on their own pictures, from upload to the end of the training. */
export interface TrainedStyles {
  /**
   * Throws `too_few_pictures`, `too_many_trained_styles`, `too_many_trainings`, `style_name_taken`,
   * `trigger_word_taken`, `training_pictures_blank`, `training_pictures_identical`, `content_policy`, and
   * what reading a picture throws.
   */
  train(sent: SentTraining): Promise<CustomThumbnailStyle>;
  /** Throws `not_found`, `style_name_taken`, `trigger_word_taken`. */
  change(userId: string, id: string, words: ChangedWords, signal: AbortSignal): Promise<CustomThumbnailStyle>;
  /** Throws `not_found`. */
  delete(userId: string, id: string): Promise<void>;
  /** Restarts a failed training. Throws `not_found`. */
  recover(userId: string, id: string): Promise<CustomThumbnailStyle>;
  /** Registers the workers that clean up after trainings; call before the queue starts. */
  work(): void;
}

/** Defines trainings as a kind of job. */
export function createTrainedStyles(context: TrainingContext): TrainedStyles {
  defineTraining(context);
  const present = (style: StyleInTraining) => presentThumbnailStyle(style, context.sign);
  return {
    train: async (sent) => present(await startTraining(context, sent)),
    change: async (...changed) => present(await changeStyle(context, ...changed)),
    delete: (userId, id) => deleteStyle(context, userId, id),
    recover: async (userId, id) => present(await recoverStyle(context, userId, id)),
    work() {
      context.queue.work(removeFilesEntry, ({ payload }) => removeOrphanedFiles(context, payload));
      context.queue.work(cancelEntry, ({ payload, signal }) => cancelTraining(context, payload, signal));
    },
  };
}

/** Deletes a trained style, then its files, and cancels a running training. Throws `not_found`. */
async function deleteStyle(context: TrainingContext, userId: string, id: string): Promise<void> {
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
    await context.onDeleted(tx, { userId, styleId: id });
    const payload: EventPayload<'style.deleted'> = { id };
    await events.publish(tx, userId, 'style.deleted', payload);
  });
}

/**
 * Restarts a failed training on the stored pictures: free, and not counted in the month. Returns any other
 * style as it is. Throws `not_found`.
 */
async function recoverStyle(context: TrainingContext, userId: string, id: string): Promise<StyleInTraining> {
  const engine = await trainerId(context, userId);
  return context.database.inTransaction(async (tx) => {
    await lockStyleChanges(tx, userId);
    const style = await findStyle(tx, userId, id);
    if (style === null) throw new AppError('not_found');
    const before = await withTraining(tx, style);
    if (statusOf(before) !== 'failed') return before;
    const next = { trainingId: context.newId(), engine };
    const again = await updateStyle(tx, style, next);
    // Counts the start again if the failure had returned it. The restart does not depend on it.
    await countStart(tx, { userId, styleId: id }, true);
    return addTraining(context, tx, again);
  });
}
