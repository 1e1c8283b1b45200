import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { EngineValues } from '../blueprint.ts';
import type { EngineReference, PictureRequest, UpscaleRequest } from '../picture-requests.ts';
import { makePictures, thrownBy } from '../testing/matrix.ts';
import {
  editRequest,
  engineContext,
  generateRequest,
  inpaintRequest,
  plainPng,
  sourcePicture,
} from '../testing/requests.ts';
import { openStandIn, type StandIn } from '../testing/stand-in.ts';
import { openReplicate } from './testing/open-engine.ts';
import { createProvider, type Provider, versionOf } from './testing/provider.ts';

let server: StandIn;
let provider: Provider;
let png: Buffer;
beforeAll(async () => {
  server = await openStandIn();
  png = await plainPng();
});
afterAll(() => server.close());
beforeEach(() => {
  provider = createProvider(server.origin, png);
  server.answer(provider.answer);
  server.requests.length = 0;
});
afterEach(() => {
  expect(provider.problems).toEqual([]);
});

const open = (values: EngineValues = {}) => openReplicate(server.origin, values);
const make = (request: PictureRequest, values: EngineValues = {}) => makePictures(open(values), request);
const inputs = (): Record<string, unknown>[] =>
  provider.predictions.map(({ model, input }) => ({ model, ...input }));
const sent = () => server.requests.filter(({ method }) => method === 'POST').map(({ path }) => path);

async function reference(): Promise<EngineReference> {
  return { ...(await sourcePicture(64, 36)), mimeType: 'image/png', use: 'auto', strokes: [] };
}

async function upscaleRequest(changed: Partial<UpscaleRequest> = {}): Promise<UpscaleRequest> {
  const picture = await sourcePicture(64, 36);
  return {
    operation: 'upscale',
    picture,
    factor: 4,
    dynamic: 10,
    creativity: 5,
    resemblance: 100,
    prompt: '',
    seed: 7,
    ...changed,
  };
}

const isInline = expect.stringMatching(/^data:image\/png;base64,/);

