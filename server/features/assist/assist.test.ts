import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type * as z from 'zod';
import type { ErrorResponse } from '#contract/error-codes.ts';
import { analyzeImage } from '#contract/image-analysis.ts';
import { freeActionLimits } from '#contract/limits.ts';
import { systemClock } from '#server/platform/clock.ts';
import { createRateWindows } from '#server/platform/http/rate-windows.ts';
import { createTestApi } from '#server/platform/http/testing.ts';
import { runForUser } from '#server/platform/images/decoder.ts';
import { pngOfSize } from '#server/platform/images/testing.ts';
import { type Client, openTestApp, type TestApp } from '#server/testing/app.ts';
import { createContentPolicy } from '../content-policy/content-policy.ts';
import { registerAssistRoutes } from './assist.ts';
import { countFreeAction } from './free-actions.ts';

let bench: TestApp;
let client: Client;
beforeAll(async () => {
  bench = await openTestApp();
  client = await bench.signUp();
});
afterAll(() => bench.close());

const canvas = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } });

/** A dark blue picture with a busy right side. */
async function halfFree(): Promise<Buffer> {
  const noise = await sharp({
    create: {
      width: 600,
      height: 720,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .png()
    .toBuffer();
  const coarse = await sharp(noise).resize(60, 72).resize(600, 720, { kernel: 'nearest' }).png().toBuffer();
  return canvas(1280, 720, '#101c48')
    .composite([{ input: coarse, left: 680, top: 0 }])
    .jpeg()
    .toBuffer();
}

const formOf = (bytes: Uint8Array, name = 'picture.jpg', field = 'image') => {
  const form = new FormData();
  form.append(field, new Blob([new Uint8Array(bytes)]), name);
  return form;
};
const post = (body: FormData) => client.request('/api/analyze-image', { method: 'POST', body });
const readError = async (response: Response) => (await response.json()) as ErrorResponse;

describe('POST /api/analyze-image', () => {
  it('returns the measurements, stores nothing and costs nothing', async () => {
    const response = await post(formOf(await halfFree()));
    expect(response.status).toBe(200);
    const body = (await response.json()) as z.infer<typeof analyzeImage.response>;
    expect(analyzeImage.response.parse(body)).toEqual(body);
    expect(body.enhancedPrompt).toMatch(/^A dark, .*picture in dark blue.* with free space on the left\.$/);
    expect(body.analysis).toMatchObject({ width: 1280, height: 720, composition: { freeSide: 'left' } });
    expect(body.analysis.textAreas[0]).toMatchObject({ x: 0, textColor: '#ffffff' });
    expect(await client.coins()).toBe(100);
    expect([await bench.filesOf(client), bench.leftUploads()]).toEqual([[], []]);
  });

  it('measures the first frame of an animated GIF, a CMYK JPEG and a rotated picture', async () => {
    const frames = await Promise.all(
      ['#ff0000', '#00ff00'].map((color) => canvas(64, 64, color).png().toBuffer()),
    );
    const files: [Buffer, string, number][] = [
      [
        await sharp(frames, { join: { animated: true } })
          .gif()
          .toBuffer(),
        'red',
        64,
      ],
      [await canvas(64, 32, '#ff0000').toColourspace('cmyk').jpeg().toBuffer(), 'red', 32],
      [await canvas(64, 32, '#1f5fe0').withMetadata({ orientation: 6 }).jpeg().toBuffer(), 'blue', 64],
    ];
    for (const [file, name, height] of files) {
      const body = (await (await post(formOf(file))).json()) as z.infer<typeof analyzeImage.response>;
      expect([body.analysis.palette.map((color) => color.name), body.analysis.height]).toEqual([
        [name],
        height,
      ]);
    }
  });

  const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic', 'latin1')]);
  it.each([
    ['words', formOf(Buffer.from('words'), 'picture.jpg'), 415, 'unsupported_image'],
    ['a HEIC photo', formOf(heic, 'IMG_0001.HEIC'), 415, 'heic_unsupported'],
    ['an SVG', formOf(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')), 415, 'unsupported_image'],
    ['too many pixels', formOf(pngOfSize(8_000, 8_001)), 422, 'image_too_large'],
    ['a damaged picture', formOf(pngOfSize(200, 200)), 422, 'image_unreadable'],
    ['too large a file', formOf(Buffer.alloc(20 * 1024 * 1024 + 1, 1)), 413, 'payload_too_large'],
    ['no file', new FormData(), 422, 'validation_failed'],
    ['another field', formOf(Buffer.from('words'), 'a.jpg', 'photo'), 422, 'validation_failed'],
  ])('refuses %s, and leaves nothing behind', async (_name, form, status, code) => {
    if (form.entries().next().done) form.append('nothing', '');
    const response = await post(form);
    expect([response.status, (await readError(response)).code]).toEqual([status, code]);
    expect(bench.leftUploads()).toEqual([]);
  });

  it('requires a session', async () => {
    const response = await bench.signedOut('/api/analyze-image', {
      method: 'POST',
      body: formOf(Buffer.from('x')),
    });
    expect(response.status).toBe(401);
  });
});

it('counts analyses, not refusals, up to the daily limit', async () => {
  const user = await bench.signUp();
  const analyse = (form: FormData) => user.request('/api/analyze-image', { method: 'POST', body: form });
  expect((await analyse(formOf(Buffer.from('words')))).status).toBe(415);
  const picture = await canvas(8, 8, '#ffffff').png().toBuffer();
  expect((await analyse(formOf(picture))).status).toBe(200);
  const rateWindows = createRateWindows(bench.app.database, systemClock);
  for (let count = 1; count < freeActionLimits.assistPerDay; count += 1)
    await countFreeAction(rateWindows, user.userId);
  const response = await analyse(formOf(picture));
  expect([response.status, (await readError(response)).code]).toEqual([429, 'free_action_limit_reached']);
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(23 * 3600);
});

it('answers in time when a picture is still queued', async () => {
  const test = createTestApi();
  const taken: string[] = [];
  const rateWindows = {
    take: async (key: string) => void taken.push(key),
    release: async () => {},
    sweep: async () => {},
  };
  registerAssistRoutes(test.api, {
    rateWindows,
    engines: { all: () => [], forOperation: () => [], isPaid: () => false, call: (_call, work) => work() },
    mayCallPaid: async () => true,
    contentPolicy: createContentPolicy([]),
    timeoutMs: 50,
  });
  const held = Promise.withResolvers<void>();
  const holding = runForUser({ userId: 'waiting' }, () => held.promise);
  const response = await test.api.hono.request('http://localhost/api/analyze-image', {
    method: 'POST',
    headers: { cookie: 'waiting', origin: 'http://localhost' },
    body: formOf(await canvas(8, 8, '#ffffff').png().toBuffer()),
  });
  expect([response.status, (await readError(response)).code]).toEqual([504, 'analysis_timed_out']);
  expect(taken).toEqual([]);
  held.resolve();
  await holding;
  test.remove();
});
