import * as z from 'zod';
import type { Tx } from '#server/platform/database/database.ts';
import { defineJob } from '#server/platform/queue/queue.ts';
import type { ThumbnailStyleRow } from '../thumbnail-style-store.ts';
import { cancelEntry } from './cancel-training.ts';
import type { TrainingContext } from './deps.ts';
import { removeFilesEntry } from './style-files.ts';

const idsSchema = z.object({ userId: z.string(), styleId: z.string(), trainingId: z.string() });
export type TrainingIds = z.infer<typeof idsSchema>;

/** A worker's turn at a training, waiting for its engine included. */
const longestTurnSeconds = 6 * 3_600;

/** Wakes a worker for a training; the row says all the rest. A provider may take hours. */
export const trainEntry = defineJob('style-train', idsSchema, { expireSeconds: longestTurnSeconds });

/** However long an engine may take by its own word: its time is over before the entry's is. */
export const longestTrainingMs = (longestTurnSeconds - 3_600) * 1_000;

/** Takes up trainings that nobody is working on, every minute. */
export const recoverEntry = defineJob('style-recover-trainings', z.object({}));

/** All of them, for a process that enqueues but does not work. */
export const trainingEntries = [trainEntry, recoverEntry, removeFilesEntry, cancelEntry] as const;

/** Has a worker train the style, once the transaction commits and, where that is said, so many milliseconds are over. */
export async function enqueueTraining(
  { queue, clock }: Pick<TrainingContext, 'queue' | 'clock'>,
  tx: Tx,
  { userId, id, trainingId }: ThumbnailStyleRow,
  { afterMs }: { afterMs?: number } = {},
): Promise<void> {
  await queue.enqueue(
    tx,
    trainEntry,
    { userId, styleId: id, trainingId },
    {
      key: trainingId,
      group: { id: userId },
      ...(afterMs !== undefined && { startAfter: new Date(clock.now().getTime() + afterMs) }),
    },
  );
}
