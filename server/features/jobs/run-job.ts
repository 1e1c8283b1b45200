import { isActive } from '#contract/jobs.ts';
import type { JobsContext } from './context.ts';
import { endWithoutResult } from './end-job.ts';
import { explainFailure, OutOfAttemptsError } from './explain-failure.ts';
import type { Completion, PartialResult, RunningJob } from './kinds.ts';
import {
  claimJob,
  completeJob,
  type Lease,
  returnToQueue,
  type SavedResult,
  saveEngine,
  saveSubmitting,
  saveTicket,
} from './lease.ts';
import { createProgress } from './progress.ts';
import { publishJob, publishPictures } from './publish-job.ts';
import { discardEntry, enqueueJob } from './queue-entries.ts';
import { isOutOfAttempts, waitBeforeNext } from './retry.ts';
import { type JobRow, keptBy } from './schema.ts';
import { findJob } from './store.ts';
import { newLeaseToken } from './watch-processes.ts';

/** Thrown when a worker finds that it no longer holds the job. */
export class LeaseLostError extends Error {}

/**
 * Works on one job until it has ended. Throws only if the end could not be written (the database is down) or
 * the server is stopping: then the queue redelivers the job.
 */
export async function runJob(
  context: JobsContext,
  wanted: { userId: string; jobId: string },
  shutdown: AbortSignal,
): Promise<void> {
  const lease: Lease = { ...wanted, token: newLeaseToken(context) };
  const row = await claim(context, lease);
  if (row === null) return;
  if (isOutOfAttempts(row)) {
    return fail(context, lease, row, new OutOfAttemptsError('every attempt has taken its process down'));
  }

  const controller = context.active.begin(lease.jobId);
  const stop = () => controller.abort('shutdown');
  shutdown.addEventListener('abort', stop);
  if (shutdown.aborted) stop();
  const work = new AbortController();
  try {
    const job = toRunningJob(context, lease, row, controller, work.signal);
    const result = await context.kinds.get(row.kind).run(job);
    work.abort();
    await complete(context, lease, row, result);
  } catch (error) {
    await handleFailure(context, lease, row, controller.signal, error);
  } finally {
    work.abort();
    shutdown.removeEventListener('abort', stop);
    context.active.done(lease.jobId, controller);
  }
}

function claim(context: JobsContext, lease: Lease): Promise<JobRow | null> {
  return context.database.inTransaction(async (tx) => {
    const row = await claimJob(tx, lease, context.clock.now());
    if (row && !isOutOfAttempts(row)) await publishJob(context, tx, row, []);
    return row;
  });
}

function toRunningJob(
  context: JobsContext,
  lease: Lease,
  row: JobRow,
  controller: AbortController,
  ended: AbortSignal,
): RunningJob<unknown> {
  const assertLeaseHeld = (isHeld: boolean) => {
    if (isHeld) return;
    controller.abort('taken-over');
    throw new LeaseLostError('another worker has taken this job');
  };
  const { clearWorker, revealOnly, ...progress } = createProgress(context, lease, {
    kind: context.kinds.get(row.kind),
    isMeasured: row.isMeasured,
    resumedFrom: row.submission === 'submitted' ? row.submittedAt : null,
    signal: AbortSignal.any([controller.signal, ended]),
    onLost: () => controller.abort('taken-over'),
  });
  return {
    userId: lease.userId,
    jobId: lease.jobId,
    input: row.input,
    attempt: row.attempt,
    cost: row.cost,
    engine: row.engine,
    submission: row.submission,
    ticket: row.ticket,
    submittedAt: row.submittedAt,
    signal: controller.signal,
    ...progress,
    revealOnly: async (kept) => assertLeaseHeld(await revealOnly(kept)),
    async mayCall(engine) {
      if (!context.isPaid(engine)) return true;
      const { coins } = context;
      return row.cost === 0 ? coins.mayCallPaidEngines(lease.userId) : coins.areAccepted(lease);
    },
    switchEngine: async (engine) => {
      const isMeasured = context.isMeasured(engine);
      await clearWorker(isMeasured);
      assertLeaseHeld(await saveEngine(context.database.db, lease, { engine, isMeasured }));
    },
    saveSubmitting: async () =>
      assertLeaseHeld(await saveSubmitting(context.database.db, lease, context.clock.now())),
    saveTicket: async (ticket, cancel) => {
      const isHeld = await saveTicket(context.database.db, lease, { ...ticket });
      if (!isHeld && !(await isResumable(context, lease))) await cancel?.();
      assertLeaseHeld(isHeld);
    },
  };
}

/** Whether a worker can find the engine's work by a stored ticket. */
async function isResumable({ database }: JobsContext, { userId, jobId }: Lease): Promise<boolean> {
  const row = await findJob(database.db, userId, jobId);
  return row !== null && isActive(row.status) && row.ticket !== null;
}