describe.each([true, false])('whether models describe themselves: %s', (isDescribed) => {
  beforeEach(() => {
    provider.isDescribed = isDescribed;
  });

  it('makes a picture from a prompt', async () => {
    const { pictures, providerRequestId } = await make(generateRequest());
    expect(pictures).toEqual([{ unchecked: new Uint8Array(png) }]);
    expect(inputs()).toEqual([
      {
        model: 'black-forest-labs/flux-1.1-pro',
        prompt: expect.stringMatching(/^A lighthouse in a storm\n\nStyle: Cinema\./),
        aspect_ratio: '16:9',
        seed: 7,
        output_format: 'png',
      },
    ]);
    expect(providerRequestId).toBe(provider.predictions[0]?.id);
    expect(sent()).toEqual(['/v1/models/black-forest-labs/flux-1.1-pro/predictions']);
    const post = server.requests.find(({ method }) => method === 'POST');
    expect(post?.headers).toMatchObject({ 'cancel-after': '600s' });
    expect(post?.headers).not.toHaveProperty('prefer');
  });

  it.each([
    [
      'black-forest-labs/flux-schnell',
      { aspect_ratio: '16:9', num_outputs: 1, output_format: 'png', seed: 7 },
    ],
    ['black-forest-labs/flux-dev', { aspect_ratio: '16:9', num_outputs: 1, output_format: 'png', seed: 7 }],
    ['google/nano-banana', { aspect_ratio: '16:9', output_format: 'png' }],
    ['ideogram-ai/ideogram-v3-turbo', { aspect_ratio: '16:9', seed: 7, magic_prompt_option: 'Off' }],
    ['recraft-ai/recraft-v3', { size: '1820x1024' }],
  ])('makes one with %s', async (model, input) => {
    await make(generateRequest(), { model });
    expect(inputs()).toEqual([{ model, prompt: expect.any(String), ...input }]);
  });

  it('remakes a picture', async () => {
    await make({ ...(await editRequest()), picture: await sourcePicture(64, 36) });
    expect(inputs()).toEqual([
      {
        model: 'black-forest-labs/flux-kontext-pro',
        prompt: 'Make it night',
        input_image: isInline,
        aspect_ratio: 'match_input_image',
        seed: 7,
        output_format: 'png',
      },
    ]);
  });

  it('remakes one with nano-banana, which takes lists', async () => {
    await make(
      { ...(await editRequest()), picture: await sourcePicture(64, 36) },
      { editModel: 'google/nano-banana' },
    );
    expect(inputs()).toMatchObject([{ image_input: [isInline], aspect_ratio: 'match_input_image' }]);
  });

  it.each([
    ['black-forest-labs/flux-fill-pro', 255],
    ['black-forest-labs/flux-fill-dev', 255],
    ['ideogram-ai/ideogram-v3-turbo', 0],
  ])('repaints a part with %s, whose mask has %i where it changes', async (inpaintModel, light) => {
    await make(await inpaintRequest(), { inpaintModel });
    const [input] = inputs();
    expect(input).toMatchObject({
      model: inpaintModel,
      prompt: 'Make it night',
      image: isInline,
      mask: isInline,
    });
    expect(await lightAt(String(input?.mask))).toEqual([light, 255 - light]);
  });

  it('enlarges a picture with clarity-upscaler, whose version is read, with the sliders within its limits', async () => {
    await make(await upscaleRequest());
    expect(sent()).toEqual(['/v1/predictions']);
    expect(server.requests.find(({ method }) => method === 'POST')?.json()).toMatchObject({
      version: versionOf('philz1337x/clarity-upscaler'),
    });
    expect(inputs()).toEqual([
      {
        model: 'philz1337x/clarity-upscaler',
        image: isInline,
        scale_factor: 4,
        dynamic: 10,
        creativity: 0.45,
        resemblance: 1.6,
        seed: 7,
        output_format: 'png',
      },
    ]);
  });

  it('enlarges one with real-esrgan', async () => {
    await make(await upscaleRequest(), { upscaleModel: 'nightmareai/real-esrgan' });
    expect(inputs()).toEqual([
      { model: 'nightmareai/real-esrgan', image: isInline, scale: 4, face_enhance: false },
    ]);
  });

  it.each(['bria/remove-background', 'lucataco/remove-bg'])(
    'removes a background with %s',
    async (backgroundModel) => {
      await make(
        { operation: 'removeBackground', picture: await sourcePicture(64, 36) },
        { backgroundModel },
      );
      expect(inputs()).toEqual([{ model: backgroundModel, image: isInline }]);
    },
  );

  it('sends references to the edit model if the main model cannot read them', async () => {
    await make(generateRequest({ references: [await reference(), await reference()] }));
    expect(inputs()).toMatchObject([
      { model: 'black-forest-labs/flux-kontext-pro', input_image: isInline, aspect_ratio: '16:9' },
    ]);
    expect(open().capabilities.maxReferences).toBe(1);
  });

  it('sends references to the main model if it can read them', async () => {
    const model = 'google/nano-banana';
    await make(generateRequest({ references: [await reference(), await reference()] }), { model });
    expect(inputs()).toMatchObject([{ model, image_input: [isInline, isInline] }]);
    expect(open({ model }).capabilities.maxReferences).toBe(3);
  });
});

/** The lightness of a mask in the middle of its left and its right half. */
async function lightAt(dataUrl: string): Promise<number[]> {
  const bytes = Buffer.from(dataUrl.replace(/^data:[^,]*,/, ''), 'base64');
  const { data, info } = await sharp(bytes).toColourspace('b-w').extractChannel(0).raw().toBuffer({
    resolveWithObject: true,
  });
  const at = (x: number) => Math.floor(info.height / 2) * info.width + Math.floor(info.width * x);
  return [data[at(0.25)] ?? -1, data[at(0.75)] ?? -1];
}

