import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { fitJpeg } from './fit-jpeg.ts';

const owner = { userId: 'somebody' };

/** Detail in every pixel: the worst case for JPEG. */
function noise(width: number, height: number): Promise<Buffer> {
  const gaussian = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  return sharp({ create: { width, height, channels: 3, background: '#888', noise: gaussian } })
    .webp({ quality: 95 })
    .toBuffer();
}

describe('a JPEG within a size limit', () => {
  it('has the highest quality and full size if that fits', async () => {
    const fitted = await fitJpeg(await noise(200, 100), 1_000_000, owner);
    expect(fitted).toMatchObject({ width: 200, height: 100, quality: 100 });
    expect(await sharp(fitted.bytes).metadata()).toMatchObject({ format: 'jpeg', width: 200, height: 100 });
  });

  it('keeps the full size at the highest quality that fits: one more would be too large', async () => {
    const source = await noise(320, 180);
    const [best, worst] = [
      await fitJpeg(source, 1e6, owner),
      await fitJpeg(source, 1e6, owner, { width: 320, quality: 80 }),
    ];
    expect(worst.quality).toBe(80);
    const limit = Math.round((best.bytes.length + worst.bytes.length) / 2);
    const fitted = await fitJpeg(source, limit, owner);
    expect(fitted).toMatchObject({ width: 320, height: 180 });
    expect(fitted.bytes.length).toBeLessThanOrEqual(limit);
    const next = await fitJpeg(source, 1e6, owner, { width: 320, quality: fitted.quality + 1 });
    expect(next.quality).toBe(fitted.quality + 1);
    expect(next.bytes.length).toBeGreaterThan(limit);
  });

  it('shrinks rather than dropping below quality 80, and still uses most of the limit', async () => {
    const source = await noise(640, 360);
    for (const limit of [30_000, 8_000]) {
      const fitted = await fitJpeg(source, limit, owner);
      expect(fitted.width).toBeLessThan(640);
      expect(fitted.width / fitted.height).toBeCloseTo(16 / 9, 1);
      expect(fitted.quality).toBeGreaterThanOrEqual(80);
      expect(fitted.bytes.length).toBeLessThanOrEqual(limit);
      expect(fitted.bytes.length).toBeGreaterThan(limit * 0.75);
    }
  });

  it('reuses an earlier search, and searches again if its result is too large', async () => {
    const source = await noise(320, 180);
    const first = await fitJpeg(source, 20_000, owner);
    const again = await fitJpeg(source, 20_000, owner, first);
    expect(again.bytes.equals(first.bytes)).toBe(true);
    const wrong = await fitJpeg(source, 20_000, owner, { width: 320, quality: 100 });
    expect(wrong.bytes.equals(first.bytes)).toBe(true);
  });

  it('works for the smallest limits, and is white where the picture is transparent', async () => {
    const clear = { create: { width: 50, height: 50, channels: 4, background: '#00000000' } } as const;
    const source = await sharp(clear).png().toBuffer();
    expect((await fitJpeg(source, 1, owner)).width).toBe(1);
    const { data } = await sharp((await fitJpeg(source, 1e6, owner)).bytes)
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(Math.min(...data)).toBeGreaterThan(250);
  });

  it('stops once its reader has left', async () => {
    const controller = new AbortController();
    const source = await noise(640, 360);
    const fitted = fitJpeg(source, 8_000, { ...owner, signal: controller.signal });
    controller.abort(new Error('left'));
    await expect(fitted).rejects.toThrow('left');
  });
});
