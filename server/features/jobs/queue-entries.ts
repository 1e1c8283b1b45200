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

/** The same for long work on this machine: a design that takes a moment never waits behind it. */
export const runLongEntry = defineJob('job-run-long', z.object({ userId: z.string(), jobId: z.string() }), {
  expireSeconds: 3_600,
});

/** Where jobs wait for a worker. */
export const runEntries = [runEntry, runElsewhereEntry, runLongEntry] as const;

/** The entry of a job by its engine, and by its kind where that works on this machine. */
export function entryFor(
  {
    isElsewhere,
    kinds,
  }: { isElsewhere(engine: string): boolean; kinds: { get(kind: string): { isLong: boolean } } },
  { engine, kind }: { engine: string; kind: string },
): typeof runEntry {
  if (isElsewhere(engine)) return runElsewhereEntry;
  return kinds.get(kind).isLong ? runLongEntry : runEntry;
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
export const jobEntries = [...runEntries, discardEntry, recoverEntry, forgetKeysEntry] as const;
