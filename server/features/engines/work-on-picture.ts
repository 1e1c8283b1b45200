import { upscaledSize } from '#contract/upscale.ts';
import type { EnginePicture, EngineResult, EngineWarning, ResultPicture } from '#engines/calls.ts';
import { type Engine, EngineError } from '#engines/engine.ts';
import type { PictureRequest } from '#engines/picture-requests.ts';
import { fitPicture } from '#server/platform/images/fit-picture.ts';
import { restoreUnmasked } from '#server/platform/images/restore-unmasked.ts';
import type { Log } from '#server/platform/log-types.ts';
import type { Engines } from './engines-types.ts';
import { readProviderPicture } from './read-provider-picture.ts';
import { type CallingJob, requestPictures } from './request-pictures.ts';
import { otherEngineWarnings, withFallback } from './with-fallback.ts';

/** Work on one picture. */
export type PictureWork = Exclude<PictureRequest, { operation: 'generate' }>;

/** Work whose picture is read once the engine has time: waiting work holds none. */
export interface PictureWorkToRead {
  readonly operation: PictureWork['operation'];
  /** Those of the chain that can do it; by default all of it. */
  readonly engines?: readonly Engine[];
  read(): Promise<PictureWork>;
}

export interface WorkedPicture {
  /** The engine that has done it. */
  readonly engine: Engine;
  /** How it is signed, and whether a trained model has made its pixels. */
  readonly madeBy: string;
  readonly isModelMade: boolean;
  /** In the requested size. A remote engine's picture is a PNG by now, to be written in any format. */
  readonly picture: EnginePicture;
  /** What the user should know about it. */
  readonly warnings: readonly EngineWarning[];
}

/**
 * Edits, inpaints, upscales or cuts out a picture with the first capable engine of that operation's chain.
 * The result is fitted, never stretched; an inpainted picture keeps the original outside the mask, whatever
 * the engine has done. The job must be started for one of `engines.forPictures(operation)`. Throws an
 * `EngineError`, or the reason of the job's signal.
 */
export async function workOnPicture(
  context: {
    engines: Pick<
      Engines,
      'byId' | 'call' | 'typicalMs' | 'forPictures' | 'isNamed' | 'isPaused' | 'changesFor'
    >;
    log: Log;
  },
  job: CallingJob,
  work: PictureWork | PictureWorkToRead,
): Promise<WorkedPicture> {
  const { engines } = context;
  const { operation } = work;
  if (!('read' in work)) checkWork(work);
  let reading: Promise<PictureWork> | undefined;
  const read = () => {
    reading ??= 'read' in work ? work.read().then(checkWork) : Promise.resolve(work);
    return reading;
  };
  const able = ('read' in work && work.engines) || engines.forPictures(operation);
  const chain = { engines: able, isNamed: engines.isNamed(operation) };
  const made = await withFallback(context, job, chain, async (engine, before) => {
    const result = await requestPictures(engines, {
      engine,
      operation,
      pictures: 1,
      readRequest: read,
      job,
      before,
    });
    return { result, picture: await finish(await read(), result) };
  });
  const { engine, result, picture } = made;
  return {
    engine,
    madeBy: result.madeBy ?? engine.capabilities.madeBy,
    isModelMade: result.isModelMade ?? engine.capabilities.isModel,
    picture,
    warnings: [...result.warnings, ...otherEngineWarnings(made)],
  };
}

/** Checked before any cost. */
function checkWork(work: PictureWork): PictureWork {
  if (work.operation !== 'inpaint') return work;
  const { mask, picture } = work;
  if (mask.width === picture.width && mask.height === picture.height) return work;
  throw new EngineError('invalid_input', 'the mask is not as big as the picture');
}

function finish(request: PictureWork, { pictures: [came] }: EngineResult): Promise<EnginePicture> {
  const { width, height } = sizeOf(request);
  return readProviderPicture(async () => {
    if (request.operation === 'inpaint') {
      const { picture, mask } = request;
      const painted = bytesOf(came);
      const part = 'unchecked' in came ? undefined : came.part;
      const restored = await restoreUnmasked({ original: picture.bytes, mask: mask.bytes, painted, part });
      return withRecipe(restored, came);
    }
    const isAsAsked = !('unchecked' in came) && came.width === width && came.height === height;
    // An engine of ours that edits in another size was asked to crop or to turn.
    if (isAsAsked || (!('unchecked' in came) && request.operation === 'edit')) return came;
    return withRecipe(await fitPicture(bytesOf(came), { width, height, quality: null }), came);
  });
}

function sizeOf(request: PictureWork): { width: number; height: number } {
  return request.operation === 'upscale'
    ? upscaledSize(request.picture, request.factor)
    : { width: request.picture.width, height: request.picture.height };
}

const bytesOf = (picture: ResultPicture) => ('unchecked' in picture ? picture.unchecked : picture.bytes);

function withRecipe(fitted: Omit<EnginePicture, 'recipe'>, came: ResultPicture): EnginePicture {
  return { ...fitted, recipe: 'unchecked' in came ? null : came.recipe };
}