describe('several pictures', () => {
  it('are one prediction each with a model that makes one at a time, each with its own seed', async () => {
    const { pictures } = await make(generateRequest({ settings: { count: 4 } }));
    expect(pictures).toHaveLength(4);
    expect(inputs().map(({ seed }) => seed)).toEqual([7, 8, 9, 10]);
  });

  it('are one prediction with a model that makes several', async () => {
    const { pictures } = await make(generateRequest({ settings: { count: 4 } }), {
      model: 'black-forest-labs/flux-schnell',
    });
    expect(pictures).toHaveLength(4);
    expect(inputs()).toMatchObject([{ num_outputs: 4 }]);
  });

  it('are cancelled when one prediction cannot be created', async () => {
    server.answer((request, response) => {
      const isSecond = request.path.endsWith('/predictions') && provider.predictions.length === 1;
      if (!isSecond) return provider.answer(request, response);
      response
        .writeHead(429, { 'content-type': 'application/json' })
        .end('{"detail":"Request was throttled."}');
    });
    const thrown = await thrownBy(make(generateRequest({ settings: { count: 2 } })));
    expect(thrown).toMatchObject({ kind: 'rate_limited', mayHaveCost: true, mayRetry: false });
    expect(provider.predictions.map(({ status }) => status)).toEqual(['canceled']);
  });

  it('are cancelled when one prediction fails', async () => {
    provider.settle = ({ id }) =>
      id === provider.predictions[0]?.id ? { status: 'failed', error: 'CUDA out of memory' } : {};
    await thrownBy(make(generateRequest({ settings: { count: 2 } })));
    expect(provider.predictions[1]?.status).toBe('canceled');
  });
});

describe('files', () => {
  it('above 256 kB are uploaded, used by address, and removed afterwards', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
    const bytes = await sharp({
      create: { width: 400, height: 400, channels: 3, background: '#000', noise },
    })
      .png()
      .toBuffer();
    expect(bytes.length).toBeGreaterThan(256_000);
    const picture = { bytes, mimeType: 'image/png', width: 400, height: 400 } as const;
    const engine = open();
    const request = { ...(await editRequest()), picture };
    const ticket = await engine.submit(request, engineContext());
    expect(inputs()).toMatchObject([{ input_image: `${server.origin}/v1/files/f0` }]);
    expect(provider.files.get('f0')).toMatchObject({ type: 'image/png', name: 'picture.png' });
    expect(provider.files.get('f0')?.bytes.equals(bytes)).toBe(true);
    expect(provider.deletedFiles).toEqual([]);
    await engine.collect(request, ticket, engineContext());
    expect(provider.deletedFiles).toEqual(['f0']);
  });
});

describe('the output of a model', () => {
  const address = () => `${server.origin}/delivery/1.png`;
  it.each([
    ['an address', () => address()],
    ['an address of the API’s own', () => `${server.origin}/v1/files/f9/download`],
    ['a list', () => [address()]],
    ['a data URL', () => `data:image/png;base64,${png.toString('base64')}`],
    ['something around it', () => ({ image: address(), seed: 4 })],
  ])('may be %s', async (_name, output) => {
    provider.settle = () => ({ status: 'succeeded', output: output() });
    const { pictures } = await make(generateRequest());
    expect(
      pictures.map((picture) => 'unchecked' in picture && Buffer.from(picture.unchecked).equals(png)),
    ).toEqual([true]);
  });

  it('is downloaded without other files that the model names', async () => {
    const output = Array.from({ length: 50 }, () => [{ image: address() }]);
    provider.settle = () => ({ status: 'succeeded', output });
    expect((await make(generateRequest())).pictures).toHaveLength(1);
    expect(server.requests.filter(({ path }) => path.startsWith('/delivery/'))).toHaveLength(1);
  });

  it('has progress if the log has a bar', async () => {
    const logs = 'Using seed: 7\n 50%|█████     | 14/28 [00:01<00:01, 10it/s]';
    provider.settle = (run, query) => (query === 1 ? { status: 'processing', logs } : provider.finish(run));
    const fractions: number[] = [];
    const engine = openReplicate(
      server.origin,
      {},
      'https://adventure.example/api/engines/replicate/webhook',
    );
    await makePictures(engine, generateRequest(), {
      ...engineContext(),
      onProgress: (fraction) => fractions.push(fraction),
      waitForWebhook: async () => {},
    });
    expect(fractions).toContain(0.5);
  });
});

