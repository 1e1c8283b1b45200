import { inspect } from 'node:util';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { makePictures, thrownBy } from '../testing/matrix.ts';
import { editRequest, generateRequest, plainPng, sourcePicture } from '../testing/requests.ts';
import { openStandIn, type StandIn, sendJson } from '../testing/stand-in.ts';
import { openVendor, testKey } from './testing/subjects.ts';
import type { Vendor } from './vendor.ts';
import { deepinfra } from './vendors/deepinfra.ts';
import { fireworks } from './vendors/fireworks.ts';
import { togetherai } from './vendors/togetherai.ts';
import { xai } from './vendors/xai.ts';

let server: StandIn;
let png: Buffer;
let base64: string;
beforeAll(async () => {
  server = await openStandIn();
  png = await plainPng();
  base64 = png.toString('base64');
});
afterAll(() => server.close());
beforeEach(() => {
  server.requests.length = 0;
});

const answerWith = (body: unknown, status = 200) =>
  server.answer((_request, response) => sendJson(response, body, status, { 'x-request-id': 'req-1' }));
const open = (vendor: Vendor, changed: Parameters<typeof openVendor>[2] = {}) =>
  openVendor(vendor, server.origin, changed);
const made = () => ({ unchecked: new Uint8Array(png) });
const withReferences = async (count: number) => {
  const picture = await sourcePicture(64, 36);
  const reference = { ...picture, mimeType: 'image/png', use: 'auto', strokes: [] } as const;
  return generateRequest({ references: Array.from({ length: count }, () => reference) });
};
const dataUrl = z.string().regex(/^data:image\/(png|jpeg);base64,/);
const authorization = `Bearer ${testKey}`;

describe('Grok Imagine by xAI', () => {
  /** `POST /images/generations` and `/images/edits` (docs.x.ai). */
  const call = z.strictObject({
    model: z.string(),
    prompt: z.string().min(1),
    n: z.literal(1),
    response_format: z.literal('b64_json'),
    aspect_ratio: z.string().optional(),
  });
  const image = z.strictObject({ url: dataUrl, type: z.literal('image_url') });

  it('sends what its documentation describes, and reads what it has cost', async () => {
    answerWith({ data: [{ b64_json: base64 }], usage: { cost_in_usd_ticks: 200_000_000 } });
    const result = await makePictures(open(xai), generateRequest({ settings: { count: 2 } }));
    expect(result).toMatchObject({
      pictures: [made(), made()],
      spentMicros: 40_000,
      providerRequestId: 'req-1',
    });
    const [request] = server.requests;
    expect(request).toMatchObject({ path: '/v1/images/generations', headers: { authorization } });
    expect(call.parse(request?.json())).toMatchObject({ model: 'grok-imagine-image', aspect_ratio: '16:9' });
  });

  it('edits a picture, which keeps its shape, and takes three references', async () => {
    answerWith({ data: [{ b64_json: base64 }] });
    await makePictures(open(xai), await editRequest());
    await makePictures(open(xai), await withReferences(4));
    const [edit, many] = server.requests;
    expect(edit?.path).toBe('/v1/images/edits');
    expect(call.extend({ image }).parse(edit?.json()).aspect_ratio).toBeUndefined();
    const { images, aspect_ratio } = call.extend({ images: z.array(image) }).parse(many?.json());
    expect([images.length, aspect_ratio]).toEqual([3, '16:9']);
  });

  it.each([
    [200, { data: [{ b64_json: null, url: null, respect_moderation: false }] }, 'refused', true],
    [
      400,
      {
        code: 'Client specified an invalid argument',
        error: 'Generated image rejected by content moderation.',
      },
      'refused',
      false,
    ],
    [
      403,
      { code: 'No permission', error: "Your team doesn't have any credits or licenses yet." },
      'out_of_credit',
      false,
    ],
    [429, { error: { message: 'It has used all available credits.', code: 'x' } }, 'out_of_credit', false],
    [400, { code: 'Invalid', error: 'Incorrect API key provided: te***89.' }, 'misconfigured', false],
    [429, { error: 'Too many requests' }, 'rate_limited', false],
    [400, { error: 'n is too large' }, 'invalid_input', false],
  ])('with status %i and %j is %s', async (status, body, kind, mayHaveCost) => {
    answerWith(body, status);
    expect(await thrownBy(makePictures(open(xai), generateRequest()))).toMatchObject({ kind, mayHaveCost });
    expect(server.requests).toHaveLength(1);
  });

  it('does not follow an address in place of a picture', async () => {
    answerWith({ data: [{ url: 'http://127.0.0.1:9/made.png' }] });
    expect(await thrownBy(makePictures(open(xai), generateRequest()))).toMatchObject({
      kind: 'unavailable',
      mayHaveCost: true,
    });
    answerWith({ data: [{ url: 'https://imgen.x.ai/made.png' }] });
    expect(await thrownBy(makePictures(open(xai), generateRequest()))).toMatchObject({
      kind: 'unavailable',
      mayHaveCost: true,
    });
    expect(server.requests).toHaveLength(2);
  });
});

