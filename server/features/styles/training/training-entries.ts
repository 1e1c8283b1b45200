import * as z from 'zod';
import type { Tx } from '#server/platform/database/database.ts';
import { defineJob } from '#server/platform/queue/queue.ts';
import type { ThumbnailStyleRow } from '../thumbnail-style-store.ts';
import type { TrainingContext } from './deps.ts';
import { removeFilesEntry } from './style-files.ts';

const idsSchema = z.object({ userId: z.string(), styleId: z.string(), trainingId: z.string() });
export type TrainingIds = z.infer<typeof idsSchema>;

/** Wakes a worker for a training; the row says all the rest. A provider may take hours. */
export const trainEntry = defineJob('style-train', idsSchema, { expireSeconds: 6 * 3_600 });

/** Takes up trainings that nobody is working on, every minute. */
export const recoverEntry = defineJob('style-recover-trainings', z.object({}));

/** All of them, for a process that enqueues but does not work. */
export const trainingEntries = [trainEntry, recoverEntry, removeFilesEntry] as const;

/** Has a worker train the style, once the transaction commits. */
export async function enqueueTraining(
  { queue }: Pick<TrainingContext, 'queue'>,
  tx: Tx,
  { userId, id, trainingId }: ThumbnailStyleRow,
): Promise<void> {
  await queue.enqueue(
    tx,
    trainEntry,
    { userId, styleId: id, trainingId },
    { key: trainingId, group: { id: userId } },
  );
}
