import type { CustomThumbnailStyle } from '#contract/styles.ts';
import { presentThumbnailStyle } from '../present.ts';
import type { ThumbnailStyleRow } from '../thumbnail-style-store.ts';
import { ActiveTrainings } from './active-trainings.ts';
import { cancelEntry, cancelTraining } from './cancel-training.ts';
import { type ChangedWords, changeStyle } from './change-style.ts';
import { deletedChannel, deleteStyle } from './delete-style.ts';
import type { TrainingContext, TrainingDeps } from './deps.ts';
import { recoverStyle } from './recover-style.ts';
import { recoverTrainings } from './recover-trainings.ts';
import { runTraining } from './run-training.ts';
import { type SentTraining, startTraining } from './start-training.ts';
import { removeFilesEntry, removeFilesWithoutStyle } from './style-files.ts';
import { recoverEntry, trainEntry } from './training-entries.ts';

/**
 * Trainings that this process holds at once, nearly all of which wait for a provider; what is done here has a limit of its
 * own, and so has each engine. Of one user's, all processes together work on one after the other.
 */
const mostHeld = 100;

/** Styles that users train on their own pictures, from the upload to the end of the training. */
export interface TrainedStyles {
  /**
   * Throws `too_few_pictures`, `no_trained_styles`, `too_many_trainings`, `style_name_taken`, `trigger_word_taken`,
   * `training_pictures_blank`, `training_pictures_alike`, `content_policy`, and what reading a picture throws.
   */
  train(sent: SentTraining): Promise<CustomThumbnailStyle>;
  /** Throws `not_found`, `style_name_taken`, `trigger_word_taken`. */
  change(userId: string, id: string, words: ChangedWords, signal: AbortSignal): Promise<CustomThumbnailStyle>;
  /** Throws `not_found`. */
  delete(userId: string, id: string): Promise<void>;
  /** Trains a style again whose training failed. Throws `not_found`. */
  recover(userId: string, id: string): Promise<CustomThumbnailStyle>;
  /** Registers the workers; call before the queue starts. Answers how to stop listening. */
  work(): Promise<() => Promise<void>>;
  /** Takes up what nobody is working on; also runs every minute once `work` was called. */
  takeUp(): Promise<number>;
}

export function createTrainedStyles(deps: TrainingDeps): TrainedStyles {
  const context: TrainingContext = { ...deps, active: new ActiveTrainings() };
  const present = (row: ThumbnailStyleRow) => presentThumbnailStyle(row, deps.sign);
  return {
    train: async (sent) => present(await startTraining(context, sent)),
    change: async (...changed) => present(await changeStyle(context, ...changed)),
    delete: (userId, id) => deleteStyle(context, userId, id),
    recover: async (userId, id) => present(await recoverStyle(context, userId, id)),
    work: () => work(context),
    takeUp: () => recoverTrainings(context),
  };
}

async function work(context: TrainingContext): Promise<() => Promise<void>> {
  const { queue, database } = context;
  queue.work(trainEntry, ({ payload, signal }) => runTraining(context, payload, signal), {
    concurrency: mostHeld,
    isElastic: true,
    perGroup: 1,
  });
  queue.work(removeFilesEntry, ({ payload }) => removeFilesWithoutStyle(context, payload));
  queue.work(cancelEntry, ({ payload, signal }) => cancelTraining(context, payload, signal));
  queue.work(recoverEntry, async () => {
    await recoverTrainings(context);
  });
  queue.schedule(recoverEntry, '* * * * *', {});
  return database.listen(deletedChannel, (trainingId) => context.active.stop(trainingId, 'deleted'));
}
