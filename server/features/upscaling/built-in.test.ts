import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createUpscaler } from '#engines/upscaler/upscaler.ts';
import { openTestApp, type TestApp } from '#server/testing/app.ts';
import { historyOf, load, plain, upscaled } from './testing.ts';

const half = { create: { width: 9, height: 7, channels: 4, background: '#0f08' } } as const;
const nothing = { create: { width: 12, height: 6, channels: 4, background: '#0000' } } as const;
const wide = await plain(16, 8);
const frames = Buffer.concat([Buffer.alloc(16 * 8, 90), Buffer.alloc(16 * 8, 200)]);
const animation = { width: 16, height: 16, channels: 1, pageHeight: 8 } as const;

/** Unusual pictures, and their size after doubling. */
const odd: [string, Buffer, { width: number; height: number; hasAlpha: boolean }][] = [
  ['1×1', await plain(1, 1), { width: 2, height: 2, hasAlpha: false }],
  ['1×8000', await plain(1, 8_000), { width: 2, height: 16_000, hasAlpha: false }],
  [
    '16 bits a channel',
    await sharp(half).toColourspace('rgb16').png().toBuffer(),
    { width: 18, height: 14, hasAlpha: true },
  ],
  [
    'CMYK',
    await sharp(wide).toColourspace('cmyk').jpeg().toBuffer(),
    { width: 32, height: 16, hasAlpha: false },
  ],
  [
    'an animation',
    await sharp(frames, { raw: animation })
      .gif({ delay: [100, 100] })
      .toBuffer(),
    { width: 32, height: 16, hasAlpha: false },
  ],
  [
    'nothing but transparency',
    await sharp(nothing).png().toBuffer(),
    { width: 24, height: 12, hasAlpha: true },
  ],
  [
    'a photo that lies on its side',
    await sharp(wide).jpeg().withMetadata({ orientation: 6 }).toBuffer(),
    { width: 16, height: 32, hasAlpha: false },
  ],
];

describe('the built-in upscaler', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await openTestApp({ otherEngines: [createUpscaler()] });
  });
  afterAll(() => test.close());

  it.each(odd)(
    'upscales %s for 5 coins, and leaves no file once that is deleted',
    async (_, sourceImage, made) => {
      const client = await test.signUp();
      const { hasAlpha, ...size } = made;
      const { item } = await upscaled(client, { sourceImage, outputFormat: 'png' });
      expect(item).toMatchObject({
        status: 'succeeded',
        afterSize: size,
        madeBy: 'Enlarged by the built-in network',
        warnings: [],
      });
      const after = await sharp(await load(client, item.afterUrl)).metadata();
      expect(after).toMatchObject({ ...size, hasAlpha, depth: 'uchar', space: 'srgb' });
      expect(await client.coins()).toBe(95);
      expect(test.leftUploads()).toEqual([]);
      // The record names every stored file.
      await client.request(`/api/upscale-history/${item.id}`, { method: 'DELETE' });
      expect(await historyOf(client)).toMatchObject({ history: [], total: 0 });
      await expect.poll(() => test.filesOf(client), { timeout: 20_000 }).toEqual([]);
      expect(await client.coins()).toBe(95);
    },
  );
});

it('the built-in upscaler without its network reports that, in the history and in the file', async () => {
  const resizing = await openTestApp({ otherEngines: [createUpscaler({ runtimes: [] })] });
  try {
    const client = await resizing.signUp();
    const { item } = await upscaled(client, { sourceImage: wide });
    expect(item).toMatchObject({
      madeBy: 'Enlarged by resizing',
      warnings: [{ code: 'upscaled_without_network' }],
    });
    const { xmpAsString } = await sharp(await load(client, item.afterUrl)).metadata();
    expect(xmpAsString).toContain('/algorithmicMedia');
  } finally {
    await resizing.close();
  }
});
