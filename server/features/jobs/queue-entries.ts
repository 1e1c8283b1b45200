import * as z from 'zod';
import { defineJob } from '#server/platform/queue/queue.ts';

/**
 * Wakes a worker for a job; the row says all the rest. A job may wait for one slow engine after the other; a worker that
 * dies meanwhile is noticed by its heartbeat.
 */
export const runEntry = defineJob('job-run', z.object({ userId: z.string(), jobId: z.string() }), {
  expireSeconds: 3_600,
});

/**
 * The same for jobs whose engine works elsewhere: they wait in a line of their own, so that none of them takes a place of
 * those that are drawn here. Many are held at once, each by little more than a timer, and say so less often.
 */
export const runElsewhereEntry = defineJob(
  'job-run-elsewhere',
  z.object({ userId: z.string(), jobId: z.string() }),
  { expireSeconds: 6 * 3_600, heartbeatSeconds: 60 },
);

/** The entry of a job by its engine. */
export function entryFor(
  { isElsewhere }: { isElsewhere(engine: string): boolean },
  engine: string,
): typeof runEntry {
  return isElsewhere(engine) ? runElsewhereEntry : runEntry;
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

/** All of them, for a process that enqueues but does not work. */
export const jobEntries = [runEntry, runElsewhereEntry, discardEntry, recoverEntry, forgetKeysEntry] as const;
