import * as z from 'zod';
import type { Tx } from '#server/platform/database/database.ts';
import { defineJob, type EnqueueOptions, type Queue } from '#server/platform/queue/queue.ts';
import type { JobDuration } from './kinds.ts';
import { jobRetry } from './retry.ts';

const jobIds = z.object({ userId: z.string(), jobId: z.string() });

/** An entry that failed, or whose process died, comes again as often as its job may be tried. */
const redelivery = {
  redeliveryLimit: jobRetry.maxAttempts,
  redeliveryDelaySeconds: jobRetry.firstWaitMs / 1_000,
};

/**
 * Wakes a worker for a job; the row says all the rest. A job may wait for one slow engine after the other; a worker that
 * dies meanwhile is noticed by its heartbeat.
 */
export const runEntry = defineJob('job-run', jobIds, { ...redelivery, expireSeconds: 3_600 });

/**
 * The same for jobs whose engine works elsewhere: they wait in a line of their own, so that none of them takes a place of
 * those that are drawn here. Many are held at once, each by little more than a timer, and say so less often.
 */
export const runRemoteEntry = defineJob('job-run-elsewhere', jobIds, {
  ...redelivery,
  expireSeconds: 6 * 3_600,
  heartbeatSeconds: 60,
});

/** The same for long work on this machine: a design that takes a moment never waits behind it. */
export const runLongEntry = defineJob('job-run-long', jobIds, { ...redelivery, expireSeconds: 3_600 });

const hours = 6;

/** The same for work that takes hours, wherever its engine is. */
export const runHoursEntry = defineJob('job-run-hours', jobIds, {
  ...redelivery,
  expireSeconds: hours * 3_600,
});

/** What one attempt at a job of hours may last, in milliseconds: it is over before its entry expires. */
export const longestAttemptMs = (hours - 1) * 3_600_000;

/** Where jobs wait for a worker. */
export const runEntries = [runEntry, runRemoteEntry, runLongEntry, runHoursEntry] as const;

/** Those in which no job waits for a later time by itself. */
export const promptEntries = [runEntry, runRemoteEntry, runLongEntry] as const;

interface Lines {
  isElsewhere(engine: string): boolean;
  kinds: { get(kind: string): { duration: JobDuration } };
}

/** The entry of a job by its kind, and by where its engine works. */
export function entryFor(
  { isElsewhere, kinds }: Lines,
  { engine, kind }: { engine: string; kind: string },
): typeof runEntry {
  const { duration } = kinds.get(kind);
  if (duration === 'hours') return runHoursEntry;
  if (isElsewhere(engine)) return runRemoteEntry;
  return duration === 'minutes' ? runLongEntry : runEntry;
}

/** Has a worker woken for a job, once the transaction commits. */
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

/** Removes what the attempts of an ended job have left in the store. */
export const discardEntry = defineJob(
  'job-discard',
  z.object({ userId: z.string(), jobId: z.string(), keepAttempt: z.number().int().nullable() }),
);

/** Takes up unfinished jobs that nobody is working on, every minute. */
export const recoverEntry = defineJob('job-recover', z.object({}));

/** Forgets old Idempotency-Keys, every hour. */
export const forgetKeysEntry = defineJob('job-forget-keys', z.object({}));

/** All of them, for a queue that enqueues them without handlers. */
export const jobEntries = [...runEntries, discardEntry, recoverEntry, forgetKeysEntry] as const;