async function complete(
  context: JobsContext,
  lease: Lease,
  row: JobRow,
  result: Completion | PartialResult,
): Promise<void> {
  const completion = 'completion' in result ? result.completion : result;
  const saved = toSavedResult(context, row, result);
  await context.database.inTransaction(async (tx) => {
    const done = await completeJob(tx, lease, saved, context.clock.now());
    if (done === null) {
      throw new LeaseLostError('the job ended or was taken over before its result could be written');
    }
    const images = await completion(tx);
    if (row.cost > 0) await context.coins.settle(tx, { jobId: lease.jobId, amount: saved.cost });
    if (row.attempt > 1) {
      await context.queue.enqueue(tx, discardEntry, {
        userId: lease.userId,
        jobId: lease.jobId,
        keepAttempt: row.attempt,
      });
    }
    await publishPictures(context, tx, done, images);
  });
  context.onEnded?.({ tool: row.tool, cost: saved.cost, status: 'completed' });
  if ('error' in result) {
    const { made, ordered, error } = result;
    const record = { jobId: lease.jobId, engine: row.engine, made, ordered, error };
    context.log.warn(record, 'a job made only some of its pictures');
  }
}

/** Each picture of a job costs the same: those that were not made are not charged. */
function toSavedResult(
  context: JobsContext,
  { kind, cost }: JobRow,
  result: Completion | PartialResult,
): SavedResult {
  if (!('made' in result)) return { cost, made: null, errorCode: null, errorMessage: null };
  const { made, ordered, error } = result;
  const { code, message } = explainFailure(error, context.kinds.get(kind).errorCodeOf);
  return { cost: (cost / ordered) * made, made, errorCode: code, errorMessage: message };
}

async function handleFailure(
  context: JobsContext,
  lease: Lease,
  row: JobRow,
  signal: AbortSignal,
  error: unknown,
): Promise<void> {
  const isOver =
    error instanceof LeaseLostError || signal.reason === 'cancelled' || signal.reason === 'taken-over';
  if (isOver) {
    await discardAttempt(context, lease, row);
    return;
  }
  if (signal.reason === 'shutdown') {
    await requeueJob(context, lease, { isCounted: false, hasStartedNothing: false });
    throw error;
  }
  const waitMs = context.kinds.get(row.kind).isRetried ? waitBeforeNext(row, error) : null;
  if (waitMs === null) return fail(context, lease, row, error);
  // A retryable engine error either started nothing in this attempt, or its ticket finds it.
  const hasStartedNothing = row.submission !== 'submitting';
  const isBack = await requeueJob(context, lease, { isCounted: true, hasStartedNothing, afterMs: waitMs });
  if (!isBack) return discardAttempt(context, lease, row);
  context.log.warn({ jobId: lease.jobId, engine: row.engine, error }, 'a job will be retried');
}

/**
 * Returns a job to the queue; with `afterMs` by a new entry, since the current one completes. False if the
 * lease was lost.
 */
async function requeueJob(
  context: JobsContext,
  lease: Lease,
  { afterMs, ...how }: { isCounted: boolean; hasStartedNothing: boolean; afterMs?: number },
): Promise<boolean> {
  return context.database.inTransaction(async (tx) => {
    const returned = await returnToQueue(tx, lease, how);
    if (returned === null) return false;
    if (afterMs !== undefined) {
      const startAfter = new Date(context.clock.now().getTime() + afterMs);
      await enqueueJob(context, tx, returned, { startAfter });
    }
    await publishJob(context, tx, returned, []);
    return true;
  });
}

/** Ends a job that has failed, unless it was cancelled or taken over and the news of that is on its way. */
async function fail(context: JobsContext, lease: Lease, row: JobRow, error: unknown): Promise<void> {
  const { errorCodeOf } = context.kinds.get(row.kind);
  const { code, message, isExpected } = explainFailure(error, errorCodeOf);
  const record = { jobId: lease.jobId, engine: row.engine, code, error };
  let ended: JobRow | null;
  try {
    ended = await context.database.inTransaction((tx) =>
      endWithoutResult(context, tx, { ...lease, status: 'failed', code, message, error }),
    );
  } catch (cause) {
    // The queue logs only the database's error.
    context.log.error(record, 'a job failed, and its end could not be stored');
    throw cause;
  }
  if (ended === null) return discardAttempt(context, lease, row);
  context.onEnded?.({ tool: row.tool, cost: row.cost, status: 'failed' });
  context.log[isExpected ? 'info' : 'error'](record, 'a job failed');
}

/**
 * This attempt's files are no longer needed: the job was cancelled, or another attempt provides the picture.
 * While another attempt is pending or running nothing is removed; the completing one cleans up.
 */
async function discardAttempt(context: JobsContext, lease: Lease, row: JobRow): Promise<void> {
  const current = await findJob(context.database.db, lease.userId, lease.jobId);
  if (current === null || current.status === 'queued' || current.status === 'processing') return;
  const keepAttempt = current.status === 'completed' ? current.attempt : null;
  await context.kinds.get(row.kind).discard({
    ...lease,
    input: row.input,
    keepAttempt,
    kept: keptBy(current),
    mayBeRetried: current.status === 'failed',
  });
}
