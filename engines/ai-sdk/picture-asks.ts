import { EngineError } from '../engine.ts';
import type { PictureRequest } from '../picture-requests.ts';
import { toModelPrompt } from '../remote/model-prompt.ts';
import { maskFor, toCarried, toDataUrl } from './source-pictures.ts';
import type { AskWords, Use, Vendor } from './vendor.ts';

/** The models that an engine asks; null where it cannot do that. */
export interface Models {
  readonly generate: string;
  readonly edit: string | null;
  readonly inpaint: string | null;
}

/** One picture that a vendor is asked for. */
export interface PictureAsk {
  readonly use: Use;
  readonly model: string;
  readonly prompt: string;
  readonly words: AskWords;
  readonly pictures: readonly Uint8Array<ArrayBuffer>[];
  readonly mask: Uint8Array<ArrayBuffer> | null;
  readonly seed: number | null;
}

/**
 * What a vendor is asked for, a picture at a time: each has a seed of its own, and most of them make no more at once anyway.
 * Throws an `EngineError` for what it cannot do.
 */
export async function toAsks(vendor: Vendor, models: Models, request: PictureRequest): Promise<PictureAsk[]> {
  switch (request.operation) {
    case 'generate': {
      const references = models.edit === null ? [] : request.references.slice(0, vendor.maxReferences);
      const carried = await Promise.all(references.map(toCarried));
      const model = carried.length > 0 && models.edit !== null ? models.edit : models.generate;
      const { width, height } = request;
      const words = vendor.toWords({
        model,
        wanted: { width, height },
        isOwnSize: false,
        pictures: carried.map(toDataUrl),
      });
      return Array.from({ length: request.count }, (_, at) => ({
        use: carried.length > 0 ? 'edit' : 'generate',
        model,
        prompt: toModelPrompt(request),
        words,
        pictures: carried.map(({ bytes }) => bytes),
        mask: null,
        seed: vendor.takesSeed ? toSeed(request.seed + at) : null,
      }));
    }
    case 'edit':
    case 'inpaint': {
      const model = models[request.operation];
      if (model === null) break;
      const { picture, prompt } = request;
      const carried = await toCarried(picture);
      const words = vendor.toWords({
        model,
        wanted: { width: carried.width, height: carried.height },
        isOwnSize: true,
        pictures: [toDataUrl(carried)],
      });
      const mask = request.operation === 'inpaint' ? await maskFor(request.mask, carried) : null;
      const seed = vendor.takesSeed ? toSeed(request.seed) : null;
      return [{ use: request.operation, model, prompt, words, pictures: [carried.bytes], mask, seed }];
    }
  }
  throw new EngineError('invalid_input', `${vendor.name} does not do ${request.operation}`);
}

/** Their seeds are 32 bits, some of them with a sign. */
function toSeed(seed: number): number {
  return Math.abs(Math.trunc(seed)) % 2 ** 31;
}
