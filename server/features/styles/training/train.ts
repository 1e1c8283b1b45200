import { minuteMs } from '#contract/durations.ts';
import { trainingModes } from '#contract/trained-styles.ts';
import type { EngineTicket } from '#engines/calls.ts';
import { type Engine, EngineError } from '#engines/engine.ts';
import type { TrainedStyle, TrainingPicture } from '#engines/training.ts';
import { AppError } from '#server/platform/app-error.ts';
import { createFairSemaphore } from '#server/platform/fair-semaphore.ts';
import { readStoredPicture } from '#server/platform/images/stored-picture.ts';
import { callOnce } from '../../engines/engines.ts';
import { maxAttemptMs, type RunningJob } from '../../jobs/jobs.ts';
import type { ThumbnailStyleRow } from '../thumbnail-style-store.ts';
import { enqueueCancel } from './cancel-training.ts';
import type { TrainingContext, TrainingEngine } from './deps.ts';

/** A job with any input. */
type Training = RunningJob<unknown>;

/** For a training that finished while its process was down: time to collect it. */
const minMs = 2 * minuteMs;
/** Longer than any provider takes to acknowledge a start. */
const maxStartMs = 2 * minuteMs;

/** Concurrent trainings on this machine. */
const localTrainings = createFairSemaphore(2);

/**
 * Trains the style with the job's engine, within its timeout; a paid training is started once. Throws
 * `coins_not_accepted` if the user may not call the engine any more.
 */
export async function train(
  context: TrainingContext,
  style: ThumbnailStyleRow,
  job: Training,
): Promise<TrainedStyle> {
  const engine = trainerOf(context.engines.byId(job.engine), job.engine);
  const { userId, jobId, signal } = job;
  const work = () => learn(context, engine, style, job);
  if (!engine.capabilities.isRemote) return localTrainings.run({ userId, signal }, work);
  const isResumed = job.submission !== 'none';
  if (!isResumed && !(await job.mayCall(job.engine))) throw new AppError('coins_not_accepted');
  const call = { engine, operation: 'trainStyle', jobId, userId, signal, isResumed } as const;
  return context.engines.call(call, work);
}

async function learn(
  context: TrainingContext,
  engine: TrainingEngine,
  style: ThumbnailStyleRow,
  job: Training,
): Promise<TrainedStyle> {
  const cancel = (ticket: EngineTicket) =>
    context.database.inTransaction((tx) => enqueueCancel(context, tx, { engine: job.engine, ticket }));
  return callOnce(context.engines, {
    engine,
    job,
    before: job,
    timeoutMs: timeLeft(engine, job, context.clock.now()),
    maxStartMs,
    work({ saveSubmitting, saveTicket, ...call }) {
      const request = {
        pictureCount: style.pictureKeys.length,
        async readPictures() {
          const pictures = await readPictures(context, style);
          await saveSubmitting();
          return pictures;
        },
        mode: trainingModes.find((known) => known === style.mode) ?? 'style',
        triggerWord: style.triggerWord,
      };
      const onProgress = (fraction: number) => job.report(fraction, 'working');
      return engine.trainStyle(request, { ...call, onProgress, keepTicket: saveTicket });
    },
    cancel,
  });
}

/** Returns how much time the training has left, in milliseconds, counted from its start in any process. */
function timeLeft({ capabilities }: Engine, { ticket, submittedAt }: Training, now: Date): number {
  const input = capabilities.trainingTimeoutMs ?? capabilities.timeoutMs;
  const fullTimeoutMs = Math.min(input, maxAttemptMs);
  if (ticket === null || submittedAt === null) return fullTimeoutMs;
  const leftMs = submittedAt.getTime() + fullTimeoutMs - now.getTime();
  return Math.min(fullTimeoutMs, Math.max(Math.min(minMs, fullTimeoutMs), leftMs));
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
