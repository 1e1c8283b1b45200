import { isActive } from '#contract/jobs.ts';
import { trainingModes } from '#contract/trained-styles.ts';
import type { EngineTicket } from '#engines/calls.ts';
import { type Engine, EngineError } from '#engines/engine.ts';
import type { TrainedStyle, TrainingPicture } from '#engines/training.ts';
import { createFairSemaphore } from '#server/platform/fair-semaphore.ts';
import { readStoredPicture } from '#server/platform/images/stored-picture.ts';
import { untilAborted } from '#server/platform/until-aborted.ts';
import { findJob, LeaseLostError, longestAttemptMs, type RunningJob } from '../../jobs/jobs.ts';
import type { ThumbnailStyleRow } from '../thumbnail-style-store.ts';
import { enqueueCancel } from './cancel-training.ts';
import { createDelayedAbort } from './delayed-abort.ts';
import type { TrainingContext, TrainingEngine } from './deps.ts';

/** A job with any input. */
type Training = RunningJob<unknown>;

/** For a training that finished while its process was down: time to collect it. */
const leastMs = 2 * 60_000;
/** Longer than any provider takes to acknowledge a start. */
const longestBeginningMs = 2 * 60_000;

/** Concurrent trainings on this machine. */
const localTrainings = createFairSemaphore(2);

/** Trains the style with the job's engine, within its timeout; a paid training is started once. */
export function train(
  context: TrainingContext,
  style: ThumbnailStyleRow,
  job: Training,
): Promise<TrainedStyle> {
  const engine = trainerOf(context.engines.byId(job.engine), job.engine);
  const { userId, jobId, signal } = job;
  const work = () => learn(context, engine, style, job);
  if (!engine.capabilities.isRemote) return localTrainings.run({ userId, signal }, work);
  const isResumed = job.submission !== 'none';
  const call = { engine, operation: 'trainStyle', jobId, userId, signal, isResumed } as const;
  return context.engines.call(call, work);
}

async function learn(
  context: TrainingContext,
  engine: TrainingEngine,
  style: ThumbnailStyleRow,
  job: Training,
): Promise<TrainedStyle> {
  const { capabilities } = engine;
  if (capabilities.afterCrash !== 'restart' && job.submission === 'submitting') {
    const message = 'the process died while the training was being started';
    throw new EngineError('lost', message, { mayHaveCost: true });
  }
  const timeoutMs = timeLeft(engine, job, context.clock.now());
  const timeout = AbortSignal.timeout(timeoutMs);
  const caller = createDelayedAbort(job.signal);
  const either = AbortSignal.any([caller.signal, timeout]);
  const request = {
    pictureCount: style.pictureKeys.length,
    async readPictures() {
      const pictures = await readPictures(context, style);
      either.throwIfAborted();
      if (capabilities.afterCrash !== 'restart') await job.saveSubmitting();
      if (capabilities.afterCrash === 'resume') caller.hold(longestBeginningMs);
      return pictures;
    },
    mode: trainingModes.find((known) => known === style.mode) ?? 'style',
    triggerWord: style.triggerWord,
  };
  const waitForWebhook = context.engines.changesFor(engine, either);
  const call = {
    signal: either,
    ...(waitForWebhook && { waitForWebhook }),
    onProgress: (fraction: number) => job.report(fraction, 'working'),
    ticket: job.ticket,
    async keepTicket(ticket: EngineTicket) {
      await saveTicket(context, job, ticket);
      caller.release();
    },
  };
  try {
    return await untilAborted(either, engine.trainStyle(request, call));
  } catch (error) {
    if (!timeout.aborted || caller.signal.aborted) throw error;
    throw new EngineError('timed_out', `the training did not end within ${timeoutMs} ms`, {
      cause: error,
      mayHaveCost: capabilities.isRemote,
    });
  } finally {
    caller.release();
  }
}

/**
 * Stores the ticket of a training that was just started. If the job is no longer this worker's, because it
 * was cancelled or given up by another worker, its result is never collected: it is cancelled at the
 * provider.
 */
async function saveTicket(context: TrainingContext, job: Training, ticket: EngineTicket): Promise<void> {
  try {
    await job.saveTicket(ticket);
  } catch (error) {
    if (error instanceof LeaseLostError && !(await isResumable(context, job))) {
      const started = { engine: job.engine, ticket };
      await context.database.inTransaction((tx) => enqueueCancel(context, tx, started));
    }
    throw error;
  }
}

/** Whether another worker can find the training by a stored ticket. */
async function isResumable({ database }: TrainingContext, { userId, jobId }: Training): Promise<boolean> {
  const row = await findJob(database.db, userId, jobId);
  return row !== null && isActive(row.status) && row.ticket !== null;
}

/** Returns how much time the training has left, in milliseconds, counted from its start in any process. */
function timeLeft({ capabilities }: Engine, { ticket, submittedAt }: Training, now: Date): number {
  const asked = capabilities.trainingTimeoutMs ?? capabilities.timeoutMs;
  const fullTimeoutMs = Math.min(asked, longestAttemptMs);
  if (ticket === null || submittedAt === null) return fullTimeoutMs;
  const leftMs = submittedAt.getTime() + fullTimeoutMs - now.getTime();
  return Math.min(fullTimeoutMs, Math.max(Math.min(leastMs, fullTimeoutMs), leftMs));
}

async function readPictures(
  { objects }: Pick<TrainingContext, 'objects'>,
  { pictureKeys }: Pick<ThumbnailStyleRow, 'pictureKeys'>,
): Promise<TrainingPicture[]> {
  const pictures = [];
  for (const key of pictureKeys) pictures.push(await readStoredPicture(objects, key));
  return pictures;
}

function trainerOf(engine: Engine | null, id: string): TrainingEngine {
  if (engine?.trainStyle === undefined) {
    throw new EngineError('misconfigured', `the engine ${id} is no longer configured, or trains nothing`);
  }
  return engine as TrainingEngine;
}
