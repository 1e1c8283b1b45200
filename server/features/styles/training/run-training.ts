import type { ErrorCode } from '#contract/errors.ts';
import { EngineError, type EngineErrorKind } from '#engines/engine.ts';
import type { TrainedStyle } from '#engines/training.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { isStorageFailure } from '#server/platform/failures.ts';
import type { ThumbnailStyleRow } from '../thumbnail-style-store.ts';
import { countStart } from './allowance.ts';
import { enqueueCancel } from './cancel-training.ts';
import type { TrainingContext } from './deps.ts';
import { createMarks } from './marks.ts';
import { publishStyle } from './publish-style.ts';
import { createReport } from './report.ts';
import { train } from './train.ts';
import { enqueueTraining, type TrainingIds } from './training-entries.ts';
import { claimTraining, type Lease, returnTraining, updateHeld } from './training-store.ts';

/** A training that keeps taking its process down is given up, so that it cannot do so for ever. */
const maxAttempts = 5;

/**
 * Works on one training until it has ended, whichever way, or is put back in line for later. Throws where the queue shall
 * bring it again: when the server is stopping, or when the end could not be written.
 */
export async function runTraining(
  context: TrainingContext,
  ids: TrainingIds,
  shutdown: AbortSignal,
): Promise<void> {
  const lease: Lease = { ...ids, token: context.newId() };
  const row = await claim(context, lease);
  if (row === null) return;
  if (row.attempts > maxAttempts) {
    return fail(context, lease, 'training_failed', { mayStillRun: true, isUsers: false });
  }

  const controller = context.active.begin(lease.trainingId);
  const stop = () => controller.abort('shutdown');
  shutdown.addEventListener('abort', stop);
  if (shutdown.aborted) stop();
  const report = createReport(context, lease, () => controller.abort('taken-over'));
  try {
    const trained = await train(context, row, {
      signal: controller.signal,
      onProgress: report.onProgress,
      ...createMarks(context, lease, row.engine, () => controller.abort('taken-over')),
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
  const ended = { status: 'ready', progress: 100, profile, description, errorCode: null } as const;
  await end(context, lease, ended, async () => {});
}

async function fail(
  context: TrainingContext,
  lease: Lease,
  errorCode: ErrorCode,
  { mayStillRun, isUsers }: { mayStillRun: boolean; isUsers: boolean },
): Promise<void> {
  await end(context, lease, { status: 'failed', progress: null, errorCode }, async (tx, row) => {
    if (mayStillRun) await enqueueCancel(context, tx, row);
    if (!isUsers) await countStart(tx, lease, false);
  });
}

/** Writes how a training ended, and tells of it; nothing where the style is gone or in other hands. */
async function end(
  context: TrainingContext,
  lease: Lease,
  ended: Partial<ThumbnailStyleRow> & { status: 'ready' | 'failed' },
  also: (tx: Tx, row: ThumbnailStyleRow) => Promise<void>,
): Promise<void> {
  await context.database.inTransaction(async (tx) => {
    const row = await updateHeld(tx, lease, { ...ended, lease: null, completedAt: context.clock.now() });
    if (row === null) return;
    await also(tx, row);
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
  if (signal.reason === 'shutdown') {
    await handBack(context, lease, { isCounted: false, hasBegunNothing: false });
    throw error;
  }
  const { trainingId } = lease;
  if (error instanceof EngineError && error.mayRetry && row.attempts < maxAttempts) {
    context.log.warn({ trainingId, engine: row.engine, error }, 'a training is tried again later');
    // What engines say may be tried again has begun nothing in this attempt, or is found again by its ticket.
    const hasBegunNothing = row.submission !== 'submitting';
    await handBack(context, lease, {
      isCounted: true,
      hasBegunNothing,
      afterMs: waitAfter(error, row.attempts),
    });
    return;
  }
  context.log.error({ trainingId, engine: row.engine, error }, 'a training failed');
  await fail(context, lease, codeOf(error), {
    mayStillRun: !(error instanceof EngineError) || stillRunning.has(error.kind),
    isUsers: error instanceof EngineError && users.has(error.kind),
  });
}

/** Puts a training back in line; with `afterMs` by an entry of its own, since the one at hand ends well. */
async function handBack(
  context: TrainingContext,
  lease: Lease,
  { afterMs, ...how }: { isCounted: boolean; hasBegunNothing: boolean; afterMs?: number },
): Promise<void> {
  await context.database.inTransaction(async (tx) => {
    const returned = await returnTraining(tx, lease, how);
    if (returned === null) return;
    if (afterMs !== undefined) await enqueueTraining(context, tx, returned, { afterMs });
    await publishStyle(context, tx, returned);
  });
}

/** What the engine asks for, or 1, 8, 64, 512 seconds: a provider's bad quarter of an hour is sat out. */
function waitAfter({ retryAfterMs }: EngineError, attempt: number): number {
  return retryAfterMs ?? 1_000 * 8 ** (attempt - 1);
}

/** Failures of ours, or of the way to the provider: what it was asked for may go on there. */
const stillRunning: ReadonlySet<EngineErrorKind> = new Set(['timed_out', 'unavailable', 'rate_limited']);
/** Failures that the user's pictures or words have caused. */
const users: ReadonlySet<EngineErrorKind> = new Set(['refused', 'invalid_input']);

function codeOf(error: unknown): ErrorCode {
  if (error instanceof EngineError && error.kind === 'refused') return 'content_policy';
  if (error instanceof EngineError && error.kind === 'lost') return 'training_lost';
  return isStorageFailure(error) ? 'storage_failed' : 'training_failed';
}