describe('the strength of an edit', () => {
  it.each([
    [undefined, 0.8],
    [0.35, 0.4],
    [1, 1],
  ])('of %s is the noise %s where the model takes it', async (strength, noise) => {
    const request = await editRequest();
    const asked = {
      ...request,
      settings: { ...request.settings, ...(strength !== undefined && { strength }) },
    };
    await make(asked, { editModel: 'black-forest-labs/flux-dev' });
    await make(asked);
    expect(inputs().map((input) => input.prompt_strength)).toEqual([noise, undefined]);
  });
});

describe('a model without a preset', () => {
  it('gets the inputs of its own description, within its limits', async () => {
    const { pictures } = await make(generateRequest({ settings: { count: 3, seed: 5_000 } }), {
      model: 'acme/painter',
    });
    expect(pictures).toHaveLength(3);
    expect(inputs()).toEqual(
      [2, 1].map((count) => ({
        model: 'acme/painter',
        text: expect.stringMatching(/^A lighthouse/),
        num_images: count,
        width: 1_024,
        height: 736,
        seed: 1_000,
        output_format: 'webp',
      })),
    );
  });

  it('describes that its mask is black where something changes', async () => {
    await make(await inpaintRequest(), { inpaintModel: 'acme/painter' });
    expect(await lightAt(String(inputs()[0]?.mask))).toEqual([0, 255]);
  });

  it('gets the inputs of the operator’s mapping', async () => {
    const inpaintModel = 'acme/painter?picture=photo&mask=hole:white&steps=30';
    await make(await inpaintRequest(), { inpaintModel });
    const [input] = inputs();
    expect(input).toMatchObject({ photo: isInline, steps: 30 });
    expect(await lightAt(String(input?.hole))).toEqual([255, 0]);
  });

  it('may be set with a version', async () => {
    await make(generateRequest(), { model: `acme/painter:${versionOf('acme/painter')}` });
    expect(inputs()).toMatchObject([{ model: 'acme/painter' }]);
  });

  it('without the needed inputs is a configuration error', async () => {
    const request = await inpaintRequest();
    const thrown = await thrownBy(make(request, { inpaintModel: 'nightmareai/real-esrgan' }));
    expect(thrown).toMatchObject({ kind: 'misconfigured', mayHaveCost: false });
    expect(thrown.message).toBe('nightmareai/real-esrgan has no input for the prompt');
    expect(await thrownBy(make(generateRequest(), { model: 'acme/nothing' }))).toMatchObject({
      kind: 'misconfigured',
      mayHaveCost: false,
    });
    expect(provider.predictions).toEqual([]);
  });

  it('is read once, and again after it has rejected the cached inputs', async () => {
    const engine = open({ model: 'acme/painter' });
    const reads = () => server.requests.filter(({ path }) => path === '/v1/models/acme/painter').length;
    await makePictures(engine, generateRequest());
    await makePictures(engine, generateRequest());
    expect(reads()).toBe(1);
    server.answer((request, response) => {
      if (request.path !== '/v1/predictions') return provider.answer(request, response);
      const body = { title: 'Invalid version or not permitted', detail: 'It does not exist.', status: 422 };
      response.writeHead(422, { 'content-type': 'application/problem+json' }).end(JSON.stringify(body));
    });
    expect(await thrownBy(makePictures(engine, generateRequest()))).toMatchObject({ kind: 'misconfigured' });
    server.answer(provider.answer);
    await makePictures(engine, generateRequest());
    expect(reads()).toBe(2);
  });
});

