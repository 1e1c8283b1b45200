import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { EngineError } from '../engine.ts';
import type { EngineReference, PictureRequest, UpscaleRequest } from '../picture-requests.ts';
import { makePictures, thrownBy } from '../testing/matrix.ts';
import { openNetwork } from '../testing/network.ts';
import {
  editRequest,
  engineContext,
  type GenerateChanges,
  generateRequest,
  inpaintRequest,
  plainPng,
  sourcePicture,
} from '../testing/requests.ts';
import { openStandIn, type StandIn, sendJson } from '../testing/stand-in.ts';
import type { FalConfig } from './fal.ts';
import { createFalServer, type FalServer } from './testing/fal-server.ts';
import { openFal, testWebhook } from './testing/open-fal.ts';

let server: StandIn;
let png: Buffer;
let fal: FalServer;
beforeAll(async () => {
  server = await openStandIn();
  png = await plainPng();
});
afterAll(() => server.close());
beforeEach(() => openServer());
afterEach(() => {
  // After each test: fal would have understood every request.
  expect(fal.breaches).toEqual([]);
});

function openServer(options: Partial<Parameters<typeof createFalServer>[0]> = {}): void {
  fal = createFalServer({ origin: server.origin, png, rounds: 0, ...options });
  server.requests.length = 0;
  server.answer(fal.answer);
}

const make = (request: PictureRequest, changed: Partial<FalConfig> = {}) =>
  makePictures(openFal(server.origin, changed), request);
const sentCalls = () => fal.calls.map(({ endpoint, input }) => ({ endpoint, input }));

async function reference(width = 64, height = 36): Promise<EngineReference> {
  return { ...(await sourcePicture(width, height)), mimeType: 'image/png', use: 'auto', strokes: [] };
}

describe('pictures from a prompt', () => {
  it('are queued once, with a webhook, a limit for starting and one for keeping results', async () => {
    const result = await make(generateRequest());
    expect(result.pictures).toEqual([{ unchecked: new Uint8Array(png) }]);
    const [call] = fal.calls;
    expect(result.providerRequestId).toBe(call?.id);
    expect(call).toMatchObject({
      endpoint: 'fal-ai/flux/dev',
      webhook: testWebhook,
      headers: {
        'x-fal-no-retry': '1',
        'x-fal-request-timeout': '480',
        'x-fal-object-lifecycle-preference': '{"expiration_duration_seconds":86400}',
      },
    });
    expect(call?.input).toEqual({
      prompt: expect.stringMatching(/^A lighthouse in a storm\n\nStyle: Cinema\./),
      image_size: { width: 1280, height: 720 },
      num_images: 1,
      seed: 7,
      enable_safety_checker: true,
      output_format: 'png',
    });
  });

  it('have no webhook when fal cannot reach this server', async () => {
    await makePictures(openFal(server.origin, {}, null), generateRequest());
    expect(fal.calls[0]?.webhook).toBeNull();
  });

  const tall = { settings: { aspectRatio: '9:16' }, width: 720, height: 1280 } as const;
  it.each([
    ['fal-ai/flux/schnell', {}, { image_size: { width: 1280, height: 720 }, seed: 7 }],
    ['fal-ai/flux-2-pro', tall, { image_size: { width: 720, height: 1280 }, safety_tolerance: '2' }],
    ['fal-ai/flux-2', {}, { image_size: { width: 1280, height: 720 }, num_images: 1 }],
    ['fal-ai/flux-pro/v1.1', {}, { image_size: { width: 1280, height: 720 }, safety_tolerance: '2' }],
    ['fal-ai/flux-pro/v1.1-ultra', tall, { aspect_ratio: '9:16' }],
    ['fal-ai/nano-banana', tall, { aspect_ratio: '9:16', output_format: 'png' }],
    ['fal-ai/gpt-image-1.5', tall, { image_size: '1024x1536', quality: 'high' }],
    ['fal-ai/gpt-image-1.5', { settings: { effort: 'low' } }, { image_size: '1536x1024', quality: 'low' }],
    [
      'openai/gpt-image-2',
      { settings: { effort: 'medium' } },
      { image_size: { width: 1280, height: 720 }, quality: 'medium' },
    ],
  ] as const satisfies readonly [string, GenerateChanges, object][])(
    'are sent to %s with the inputs that it reads: %j',
    async (model, changed, input) => {
      await make(generateRequest(changed), { model });
      expect(sentCalls()).toEqual([{ endpoint: model, input: expect.objectContaining(input) }]);
    },
  );

  it('take one call if the endpoint makes several, and one call each if it makes one', async () => {
    const four = generateRequest({ settings: { count: 4 } });
    expect((await make(four)).pictures).toHaveLength(4);
    expect(sentCalls()).toEqual([
      { endpoint: 'fal-ai/flux/dev', input: expect.objectContaining({ num_images: 4 }) },
    ]);
    openServer();
    expect((await make(four, { model: 'fal-ai/flux-2-pro' })).pictures).toHaveLength(4);
    expect(sentCalls().map(({ input }) => input.seed)).toEqual([7, 8, 9, 10]);
  });

  it('use only the common inputs with an unknown endpoint', async () => {
    server.answer((request, response) => {
      if (request.method === 'POST')
        expect(Object.keys(request.json() as object)).toEqual(['prompt', 'image_size', 'seed']);
      sendJson(response, {}, 402);
    });
    await thrownBy(make(generateRequest(), { model: 'someone/new-model' }));
    expect(server.requests).toHaveLength(1);
  });
});

