import * as z from 'zod';
import type { ErrorCode } from '#contract/error-codes.ts';
import type { EventPayload } from '#contract/events.ts';
import { EngineError, type EngineErrorKind } from '#engines/engine.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { isStorageFailure } from '#server/platform/failures.ts';
import type { Completion, EndedJob, RunningJob } from '../../jobs/jobs.ts';
import { presentThumbnailStyle } from '../present.ts';
import {
  findStyleOfTraining,
  type StyleInTraining,
  type ThumbnailStyleRow,
  updateStyle,
} from '../thumbnail-style-store.ts';
import { countStart } from './allowance.ts';
import { enqueueCancel } from './cancel-training.ts';
import type { TrainingContext } from './deps.ts';
import { train } from './train.ts';

const trainingKind = 'training';

const inputSchema = z.object({ styleId: z.string() });
type TrainingInput = z.infer<typeof inputSchema>;

/** Registers trainings as a job kind. */
export function defineTraining(context: TrainingContext): void {
  context.jobs.define({
    name: trainingKind,
    input: inputSchema,
    duration: 'hours',
    isRetried: true,
    errorCodeOf,
    run: (job) => runTraining(context, job),
    withdraw: (tx, ended) => endWithoutStyle(context, tx, ended),
    async publish(tx, training) {
      // A training is cancelled only with its style, which publishes its own event.
      if (training.status === 'cancelled') return;
      const style = await findStyleOfTraining(tx, { userId: training.userId, jobId: training.id });
      if (style) await publishStyle(context, tx, { style, training });
    },
  });
}

/** Adds the training job that a style's row names, in this transaction. */
export async function addTraining(
  { jobs }: TrainingContext,
  tx: Tx,
  style: ThumbnailStyleRow,
): Promise<StyleInTraining> {
  const { userId, id: styleId, trainingId: jobId, engine } = style;
  const input: TrainingInput = { styleId };
  return { style, training: await jobs.add(tx, { userId, jobId, kind: trainingKind, engine, input }) };
}

/** Publishes a style's state to the user's browsers; last in its transaction. */
export async function publishStyle(
  { events, sign }: Pick<TrainingContext, 'events' | 'sign'>,
  tx: Tx,
  changed: StyleInTraining,
): Promise<void> {
  const payload: EventPayload<'style.changed'> = { style: presentThumbnailStyle(changed, sign) };
  await events.publish(tx, changed.style.userId, 'style.changed', payload);
}

async function runTraining(context: TrainingContext, job: RunningJob<TrainingInput>): Promise<Completion> {
  const { userId, jobId } = job;
  const style = await findStyleOfTraining(context.database.db, job);
  if (style === null) throw new Error('the style of this training is gone');
  const { profile, description } = await train(context, style, job);
  return async (tx) => {
    const ready = await updateStyle(tx, style, { profile, description, trainedAt: context.clock.now() });
    const ended = { userId, styleId: ready.id, trainingId: jobId, name: ready.name, isReady: true };
    await context.onTrained(tx, ended);
    return [];
  };
}

async function endWithoutStyle(
  context: TrainingContext,
  tx: Tx,
  { row, status, error }: EndedJob,
): Promise<void> {
  const { userId, id: jobId } = row;
  if (status === 'cancelled' || mayStillRun(error)) await enqueueCancel(context, tx, row);
  const style = status === 'failed' ? await findStyleOfTraining(tx, { userId, jobId }) : null;
  if (style === null) return;
  const { id: styleId, name } = style;
  if (!isUsers(error)) await countStart(tx, { userId, styleId }, false);
  await context.onTrained(tx, { userId, styleId, trainingId: jobId, name, isReady: false });
}

const stillRunning: ReadonlySet<EngineErrorKind> = new Set(['timed_out', 'unavailable', 'rate_limited']);

/** Our own failures, or connection failures: the provider may still be working. */
function mayStillRun(error: unknown): boolean {
  return !(error instanceof EngineError) || stillRunning.has(error.kind);
}

/** Failures caused by the user's pictures or words. */
function isUsers(error: unknown): boolean {
  return error instanceof EngineError && (error.kind === 'refused' || error.kind === 'invalid_input');
}

function errorCodeOf(error: unknown): ErrorCode {
  if (error instanceof EngineError && error.kind === 'refused') return 'content_policy';
  if (error instanceof EngineError && error.kind === 'lost') return 'training_lost';
  return isStorageFailure(error) ? 'storage_failed' : 'training_failed';
}
