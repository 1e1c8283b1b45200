import { afterAll, describe, expect, test } from 'vitest';
import { initialSettings } from '../../contract/generation.ts';
import { uploadLimits } from '../../contract/limits.ts';
import { portraitPhoto } from '../../testing/portrait-photo.ts';
import type { EngineContext } from '../calls.ts';
import { EngineError } from '../engine.ts';
import type { EngineReference, GenerateRequest } from '../picture-requests.ts';
import { createBuiltin } from './engine.ts';
import { discPhoto, discStrokes, landscapePhoto } from './testing/photos.ts';

const engine = createBuiltin();
afterAll(() => engine.close());

const context = { signal: new AbortController().signal, onProgress: () => {} };

function requestWith(references: EngineReference[], count = 1): GenerateRequest {
  return {
    operation: 'generate',
    tool: 'ThumbnailsV2',
    prompt: 'Why I quit my job',
    style: { id: 'v2:mrbeast', name: 'mrbeast' },
    settings: { ...initialSettings, outputQuality: 80, seed: 9, count },
    width: 1280,
    height: 720,
    references,
  };
}

async function reference(use: EngineReference['use'], bytes?: Uint8Array): Promise<EngineReference> {
  return {
    bytes: bytes ?? (await discPhoto()),
    mimeType: 'image/jpeg',
    width: 900,
    height: 600,
    use,
    strokes: [],
  };
}

describe('the built-in engine', () => {
  test('reads a face, and the face that a prompt asks for', async () => {
    const photo = await portraitPhoto({ expression: 'happy', skin: '#f0cdb4' });
    expect(await engine.faces?.read(photo, context)).toMatchObject({ expression: 'happy' });
    expect(await engine.faces?.read(await discPhoto(), context)).toMatchObject({ box: null });
    expect((await engine.faces?.suiting('Why I hate this game', context))?.[0]).toBe('angry');
    await expect(engine.faces?.read(new Uint8Array(9), context)).rejects.toThrow('cannot be read');
  });

  test('draws another picture from the same seed only if creativity is higher', async () => {
    const drawn = async (creativity: number) => {
      const plain = requestWith([]);
      const settings = { ...plain.settings, creativity };
      const request = { ...plain, tool: 'Genesys Pro', settings } as const;
      const [picture] = (await engine.collect(request, {}, context)).pictures;
      return Buffer.from('bytes' in picture ? picture.bytes : []).toString('base64');
    };
    const [calm, again, bold] = [await drawn(1), await drawn(1), await drawn(10)];
    expect(again).toBe(calm);
    expect(bold).not.toBe(calm);
  });

  test('shows its references in each of several designs, with each shared warning once', async () => {
    expect(engine.capabilities.maxReferences).toBe(uploadLimits.maxReferences + uploadLimits.maxPhotos);
    const ofNoThing = await landscapePhoto();
    const references = await Promise.all([reference('cutout', ofNoThing), reference('card')]);
    const { pictures, warnings } = await engine.collect(requestWith(references, 2), {}, context);
    expect(pictures).toHaveLength(2);
    for (const picture of pictures) {
      expect(picture).toMatchObject({
        recipe: {
          style: 'v2:mrbeast',
          photos: [
            { at: 0, use: 'card' },
            { at: 1, use: 'card' },
          ],
        },
      });
    }
    expect(warnings.map(({ code }) => code)).toEqual(['cutout-not-marked']);
  });

  test('shows what it would cut out of a photo before it draws a design', async () => {
    const find = async (photo: Uint8Array, strokes: typeof discStrokes = []) =>
      engine.cutOuts?.find(photo, { use: 'person', strokes }, context);
    const found = await find(await discPhoto());
    if (!found) throw new Error('nothing was found');
    const { alpha, width, height } = found;
    expect([found.kind, alpha[(height >> 1) * width + (width >> 1)], alpha[0]]).toEqual(['thing', 255, 0]);
    expect(await find(await landscapePhoto())).toBeNull();
    expect((await find(await landscapePhoto(), discStrokes))?.kind).toBe('marked');
    await expect(find(new Uint8Array(9))).rejects.toThrow('cannot be read');
  });

  test('reports the progress of each design: those before the one being drawn are done', async () => {
    const reports: (readonly number[] | undefined)[] = [];
    const onProgress: EngineContext['onProgress'] = (_, __, each) => void reports.push(each);
    await engine.collect(requestWith([], 2), {}, { ...context, onProgress });
    expect(reports[0]).toEqual([expect.any(Number), 0]);
    expect(reports.at(-1)).toEqual([1, 1]);
    expect(reports.filter((each) => each?.[1] !== 0).every((each) => each?.[0] === 1)).toBe(true);
  });

  test('reports an unreadable reference as invalid input that is not worth a retry', async () => {
    const broken = await reference('card', new Uint8Array([0xff, 0xd8, 0xff, 1, 2, 3]));
    const outcome = await engine.collect(requestWith([broken]), {}, context).catch((error: unknown) => error);
    expect(outcome).toBeInstanceOf(EngineError);
    expect(outcome).toMatchObject({ kind: 'invalid_input', mayRetry: false });
  });

  test("stops with the signal's reason while it prepares references", async () => {
    const abort = new AbortController();
    const reason = new Error('cancelled');
    const marked = { ...(await reference('cutout')), strokes: discStrokes };
    const collecting = engine.collect(requestWith([marked]), {}, { ...context, signal: abort.signal });
    setImmediate(() => abort.abort(reason));
    await expect(collecting).rejects.toBe(reason);
  });
});