describe('FLUX at Fireworks', () => {
  it('sends what its documentation describes, and requests a PNG only', async () => {
    server.answer(
      (_request, response) =>
        void response.writeHead(200, { 'content-type': 'image/png', 'finish-reason': 'SUCCESS' }).end(png),
    );
    const { pictures, spentMicros } = await makePictures(open(fireworks), generateRequest());
    expect([pictures, spentMicros]).toEqual([[made()], 1_400]);
    const [request] = server.requests;
    expect(request).toMatchObject({
      path: '/inference/v1/workflows/accounts/fireworks/models/flux-1-schnell-fp8/text_to_image',
      headers: { authorization, accept: 'image/png' },
    });
    const body = z.strictObject({
      prompt: z.string(),
      aspect_ratio: z.enum(['1:1', '16:9', '9:16']),
      seed: z.int(),
      samples: z.literal(1),
    });
    expect(body.parse(request?.json())).toMatchObject({ aspect_ratio: '16:9', seed: 7 });
  });

  it('refuses a filtered picture', async () => {
    server.answer(
      (_request, response) =>
        void response
          .writeHead(200, { 'content-type': 'image/png', 'finish-reason': 'CONTENT_FILTERED' })
          .end(png),
    );
    expect(await thrownBy(makePictures(open(fireworks), generateRequest()))).toMatchObject({
      kind: 'refused',
    });
  });

  it('rejects a response without bytes, or with JSON in their place', async () => {
    server.answer(
      (_request, response) => void response.writeHead(200, { 'content-type': 'image/png' }).end(),
    );
    const nothing = await thrownBy(makePictures(open(fireworks), generateRequest()));
    answerWith({ base64: [base64] });
    const json = await thrownBy(makePictures(open(fireworks), generateRequest()));
    for (const thrown of [nothing, json])
      expect(thrown).toMatchObject({ kind: 'unavailable', mayHaveCost: true });
  });

  it('reports a suspended account as out of credit', async () => {
    answerWith({ error: { code: 'PRECONDITION_FAILED' } }, 412);
    expect(await thrownBy(makePictures(open(fireworks), generateRequest()))).toMatchObject({
      kind: 'out_of_credit',
    });
  });

  it('requests a size in pixels from older models', async () => {
    server.answer(
      (_request, response) => void response.writeHead(200, { 'content-type': 'image/png' }).end(png),
    );
    const generate = 'accounts/fireworks/models/stable-diffusion-xl-1024-v1-0';
    await makePictures(
      open(fireworks, { models: { generate, edit: null, inpaint: null } }),
      generateRequest(),
    );
    expect(server.requests[0]?.path).toBe(`/inference/v1/image_generation/${generate}`);
    expect(server.requests[0]?.json()).toMatchObject({ width: '1280', height: '768' });
  });
});

describe('Together AI', () => {
  const call = z.strictObject({
    model: z.string(),
    prompt: z.string().min(1),
    seed: z.int(),
    width: z.int(),
    height: z.int(),
    response_format: z.literal('base64'),
    image_url: dataUrl.optional(),
    reference_images: z.array(dataUrl).optional(),
  });

  it('sends what its documentation describes', async () => {
    answerWith({ data: [{ b64_json: base64, index: 0 }] });
    const { pictures } = await makePictures(open(togetherai), generateRequest({ settings: { count: 2 } }));
    expect(pictures).toEqual([made(), made()]);
    expect(server.requests[0]).toMatchObject({ path: '/v1/images/generations', headers: { authorization } });
    const bodies = server.requests.map((request) => call.parse(request.json()));
    expect(bodies.map(({ seed }) => seed)).toEqual([7, 8]);
    expect(bodies[0]).toMatchObject({ model: 'black-forest-labs/FLUX.2-pro', width: 1280, height: 720 });
    expect(bodies[0]?.reference_images).toBeUndefined();
  });

  it('gives FLUX.2 its pictures as references, and Kontext the one that it takes', async () => {
    answerWith({ data: [{ b64_json: base64 }] });
    await makePictures(open(togetherai), await withReferences(2));
    await makePictures(open(togetherai), await editRequest());
    const kontext = 'black-forest-labs/FLUX.1-kontext-pro';
    const models = { generate: kontext, edit: kontext, inpaint: null };
    await makePictures(open(togetherai, { models }), await editRequest());
    const [references, edit, one] = server.requests.map((request) => call.parse(request.json()));
    expect([references?.reference_images?.length, edit?.reference_images?.length]).toEqual([2, 1]);
    expect([edit?.image_url, one?.reference_images]).toEqual([undefined, undefined]);
    expect(one?.image_url).toMatch(/^data:image\/png/);
  });

  it('reports a finding of the safety checker as a refusal', async () => {
    answerWith({ error: { message: 'Potential NSFW content detected in the image.', code: null } }, 422);
    expect(await thrownBy(makePictures(open(togetherai), generateRequest()))).toMatchObject({
      kind: 'refused',
    });
  });
});

