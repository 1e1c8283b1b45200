import * as z from 'zod';
import { hourMs, hourSeconds } from '#contract/durations.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { defineJob, type EnqueueOptions, type Queue } from '#server/platform/queue/queue.ts';
import type { JobDuration } from './kinds.ts';
import { jobRetry } from './retry.ts';

const jobIds = z.object({ userId: z.string(), jobId: z.string() });

/** A failed entry, or one of a crashed process, is redelivered as often as its job may be tried. */
const redelivery = {
  redeliveryLimit: jobRetry.maxAttempts,
  redeliveryDelaySeconds: jobRetry.firstWaitMs / 1_000,
};

/**
 * Wakes a worker for a job; everything else is in the row. A job may wait for several slow engines in turn; a
 * dead worker is noticed by its heartbeat.
 */
export const runEntry = defineJob('job-run', jobIds, { ...redelivery, expireSeconds: hourSeconds });

/**
 * For jobs with remote engines: a separate queue, so they take no slots from built-in jobs. Many run at once,
 * each costing little more than a timer, with rarer heartbeats.
 */
export const runRemoteEntry = defineJob('job-run-remote', jobIds, {
  ...redelivery,
  expireSeconds: 6 * hourSeconds,
  heartbeatSeconds: 60,
});

/** For long built-in work, so that a quick design never waits behind it. */
export const runLongEntry = defineJob('job-run-long', jobIds, { ...redelivery, expireSeconds: hourSeconds });

const hours = 6;

/** For work of hours, wherever its engine is. */
export const runHoursEntry = defineJob('job-run-hours', jobIds, {
  ...redelivery,
  expireSeconds: hours * hourSeconds,
});

/** Time limit of one attempt at work of hours, in milliseconds: shorter than its entry's expiry. */
export const maxAttemptMs = (hours - 1) * hourMs;

/** The queues of jobs. */
export const runEntries = [runEntry, runRemoteEntry, runLongEntry, runHoursEntry] as const;

/** Those in which no job is enqueued for later. */
export const promptEntries = [runEntry, runRemoteEntry, runLongEntry] as const;

interface Lines {
  isRemote(engine: string): boolean;
  kinds: { get(kind: string): { duration: JobDuration } };
}

/** The queue of a job, by its kind and its engine. */
export function entryFor(
  { isRemote, kinds }: Lines,
  { engine, kind }: { engine: string; kind: string },
): typeof runEntry {
  const { duration } = kinds.get(kind);
  if (duration === 'hours') return runHoursEntry;
  if (isRemote(engine)) return runRemoteEntry;
  return duration === 'minutes' ? runLongEntry : runEntry;
}

/** Enqueues a job, in the caller's transaction. */
export async function enqueueJob(
  context: Lines & { queue: Pick<Queue, 'enqueue'> },
  tx: Tx,
  { userId, id, engine, kind }: { userId: string; id: string; engine: string; kind: string },
  options: Pick<EnqueueOptions, 'priority' | 'startAfter'> = {},
): Promise<void> {
  const entry = entryFor(context, { engine, kind });
  await context.queue.enqueue(
    tx,
    entry,
    { userId, jobId: id },
    { key: id, group: { id: userId }, ...options },
  );
}

/** Removes what the attempts of an ended job have stored. */
export const discardEntry = defineJob(
  'job-discard',
  z.object({ userId: z.string(), jobId: z.string(), keepAttempt: z.number().int().nullable() }),
);

/** Resumes abandoned jobs, every minute. */
export const recoverEntry = defineJob('job-recover', z.object({}));

/** Deletes old Idempotency-Keys, every hour. */
export const deleteOldKeysEntry = defineJob('job-forget-keys', z.object({}));

/** All of them, for a queue without handlers. */
export const jobEntries = [...runEntries, discardEntry, recoverEntry, deleteOldKeysEntry] as const;
