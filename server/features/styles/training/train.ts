import { trainingModes } from '#contract/trained-styles.ts';
import { type Engine, EngineError, type EngineTicket } from '#engines/engine.ts';
import type { TrainedStyle, TrainingContext, TrainingPicture } from '#engines/training.ts';
import { createFairLimit } from '#server/platform/fair-limit.ts';
import { readStoredPicture } from '#server/platform/images/stored-picture.ts';
import { untilAborted } from '#server/platform/until-aborted.ts';
import type { ThumbnailStyleRow } from '../thumbnail-style-store.ts';
import type { TrainingDeps, TrainingEngine } from './deps.ts';
import { createHeldBack } from './held-back.ts';
import { longestTrainingMs } from './training-entries.ts';

/** One worker's turn at a training. */
export interface Turn extends Pick<TrainingContext, 'onProgress'> {
  readonly signal: AbortSignal;
  /** Awaited before the engine has what it needs to begin; it may begin from then on. */
  saveBeginning(): Promise<void>;
  /** Awaited as soon as there is a ticket. */
  saveTicket(ticket: EngineTicket): Promise<void>;
}

/** Somebody who took so long to come back finds what was ready meanwhile. */
const leastMs = 2 * 60_000;
/** Longer than any provider takes to say that it has begun. */
const longestBeginningMs = 2 * 60_000;

/** Trainings at once that this machine does itself. */
const localTurns = createFairLimit(2);

/** Has the row's engine learn the style, within its time; what is paid for is begun once. */
export function train(
  deps: Pick<TrainingDeps, 'engines' | 'objects' | 'clock'>,
  row: ThumbnailStyleRow,
  turn: Turn,
): Promise<TrainedStyle> {
  const engine = trainerOf(deps.engines.byId(row.engine), row.engine);
  const { userId, trainingId: jobId, submission } = row;
  const { signal } = turn;
  const work = () => learn(deps, engine, row, turn);
  if (!engine.capabilities.isRemote) return localTurns.run({ userId, signal }, work);
  const call = {
    engine,
    operation: 'trainStyle',
    jobId,
    userId,
    signal,
    goesOn: submission !== 'none',
  } as const;
  return deps.engines.call(call, work);
}

async function learn(
  deps: Pick<TrainingDeps, 'engines' | 'objects' | 'clock'>,
  engine: TrainingEngine,
  row: ThumbnailStyleRow,
  { signal, onProgress, saveBeginning, saveTicket }: Turn,
): Promise<TrainedStyle> {
  const { capabilities } = engine;
  if (capabilities.afterCrash !== 'restart' && row.submission === 'submitting') {
    const message = 'the process died while the training was being begun';
    throw new EngineError('lost', message, { mayHaveCost: true });
  }
  const timeoutMs = timeLeft(engine, row, deps.clock.now());
  const timeout = AbortSignal.timeout(timeoutMs);
  const caller = createHeldBack(signal);
  const either = AbortSignal.any([caller.signal, timeout]);
  const request = {
    pictureCount: row.pictureKeys.length,
    async readPictures() {
      const pictures = await readPictures(deps, row);
      either.throwIfAborted();
      if (capabilities.afterCrash !== 'restart') await saveBeginning();
      if (capabilities.afterCrash === 'resume') caller.hold(longestBeginningMs);
      return pictures;
    },
    mode: trainingModes.find((known) => known === row.mode) ?? 'style',
    triggerWord: row.triggerWord,
  };
  const untilNews = deps.engines.newsFor(engine, either);
  const call = {
    signal: either,
    ...(untilNews && { untilNews }),
    onProgress,
    ticket: row.ticket,
    async keepTicket(ticket: EngineTicket) {
      await saveTicket(ticket);
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

/** How long the training may still take, in milliseconds: counted from when it was begun, in whatever process. */
function timeLeft({ capabilities }: Engine, { ticket, begunAt }: ThumbnailStyleRow, now: Date): number {
  const asked = capabilities.trainingTimeoutMs ?? capabilities.timeoutMs;
  const wholeMs = Math.min(asked, longestTrainingMs);
  if (ticket === null || begunAt === null) return wholeMs;
  const leftMs = begunAt.getTime() + wholeMs - now.getTime();
  return Math.min(wholeMs, Math.max(Math.min(leastMs, wholeMs), leftMs));
}

async function readPictures(
  { objects }: Pick<TrainingDeps, 'objects'>,
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
