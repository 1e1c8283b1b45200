import sharp from 'sharp';
import { expect, it } from 'vitest';
import { makePreview } from './preview.ts';
import { pngOfSize } from './testing.ts';

const noise = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 70 },
    },
  });

it.each([
  ['a JPEG full of noise', () => noise(1280, 720).jpeg().toBuffer()],
  ['a PNG', () => noise(512, 512).png().toBuffer()],
  ['a WebP of portrait shape', () => noise(720, 1280).webp().toBuffer()],
])('%s becomes a WebP of its shape that fits into a message', async (_name, make) => {
  const source = await make();
  const before = await sharp(source).metadata();
  const bytes = await makePreview(source, 5_000);
  const { format, width, height } = await sharp(bytes ?? Buffer.alloc(0)).metadata();
  expect(bytes?.byteLength).toBeLessThanOrEqual(5_000);
  expect(format).toBe('webp');
  expect(Math.max(width, height)).toBeGreaterThanOrEqual(48);
  expect(width / height).toBeCloseTo(before.width / before.height, 1);
});

it('a plain picture keeps the largest size', async () => {
  const plain = await sharp({ create: { width: 1024, height: 576, channels: 3, background: '#225588' } })
    .jpeg()
    .toBuffer();
  expect(await sharp((await makePreview(plain, 5_000)) ?? plain).metadata()).toMatchObject({
    width: 288,
    height: 162,
  });
});

it.each([
  ['words', Buffer.from('I am a picture')],
  ['nothing', Buffer.alloc(0)],
  ['a damaged picture', pngOfSize(200, 200)],
  ['a picture of too many pixels', pngOfSize(60_000, 60_000)],
  ['too many bytes', Buffer.alloc(5 * 1024 * 1024)],
])('%s has no preview', async (_name, source) => {
  expect(await makePreview(source, 5_000)).toBeNull();
});
