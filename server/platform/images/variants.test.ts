import sharp from 'sharp';
import { thumbHashToApproximateAspectRatio, thumbHashToAverageRGBA } from 'thumbhash';
import { describe, expect, it } from 'vitest';
import { makeVariants } from './variants.ts';

const canvas = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c81e50' } })
    .webp()
    .toBuffer();

describe('makeVariants', () => {
  it('makes WebP of the three widths, in the shape of the picture', async () => {
    const { variants } = await makeVariants(await canvas(1280, 720));
    expect(variants.map(({ width, height }) => [width, height])).toEqual([
      [320, 180],
      [640, 360],
      [1280, 720],
    ]);
    for (const { width, height, bytes } of variants) {
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width, height });
    }
  });

  it('never makes one wider than the picture', async () => {
    const { variants } = await makeVariants(await canvas(720, 1280));
    expect(variants.map(({ width }) => width)).toEqual([320, 640]);
    expect((await makeVariants(await canvas(100, 50))).variants).toEqual([]);
  });

  it('makes a placeholder of the same colour and shape', async () => {
    const hash = Buffer.from((await makeVariants(await canvas(1280, 720))).thumbhash, 'base64');
    const { r, g, b } = thumbHashToAverageRGBA(hash);
    expect([r, g, b].map((value) => Math.round(value * 5))).toEqual([4, 1, 2]);
    expect(thumbHashToApproximateAspectRatio(hash)).toBeCloseTo(16 / 9, 0);
  });

  it('makes the same from pixels as from a file', async () => {
    const rgba = Buffer.alloc(400 * 300 * 4, 255);
    for (let at = 0; at < rgba.length; at += 4) rgba.writeUIntBE((at * 2_654_435) % 0xffffff, at, 3);
    const file = await sharp(rgba, { raw: { width: 400, height: 300, channels: 4 } })
      .removeAlpha()
      .png()
      .toBuffer();
    expect(await makeVariants({ rgba, width: 400, height: 300, isOpaque: true })).toEqual(
      await makeVariants(file),
    );
  });

  it('keeps the transparency of pixels', async () => {
    const rgba = new Uint8Array(400 * 300 * 4);
    const { variants } = await makeVariants({ rgba, width: 400, height: 300, isOpaque: false });
    expect((await sharp(variants[0]?.bytes).metadata()).hasAlpha).toBe(true);
  });

  it('keeps transparency', async () => {
    const clear = await sharp({
      create: { width: 400, height: 300, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    })
      .png()
      .toBuffer();
    const { variants } = await makeVariants(clear);
    expect((await sharp(variants[0]?.bytes).metadata()).hasAlpha).toBe(true);
  });
});