describe('a process that dies', () => {
  it('after starting a call leaves it to the next process, which starts none', async () => {
    const request = generateRequest({ settings: { count: 2 } });
    const ticket = await open().submit(request, engineContext());
    const storedTicket = JSON.parse(JSON.stringify(ticket)) as typeof ticket;
    const { pictures } = await open().collect(request, storedTicket, engineContext());
    expect(pictures).toHaveLength(2);
    expect(provider.predictions).toHaveLength(2);
  });

  it('for so long that the result is deleted has lost it', async () => {
    provider.settle = () => ({ status: 'succeeded', output: null, data_removed: true });
    expect(await thrownBy(make(generateRequest()))).toMatchObject({ kind: 'lost', mayHaveCost: true });
  });

  it('and returns to a call that does not exist has lost it', async () => {
    const ticket = { predictions: 'gone', files: '' };
    expect(await thrownBy(open().collect(generateRequest(), ticket, engineContext()))).toMatchObject({
      kind: 'lost',
      mayHaveCost: true,
      providerRequestId: 'gone',
    });
  });
});

describe('a cancelled call', () => {
  it('is cancelled at Replicate', async () => {
    const engine = open();
    const request = generateRequest({ settings: { count: 2 } });
    const ticket = await engine.submit(request, engineContext());
    await engine.cancel?.(ticket, engineContext());
    expect(provider.predictions.map(({ status }) => status)).toEqual(['canceled', 'canceled']);
  });

  it('that is still being created is cancelled as soon as its id is known', async () => {
    const controller = new AbortController();
    const held = Promise.withResolvers<void>();
    const stopped = Promise.withResolvers<void>();
    server.answer(async (request, response) => {
      if (request.path.endsWith('/predictions')) {
        controller.abort('cancelled');
        await held.promise;
      }
      await provider.answer(request, response);
      if (request.path.endsWith('/cancel')) stopped.resolve();
    });
    await expect(open().submit(generateRequest(), engineContext(controller.signal))).rejects.toBe(
      'cancelled',
    );
    held.resolve();
    await stopped.promise;
    expect(provider.predictions.map(({ status }) => status)).toEqual(['canceled']);
  });
});

describe('the end of a prediction', () => {
  it.each([
    [{ status: 'failed', error: 'NSFW content detected. Try running it again.' }, 'refused', true],
    [{ status: 'failed', error: 'The input or output was flagged as sensitive. (E005)' }, 'refused', true],
    [{ status: 'failed', error: 'Invalid input for the model (E006)' }, 'invalid_input', true],
    [{ status: 'failed', error: 'Prediction interrupted; please retry (code: PA)' }, 'unavailable', true],
    [{ status: 'failed', error: null }, 'unavailable', true],
    [{ status: 'succeeded', output: null }, 'unavailable', true],
    [{ status: 'succeeded', output: 'a lighthouse' }, 'unavailable', true],
    [{ status: 'canceled' }, 'timed_out', true],
    [{ status: 'aborted' }, 'timed_out', false],
  ] as const)('%j', async (end, kind, mayHaveCost) => {
    provider.settle = () => end;
    expect(await thrownBy(make(generateRequest()))).toMatchObject({ kind, mayHaveCost });
  });

  it('is reported by its code alone: the message may repeat the user’s words', async () => {
    provider.settle = () => ({ status: 'failed', error: 'A lighthouse in a storm is flagged (E005)' });
    const thrown = await thrownBy(make(generateRequest()));
    expect(thrown.message).toBe('Replicate: the model has failed (E005)');
    expect(thrown.providerRequestId).toBe(provider.predictions[0]?.id);
  });

  it('is retried after the time in Replicate’s message', async () => {
    const detail = 'Request was throttled. Your rate limit resets in ~30s.';
    server.answer((request, response) => {
      if (!request.path.endsWith('/predictions')) return provider.answer(request, response);
      response.writeHead(429, { 'content-type': 'application/json' }).end(JSON.stringify({ detail }));
    });
    expect(await thrownBy(make(generateRequest()))).toMatchObject({
      kind: 'rate_limited',
      retryAfterMs: 30_000,
    });
  });

  it('does not need a readable description if the model is known', async () => {
    server.answer((request, response) => {
      if (request.method === 'GET' && request.path.startsWith('/v1/models/')) return void response.destroy();
      return provider.answer(request, response);
    });
    expect((await make(generateRequest())).pictures).toHaveLength(1);
  });
});