describe('reference pictures', () => {
  it.each([
    ['fal-ai/flux/dev', 1, 'fal-ai/flux-pro/kontext', 'image_url', 1],
    ['fal-ai/flux/dev', 3, 'fal-ai/flux-pro/kontext/multi', 'image_urls', 3],
    ['fal-ai/flux-2-pro', 5, 'fal-ai/flux-2-pro/edit', 'image_urls', 5],
    ['fal-ai/nano-banana', 2, 'fal-ai/nano-banana/edit', 'image_urls', 2],
    ['fal-ai/gpt-image-1.5', 1, 'fal-ai/gpt-image-1.5/edit', 'image_urls', 1],
  ])('of %s, %i of them, go to %s%s as %s', async (model, count, endpoint, field, sent) => {
    const references = Array.from({ length: count }, () => reference());
    await make(generateRequest({ references: await Promise.all(references) }), { model });
    const [call] = sentCalls();
    expect(call?.endpoint).toBe(endpoint);
    expect([call?.input[field]].flat()).toHaveLength(sent);
    expect([call?.input[field]].flat()[0]).toMatch(/^data:image\/png;base64,/);
  });

  it('and trained styles cost what the endpoint costs that reads them', async () => {
    const references = [await reference()];
    const spent = async (changed: GenerateChanges, model: string) =>
      (await make(generateRequest(changed), { model })).spentMicros;
    expect(await spent({}, 'fal-ai/flux/schnell')).toBeUndefined();
    expect(await spent({ references, settings: { count: 2 } }, 'fal-ai/flux/schnell')).toBe(80_000);
    expect(await spent({ references, settings: { count: 2 } }, 'fal-ai/flux-2-pro')).toBe(90_000);
    expect(await spent({ references }, 'fal-ai/gpt-image-1.5')).toBeUndefined();
    expect((await make(generateRequest({ references }))).madeBy).toBe(
      'Made with fal (fal-ai/flux-pro/kontext)',
    );
  });

  it('are limited to what the endpoint reads', () => {
    const most = (model: string) => openFal(server.origin, { model }).capabilities.maxReferences;
    expect([most('fal-ai/flux/dev'), most('fal-ai/flux-2-pro')]).toEqual([4, 8]);
  });

  it('are in the call while they are small; larger ones are stored for a day, without the key', async () => {
    const noise = Buffer.alloc(5 * 1024 * 1024, 7);
    const large = { ...(await reference()), bytes: noise };
    await make(generateRequest({ references: [large, await reference()] }), { model: 'fal-ai/flux-2-pro' });
    const [address, small] = (sentCalls()[0]?.input.image_urls ?? []) as string[];
    expect(small).toMatch(/^data:/);
    const file = fal.stored.get(String(address));
    expect(file?.bytes.equals(noise)).toBe(true);
    expect(file).toMatchObject({ type: 'image/png', lifecycle: { expiration_duration_seconds: 86_400 } });
  });

  it('that cannot be stored cost nothing and allow a retry', async () => {
    const large = { ...(await reference()), bytes: Buffer.alloc(5 * 1024 * 1024) };
    server.answer((_request, response) => void response.destroy());
    const thrown = await thrownBy(make(generateRequest({ references: [large] })));
    expect(thrown).toMatchObject({ kind: 'unavailable', mayHaveCost: false, mayRetry: true });
    expect(server.requests).toHaveLength(1);
  });
});

