import sharp from 'sharp';
import { expect, it } from 'vitest';
import { isSamePicture } from './same-picture.ts';

const size = { width: 40, height: 30, channels: 3 as const };
const plain = () => sharp({ create: { ...size, background: '#336699' } });
const dotted = () =>
  plain().composite([
    { input: { create: { width: 1, height: 1, channels: 3, background: '#336698' } }, left: 39, top: 29 },
  ]);

it('compares pixels, not files', async () => {
  const [png, webp] = [await plain().png().toBuffer(), await plain().webp({ lossless: true }).toBuffer()];
  expect(await isSamePicture(png, webp)).toBe(true);
  expect(await isSamePicture(png, await dotted().png().toBuffer())).toBe(false);
  expect(await isSamePicture(png, await plain().resize(30, 40).png().toBuffer())).toBe(false);
  expect(await isSamePicture(png, await plain().ensureAlpha(0.5).png().toBuffer())).toBe(false);
});
