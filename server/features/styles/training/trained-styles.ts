import type { CustomThumbnailStyle } from '#contract/styles.ts';
import { presentThumbnailStyle } from '../present.ts';
import type { StyleInTraining } from '../thumbnail-style-store.ts';
import { cancelEntry, cancelTraining } from './cancel-training.ts';
import { type ChangedWords, changeStyle } from './change-style.ts';
import { deleteStyle } from './delete-style.ts';
import type { TrainingContext } from './deps.ts';
import { recoverStyle } from './recover-style.ts';
import { type SentTraining, startTraining } from './start-training.ts';
import { removeFilesEntry, removeFilesWithoutStyle } from './style-files.ts';
import { defineTraining } from './training-kind.ts';

/** Styles that users train on their own pictures, from upload to the end of the training. */
export interface TrainedStyles {
  /**
   * Throws `too_few_pictures`, `no_trained_styles`, `too_many_trainings`, `style_name_taken`,
   * `trigger_word_taken`, `training_pictures_blank`, `training_pictures_alike`, `content_policy`, and what
   * reading a picture throws.
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
      context.queue.work(removeFilesEntry, ({ payload }) => removeFilesWithoutStyle(context, payload));
      context.queue.work(cancelEntry, ({ payload, signal }) => cancelTraining(context, payload, signal));
    },
  };
}