describe('a style that was trained at fal', () => {
  const profile = { path: 'https://v3.fal.media/files/a/lora.safetensors', triggerWord: 'INKWASH' };
  const trained = generateRequest({ style: { id: 'x', name: 'Mine', description: 'wet ink', profile } });

  it('is drawn by its model with the trained weights and the trigger word', async () => {
    await make(trained, { model: 'fal-ai/nano-banana' });
    const [call] = sentCalls();
    expect(call?.endpoint).toBe('fal-ai/flux-lora');
    expect(call?.input).toMatchObject({
      prompt: 'INKWASH, A lighthouse in a storm',
      loras: [{ path: profile.path, scale: 1 }],
      image_size: { width: 1280, height: 720 },
    });
  });

  it('reads no references, and says so', async () => {
    const engine = openFal(server.origin);
    const ticket = await engine.submit({ ...trained, references: [await reference()] }, engineContext());
    // A collected request has no references any more.
    const result = await engine.collect(trained, ticket, engineContext());
    expect(result.warnings.map(({ code }) => code)).toEqual(['reference-not-used']);
    expect(sentCalls()[0]?.endpoint).toBe('fal-ai/flux-lora');
  });

  it('of another engine becomes words', async () => {
    await make({ ...trained, style: { ...trained.style, profile: { palette: [] } } });
    expect(sentCalls()[0]?.input.prompt).toContain('Style: wet ink');
  });
});

describe('a source picture', () => {
  it('is remade whole by the edit model, in its own shape', async () => {
    await make(await editRequest());
    const [call] = sentCalls();
    expect(call?.endpoint).toBe('fal-ai/flux-pro/kontext');
    expect(call?.input).toMatchObject({ prompt: 'Make it night', seed: 7, image_url: expect.any(String) });
    expect(call?.input).not.toHaveProperty('aspect_ratio');
  });

  it('has a mask that is white where it changes', async () => {
    const request = await inpaintRequest();
    await make(request);
    const [call] = sentCalls();
    expect(call?.endpoint).toBe('fal-ai/flux-pro/v1/fill');
    expect(call?.input.mask_url).toBe(
      `data:image/png;base64,${Buffer.from(request.mask.bytes).toString('base64')}`,
    );
  });

  it('has a mask that is transparent where it changes, for OpenAI’s models', async () => {
    const inpaintModel = 'fal-ai/gpt-image-1.5/edit';
    await make(await inpaintRequest(), { inpaintModel });
    const { input } = sentCalls()[0] ?? {};
    const mask = Buffer.from(String(input?.mask_image_url).split(',')[1] ?? '', 'base64');
    const { data, info } = await sharp(mask).raw().toBuffer({ resolveWithObject: true });
    const alpha = (x: number) => data[(360 * info.width + x) * info.channels + 3];
    expect([alpha(320), alpha(960)]).toEqual([0, 255]);
  });

  it('keeps its size when the model would choose one', async () => {
    await make(await inpaintRequest(), { inpaintModel: 'fal-ai/flux-lora/inpainting' });
    expect(sentCalls()[0]?.input.image_size).toEqual({ width: 1280, height: 720 });
  });

  it.each([
    [undefined, 0.85],
    [0.35, 0.425],
    [1, 1],
    [0, 0.01],
  ])('with strength %s has the noise %s where the model takes it', async (strength, noise) => {
    const request = await inpaintRequest();
    const asked = {
      ...request,
      settings: { ...request.settings, ...(strength !== undefined && { strength }) },
    };
    await make(asked, { inpaintModel: 'fal-ai/flux-lora/inpainting' });
    await make(asked);
    expect(sentCalls().map(({ input }) => input.strength)).toEqual([noise, undefined]);
  });

  const enlarge = async (changed: Partial<UpscaleRequest> = {}): Promise<UpscaleRequest> => ({
    operation: 'upscale',
    picture: await sourcePicture(64, 36),
    factor: 2,
    dynamic: 10,
    creativity: 3,
    resemblance: 100,
    prompt: '',
    seed: 7,
    ...changed,
  });

  it.each([
    [
      {},
      {
        upscale_factor: 2,
        creativity: 0.3,
        resemblance: 1,
        guidance_scale: 4,
        prompt: 'masterpiece, best quality, highres',
      },
    ],
    [
      { factor: 8, dynamic: 50, creativity: 10, resemblance: 1 },
      { upscale_factor: 4, creativity: 1, resemblance: 0.01, guidance_scale: 20 },
    ],
    [
      { dynamic: 1, creativity: 0, prompt: 'a cat' },
      { creativity: 0, guidance_scale: 1, prompt: 'masterpiece, best quality, highres, a cat' },
    ],
  ] as const)('is enlarged by the sliders %j', async (changed, input) => {
    await make(await enlarge(changed));
    expect(sentCalls()).toEqual([
      { endpoint: 'fal-ai/clarity-upscaler', input: expect.objectContaining(input) },
    ]);
  });

  it('is enlarged eight times by a model that can; a very large one does not come as PNG', async () => {
    const upscaleModel = 'fal-ai/esrgan';
    const { warnings } = await make(await enlarge({ factor: 8 }), { upscaleModel });
    await make(await enlarge({ factor: 8, picture: await sourcePicture() }), { upscaleModel });
    expect(sentCalls().map(({ input }) => [input.scale, input.output_format])).toEqual([
      [8, 'png'],
      [8, 'jpeg'],
    ]);
    expect(warnings).toEqual([]);
  });

  it('has a warning when it was enlarged less than requested', async () => {
    const codesOf = async (factor: UpscaleRequest['factor']) =>
      (await make(await enlarge({ factor }))).warnings.map(({ code }) => code);
    expect([await codesOf(4), await codesOf(8)]).toEqual([[], ['enlarged-less']]);
  });

  it.each([
    ['fal-ai/birefnet/v2', 1280, '1024x1024'],
    ['fal-ai/birefnet/v2', 2048, '2048x2048'],
    ['fal-ai/bria/background/remove', 1280, undefined],
  ])('loses its background by %s, %i px wide', async (backgroundModel, width, resolution) => {
    const request = { operation: 'removeBackground', picture: await sourcePicture(width, 36) } as const;
    const { pictures } = await make(request, { backgroundModel });
    expect(pictures).toEqual([{ unchecked: new Uint8Array(png) }]);
    expect(sentCalls()[0]).toMatchObject({ endpoint: backgroundModel });
    expect(sentCalls()[0]?.input.operating_resolution).toBe(resolution);
  });
});

