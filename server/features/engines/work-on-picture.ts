import { upscaledSize } from '#contract/upscale.ts';
import {
  type Engine,
  EngineError,
  type EnginePicture,
  type EngineResult,
  type EngineWarning,
  type ResultPicture,
} from '#engines/engine.ts';
import type { InpaintRequest, PictureRequest } from '#engines/picture-requests.ts';
import { fitPicture } from '#server/platform/images/fitted.ts';
import { putOriginalBack } from '#server/platform/images/inpainted.ts';
import type { Log } from '#server/platform/log-types.ts';
import { alongChain, otherEngineWarnings } from './along-chain.ts';
import { askForPictures, type CallingJob } from './ask-for-pictures.ts';
import type { Engines } from './engines.ts';
import { asProvidersPicture } from './providers-picture.ts';

/** Work on one picture. */
export type PictureWork = Exclude<PictureRequest, { operation: 'generate' }>;

export interface WorkedPicture {
  /** Who has done it. */
  readonly engine: Engine;
  /** In the size that was asked for. What came from outside is a PNG by now, to be written in whatever is wanted. */
  readonly picture: EnginePicture;
  /** What the user should know of it. */
  readonly warnings: readonly EngineWarning[];
}

/**
 * Has a picture edited, inpainted, enlarged or freed of its background, by the first engine of that work's chain that can.
 * What comes is fitted, never stretched, and of an inpainted picture all that the mask does not cover is the original,
 * whatever the engine has done. The job is started for one of `engines.forPictures(operation)`. Throws an `EngineError`, or
 * the reason of the job's signal.
 */
export async function workOnPicture(
  context: {
    engines: Pick<Engines, 'byId' | 'call' | 'usualMs' | 'forPictures' | 'isNamed' | 'newsFor'>;
    log: Log;
  },
  job: CallingJob,
  request: PictureWork,
): Promise<WorkedPicture> {
  const { engines } = context;
  const { operation } = request;
  if (request.operation === 'inpaint') checkMask(request);
  const chain = { engines: engines.forPictures(operation), isNamed: engines.isNamed(operation) };
  const made = await alongChain(context, job, chain, async (engine, before) => {
    const result = await askForPictures(engines, {
      engine,
      operation,
      pictures: 1,
      readRequest: async () => request,
      job,
      before,
    });
    return { result, picture: await finish(request, result) };
  });
  const warnings = [...made.result.warnings, ...otherEngineWarnings(made)];
  return { engine: made.engine, picture: made.picture, warnings };
}

/** Before anybody is paid for it. */
function checkMask({ mask, picture }: InpaintRequest): void {
  if (mask.width === picture.width && mask.height === picture.height) return;
  throw new EngineError('invalid_input', 'the mask is not as big as the picture');
}

function finish(request: PictureWork, { pictures: [came] }: EngineResult): Promise<EnginePicture> {
  const { width, height } = sizeOf(request);
  return asProvidersPicture(async () => {
    if (request.operation === 'inpaint') {
      const { picture, mask } = request;
      const painted = bytesOf(came);
      return withRecipe(await putOriginalBack({ original: picture.bytes, mask: mask.bytes, painted }), came);
    }
    if (!('unchecked' in came) && came.width === width && came.height === height) return came;
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
