import { trainingModes } from '#contract/trained-styles.ts';
import { type Engine, type EngineContext, EngineError, type TrainedStyle } from '#engines/engine.ts';
import { readStoredPicture } from '#server/platform/images/stored-picture.ts';
import { untilAborted } from '#server/platform/until-aborted.ts';
import type { ThumbnailStyleRow } from '../thumbnail-style-store.ts';
import type { TrainingContext, TrainingEngine } from './deps.ts';

/** Has the row's engine learn the style, within its time. */
export async function train(
  context: TrainingContext,
  row: ThumbnailStyleRow,
  { signal, onProgress }: EngineContext,
): Promise<TrainedStyle> {
  const engine = trainerOf(context.engines.byId(row.engine), row.engine);
  const pictures = [];
  for (const key of row.pictureKeys) pictures.push(await readStoredPicture(context.objects, key));
  signal.throwIfAborted();
  const mode = trainingModes.find((known) => known === row.mode) ?? 'style';
  const timeoutMs = engine.capabilities.trainingTimeoutMs ?? engine.capabilities.timeoutMs;
  const timeout = AbortSignal.timeout(timeoutMs);
  const either = AbortSignal.any([signal, timeout]);
  try {
    const request = { pictures, mode, triggerWord: row.triggerWord };
    return await untilAborted(either, engine.trainStyle(request, { signal: either, onProgress }));
  } catch (error) {
    if (!timeout.aborted || signal.aborted) throw error;
    throw new EngineError('timed_out', `the training did not end within ${timeoutMs} ms`, { cause: error });
  }
}

function trainerOf(engine: Engine | null, id: string): TrainingEngine {
  if (engine?.trainStyle === undefined) {
    throw new EngineError('misconfigured', `the engine ${id} is no longer configured, or trains nothing`);
  }
  return engine as TrainingEngine;
}