describe('a result', () => {
  const resultOf = (body: unknown) => openServer({ result: (_call, response) => sendJson(response, body) });
  const file = () => ({ url: `${server.origin}/files/picture.png` });

  it('with a black picture of the safety checker is a refusal that may have cost', async () => {
    resultOf({ images: [file()], has_nsfw_concepts: [true], seed: 1 });
    expect(await thrownBy(make(generateRequest()))).toMatchObject({
      kind: 'refused',
      mayHaveCost: true,
      providerRequestId: fal.calls[0]?.id,
    });
    // The black picture is not even downloaded.
    expect(server.requests.some(({ path }) => path.startsWith('/files/'))).toBe(false);
  });

  it('with words in place of pictures is a refusal', async () => {
    resultOf({ images: [], description: 'I cannot draw this.' });
    const thrown = await thrownBy(make(generateRequest(), { model: 'fal-ai/nano-banana' }));
    expect(thrown).toMatchObject({ kind: 'refused', message: 'the model answered in words alone' });
  });

  it.each([[{ images: [] }], [{ hello: 'world' }], [{ images: [{ url: 7 }] }], ['picture'], [null]])(
    'as %j is no picture',
    async (body) => {
      resultOf(body);
      expect(await thrownBy(make(generateRequest()))).toMatchObject({
        kind: 'unavailable',
        mayHaveCost: true,
      });
    },
  );

  it('is downloaded as an untrusted address: only the configured base may be in a private network', async () => {
    resultOf({ images: [{ url: 'http://10.0.0.8/picture.png' }] });
    const fetched: unknown[] = [];
    const engine = openFal(server.origin, {}, null, {
      ...openNetwork,
      async download(address, { trustedOrigins, maxBytes }) {
        fetched.push([address, trustedOrigins, maxBytes]);
        throw new EngineError('unavailable', 'a private address', { mayHaveCost: true });
      },
    });
    expect(await thrownBy(makePictures(engine, generateRequest()))).toMatchObject({
      message: 'a private address',
      providerRequestId: fal.calls[0]?.id,
      mayRetry: false,
    });
    expect(fetched).toEqual([['http://10.0.0.8/picture.png', [server.origin], 128 * 1024 * 1024]]);
  });

  it('is downloaded without other files that the model names', async () => {
    resultOf({ images: Array.from({ length: 50 }, () => file()), seed: 1 });
    const { pictures } = await makePictures(openFal(server.origin), generateRequest());
    expect(pictures).toHaveLength(1);
    expect(server.requests.filter(({ path }) => path.startsWith('/files/'))).toHaveLength(1);
  });

  it('may be the picture itself', async () => {
    resultOf({ images: [{ url: `data:image/png;base64,${png.toString('base64')}` }] });
    expect((await make(generateRequest())).pictures).toEqual([{ unchecked: png }]);
  });
});