describe('DeepInfra', () => {
  it('sends what its documentation describes', async () => {
    answerWith({ images: [`data:image/png;base64,${base64}`], nsfw_content_detected: [false], seed: 7 });
    const { pictures } = await makePictures(open(deepinfra), generateRequest());
    expect(pictures).toEqual([made()]);
    const [request] = server.requests;
    expect(request).toMatchObject({
      path: '/v1/inference/black-forest-labs/FLUX-1-schnell',
      headers: { authorization },
    });
    const body = z.strictObject({
      prompt: z.string(),
      num_images: z.literal(1),
      width: z.string().regex(/^\d+$/),
      height: z.string().regex(/^\d+$/),
      seed: z.int(),
    });
    expect(body.parse(request?.json())).toMatchObject({ width: '1280', height: '720', seed: 7 });
  });

  it('edits a picture with its OpenAI-like call', async () => {
    answerWith({ data: [{ b64_json: base64 }] });
    await makePictures(open(deepinfra), await editRequest());
    const [request] = server.requests;
    expect(request?.path).toBe('/v1/openai/images/edits');
    const form = await request?.form();
    expect([...(form?.keys() ?? [])].sort()).toEqual(['image', 'model', 'n', 'prompt', 'size']);
    expect(form?.get('model')).toBe('black-forest-labs/FLUX.1-Kontext-dev');
    expect(form?.get('image')).toMatchObject({ type: 'image/png' });
  });

  it.each([
    [200, { images: [`data:image/png;base64,AAAA`], nsfw_content_detected: [true] }, 'refused'],
    [400, { detail: { error: 'NSFW content detected' } }, 'refused'],
    [403, { detail: { error: 'Insufficient balance' } }, 'out_of_credit'],
    [422, { detail: [{ type: 'less_than_equal', loc: ['width'] }] }, 'invalid_input'],
  ])('with status %i and %j is %s', async (status, body, kind) => {
    answerWith(body, status);
    expect(await thrownBy(makePictures(open(deepinfra), generateRequest()))).toMatchObject({ kind });
  });
});

describe('a picture that is sent along', () => {
  it('becomes a JPEG of at most 2,048 pixels a side when it is larger, or of a type that some vendors do not read', async () => {
    answerWith({ data: [{ b64_json: base64 }] });
    const sent = async (
      bytes: Buffer,
      mimeType: 'image/png' | 'image/webp',
      width: number,
      height: number,
    ) => {
      const picture = { bytes: new Uint8Array(bytes), mimeType, width, height };
      await makePictures(open(xai), { ...(await editRequest()), picture });
      const { image } = z.object({ image: z.object({ url: dataUrl }) }).parse(server.requests.at(-1)?.json());
      return sharp(Buffer.from(image.url.replace(/^[^,]*,/, ''), 'base64')).metadata();
    };
    const large = await sent(await plainPng(4_096, 2_304), 'image/png', 4_096, 2_304);
    expect(large).toMatchObject({ format: 'jpeg', width: 2_048, height: 1_152 });
    const clear = { create: { width: 64, height: 36, channels: 4, background: '#0000' } } as const;
    const webp = await sent(await sharp(clear).webp().toBuffer(), 'image/webp', 64, 36);
    expect(webp).toMatchObject({ format: 'png', hasAlpha: true, width: 64, height: 36 });
  });
});

describe('an error message', () => {
  it('contains nothing of the request or the response, whatever the SDK reports', async () => {
    answerWith({ data: [{ b64_json: 7, revised_prompt: 'A lighthouse in a storm' }] });
    const thrown = await thrownBy(makePictures(open(xai), generateRequest()));
    expect(thrown).toMatchObject({ kind: 'unavailable', mayHaveCost: true });
    expect(thrown.message).toMatch(/^xAI gave an answer that cannot be read \(AI_/);
    expect(inspect(thrown, { depth: 10 })).not.toContain('lighthouse');
  });
});
