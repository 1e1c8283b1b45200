import type { ErrorCode } from '#contract/errors.ts';
import { EngineError } from '#engines/engine.ts';
import type { TrainedStyle } from '#engines/training.ts';
import { isStorageFailure } from '#server/platform/failures.ts';
import type { ThumbnailStyleRow } from '../thumbnail-style-store.ts';
import type { TrainingContext } from './deps.ts';
import { publishStyle } from './publish-style.ts';
import { createReport } from './report.ts';
import { train } from './train.ts';
import type { TrainingIds } from './training-entries.ts';
import { claimTraining, type Lease, returnTraining, updateHeld } from './training-store.ts';

/** A training that keeps taking its process down is given up, so that it cannot do so for ever. */
const maxAttempts = 5;

/**
 * Works on one training until it has ended, whichever way. Throws where the queue shall bring it again: when the server is
 * stopping, when the end could not be written, or when the engine asks for patience.
 */
export async function runTraining(
  context: TrainingContext,
  ids: TrainingIds,
  shutdown: AbortSignal,
): Promise<void> {
  const lease: Lease = { ...ids, token: context.newId() };
  const row = await claim(context, lease);
  if (row === null) return;
  if (row.attempts > maxAttempts) return fail(context, lease, 'training_failed');

  const controller = context.active.begin(lease.trainingId);
  const stop = () => controller.abort('shutdown');
  shutdown.addEventListener('abort', stop);
  if (shutdown.aborted) stop();
  const report = createReport(context, lease, () => controller.abort('taken-over'));
  try {
    const trained = await train(context, row, {
      signal: controller.signal,
      onProgress: report.onProgress,
      keepTicket: async (ticket) => {
        if ((await updateHeld(context.database.db, lease, { ticket: { ...ticket } })) === null) {
          controller.abort('taken-over');
          controller.signal.throwIfAborted();
        }
      },
    });
    await report.settled();
    await complete(context, lease, trained);
  } catch (error) {
    await report.settled();
    await handleFailure(context, lease, row, controller.signal, error);
  } finally {
    shutdown.removeEventListener('abort', stop);
    context.active.done(lease.trainingId, controller);
  }
}

function claim(context: TrainingContext, lease: Lease): Promise<ThumbnailStyleRow | null> {
  return context.database.inTransaction(async (tx) => {
    const row = await claimTraining(tx, lease);
    if (row && row.attempts <= maxAttempts) await publishStyle(context, tx, row);
    return row;
  });
}

async function complete(context: TrainingContext, lease: Lease, trained: TrainedStyle): Promise<void> {
  const { profile, description } = trained;
  await end(context, lease, { status: 'ready', progress: 100, profile, description, errorCode: null });
}

async function fail(context: TrainingContext, lease: Lease, errorCode: ErrorCode): Promise<void> {
  await end(context, lease, { status: 'failed', progress: null, errorCode });
}

/** Writes how a training ended, and tells of it; nothing where the style is gone or in other hands. */
async function end(
  context: TrainingContext,
  lease: Lease,
  ended: Partial<ThumbnailStyleRow> & { status: 'ready' | 'failed' },
): Promise<void> {
  await context.database.inTransaction(async (tx) => {
    const row = await updateHeld(tx, lease, { ...ended, lease: null, completedAt: context.clock.now() });
    if (row === null) return;
    const { userId, styleId, trainingId } = lease;
    await context.onTrained(tx, {
      userId,
      styleId,
      trainingId,
      name: row.name,
      isReady: ended.status === 'ready',
    });
    await publishStyle(context, tx, row);
  });
}

async function handleFailure(
  context: TrainingContext,
  lease: Lease,
  row: ThumbnailStyleRow,
  signal: AbortSignal,
  error: unknown,
): Promise<void> {
  if (signal.reason === 'deleted' || signal.reason === 'taken-over') return;
  const isStopping = signal.reason === 'shutdown';
  const mayRetry = error instanceof EngineError && error.mayRetry && row.attempts < maxAttempts;
  if (isStopping || mayRetry) {
    await context.database.inTransaction(async (tx) => {
      const returned = await returnTraining(tx, lease, { isCounted: !isStopping });
      if (returned) await publishStyle(context, tx, returned);
    });
    throw error;
  }
  const { trainingId } = lease;
  context.log.error({ trainingId, engine: row.engine, error }, 'a training failed');
  await fail(context, lease, codeOf(error));
}

function codeOf(error: unknown): ErrorCode {
  if (error instanceof EngineError && error.kind === 'refused') return 'content_policy';
  return isStorageFailure(error) ? 'storage_failed' : 'training_failed';
}
