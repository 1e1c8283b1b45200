import { trainingModes } from '#contract/trained-styles.ts';
import { type Engine, EngineError } from '#engines/engine.ts';
import type { TrainedStyle, TrainingContext, TrainingPicture } from '#engines/training.ts';
import { readStoredPicture } from '#server/platform/images/stored-picture.ts';
import { untilAborted } from '#server/platform/until-aborted.ts';
import type { ThumbnailStyleRow } from '../thumbnail-style-store.ts';
import type { TrainingDeps, TrainingEngine } from './deps.ts';

/** Has the row's engine learn the style, within its time. */
export async function train(
  deps: Pick<TrainingDeps, 'engines' | 'objects'>,
  row: ThumbnailStyleRow,
  { signal, onProgress, keepTicket }: Omit<TrainingContext, 'ticket'>,
): Promise<TrainedStyle> {
  const engine = trainerOf(deps.engines.byId(row.engine), row.engine);
  const mode = trainingModes.find((known) => known === row.mode) ?? 'style';
  const timeoutMs = engine.capabilities.trainingTimeoutMs ?? engine.capabilities.timeoutMs;
  const timeout = AbortSignal.timeout(timeoutMs);
  const either = AbortSignal.any([signal, timeout]);
  try {
    const request = {
      pictureCount: row.pictureKeys.length,
      readPictures: () => readPictures(deps, row),
      mode,
      triggerWord: row.triggerWord,
    };
    const call = { signal: either, onProgress, ticket: row.ticket, keepTicket };
    return await untilAborted(either, engine.trainStyle(request, call));
  } catch (error) {
    if (!timeout.aborted || signal.aborted) throw error;
    throw new EngineError('timed_out', `the training did not end within ${timeoutMs} ms`, { cause: error });
  }
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
