import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { readDownscaledPixels } from './downscaled-pixels.ts';
import { pngOfSize } from './testing.ts';

const owner = { userId: 'looker' };
const reduction = { side: 100, timeoutSeconds: 30 };
const canvas = (width: number, height: number, background = '#c81e50') =>
  sharp({ create: { width, height, channels: 3, background } });

describe('readDownscaledPixels', () => {
  it('returns a small, upright copy and the size of the original', async () => {
    const bytes = await canvas(400, 200).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const { width, height, pixels } = await readDownscaledPixels(bytes, reduction, owner);
    expect({ width, height }).toEqual({ width: 200, height: 400 });
    expect({ width: pixels.width, height: pixels.height }).toEqual({ width: 50, height: 100 });
    expect(pixels.rgba).toHaveLength(50 * 100 * 4);
    const [red = 0, green = 0, blue = 0, opacity] = pixels.rgba;
    expect(Math.abs(red - 200) + Math.abs(green - 30) + Math.abs(blue - 80)).toBeLessThan(12);
    expect(opacity).toBe(255);
  });

  it('keeps the size of a small picture, and its transparency', async () => {
    const clear = await sharp({
      create: { width: 8, height: 4, channels: 4, background: { r: 255, g: 0, b: 0, alpha: 0.5 } },
    })
      .png()
      .toBuffer();
    const { pixels } = await readDownscaledPixels(clear, reduction, owner);
    expect([pixels.width, pixels.height, ...pixels.rgba.subarray(0, 4)]).toEqual([8, 4, 255, 0, 0, 128]);
  });

  it('uses the first frame of an animation', async () => {
    const frames = await Promise.all(
      ['#ff0000', '#00ff00'].map((color) => canvas(16, 16, color).png().toBuffer()),
    );
    const animation = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    const { height, pixels } = await readDownscaledPixels(animation, reduction, owner);
    expect([height, pixels.height, pixels.rgba[0], pixels.rgba[1]]).toEqual([16, 16, 255, 0]);
  });

  it('reads CMYK', async () => {
    const cmyk = await canvas(8, 8, '#ff0000').toColourspace('cmyk').jpeg().toBuffer();
    const { pixels } = await readDownscaledPixels(cmyk, reduction, owner);
    expect(pixels.rgba).toHaveLength(8 * 8 * 4);
    expect(pixels.rgba[0]).toBeGreaterThan(200);
    expect(pixels.rgba[1]).toBeLessThan(60);
  });

  it('refuses what the intake refuses', async () => {
    const whole = canvas(300, 300).png();
    const cut = (await whole.toBuffer()).subarray(0, 200);
    await expect(readDownscaledPixels(Buffer.from('words'), reduction, owner)).rejects.toMatchObject({
      code: 'unsupported_image',
    });
    await expect(readDownscaledPixels(pngOfSize(8_000, 8_001), reduction, owner)).rejects.toMatchObject({
      code: 'image_too_large',
    });
    await expect(readDownscaledPixels(cut, reduction, owner)).rejects.toMatchObject({
      code: 'image_unreadable',
    });
  });
});
