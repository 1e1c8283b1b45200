import { EngineError } from '../engine.ts';
import type { PictureRequest } from '../picture-requests.ts';
import { toModelPrompt } from '../remote/model-prompt.ts';
import { maskFor, toCarried, toDataUrl } from './source-pictures.ts';
import type { Use, Vendor, VendorInputs } from './vendor.ts';

/** An engine's models; null for work that it does not do. */
export interface Models {
  readonly generate: string;
  readonly edit: string | null;
  readonly inpaint: string | null;
}

/** The request for one picture. */
export interface PictureCall {
  readonly use: Use;
  readonly model: string;
  readonly prompt: string;
  readonly inputs: VendorInputs;
  readonly pictures: readonly Uint8Array<ArrayBuffer>[];
  readonly mask: Uint8Array<ArrayBuffer> | null;
  readonly seed: number | null;
}

/**
 * Splits a request into one for each picture: each has its own seed, and most vendors make only one per
 * call anyway. Throws an `EngineError` for what the vendor cannot do.
 */
export async function toPictureCalls(
  vendor: Vendor,
  models: Models,
  request: PictureRequest,
): Promise<PictureCall[]> {
  switch (request.operation) {
    case 'generate': {
      const references = models.edit === null ? [] : request.references.slice(0, vendor.maxReferences);
      const carried = await Promise.all(references.map(toCarried));
      const model = carried.length > 0 && models.edit !== null ? models.edit : models.generate;
      const { width, height } = request;
      const inputs = vendor.toInputs({
        model,
        requestedSize: { width, height },
        isOwnSize: false,
        pictures: carried.map(toDataUrl),
      });
      return Array.from({ length: request.settings.count }, (_, at) => ({
        use: carried.length > 0 ? 'edit' : 'generate',
        model,
        prompt: toModelPrompt(request),
        inputs,
        pictures: carried.map(({ bytes }) => bytes),
        mask: null,
        seed: vendor.takesSeed ? toSeed(request.settings.seed + at) : null,
      }));
    }
    case 'edit':
    case 'inpaint': {
      const model = models[request.operation];
      if (model === null) break;
      const { picture, prompt } = request;
      const carried = await toCarried(picture);
      const inputs = vendor.toInputs({
        model,
        requestedSize: { width: carried.width, height: carried.height },
        isOwnSize: true,
        pictures: [toDataUrl(carried)],
      });
      const mask = request.operation === 'inpaint' ? await maskFor(request.mask, carried) : null;
      const seed = vendor.takesSeed ? toSeed(request.settings.seed) : null;
      return [{ use: request.operation, model, prompt, inputs, pictures: [carried.bytes], mask, seed }];
    }
  }
  throw new EngineError('invalid_input', `${vendor.name} does not do ${request.operation}`);
}

/** Their seeds have 32 bits, with some vendors including a sign. */
function toSeed(seed: number): number {
  return Math.abs(Math.trunc(seed)) % 2 ** 31;
}
