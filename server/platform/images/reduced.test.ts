import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { readReduced } from './reduced.ts';
import { pngOfSize } from './testing.ts';

const turn = { userId: 'looker' };
const reduction = { side: 100, timeoutSeconds: 30 };
const canvas = (width: number, height: number, background = '#c81e50') =>
  sharp({ create: { width, height, channels: 3, background } });

describe('readReduced', () => {
  it('answers a small, upright copy and the size of the whole', async () => {
    const bytes = await canvas(400, 200).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const { width, height, pixels } = await readReduced(bytes, reduction, turn);
    expect({ width, height }).toEqual({ width: 200, height: 400 });
    expect({ width: pixels.width, height: pixels.height }).toEqual({ width: 50, height: 100 });
    expect(pixels.rgba).toHaveLength(50 * 100 * 4);
    const [red = 0, green = 0, blue = 0, opacity] = pixels.rgba;
    expect(Math.abs(red - 200) + Math.abs(green - 30) + Math.abs(blue - 80)).toBeLessThan(12);
    expect(opacity).toBe(255);
  });

  it('keeps a small picture as it is, and what shines through', async () => {
    const clear = await sharp({
      create: { width: 8, height: 4, channels: 4, background: { r: 255, g: 0, b: 0, alpha: 0.5 } },
    })
      .png()
      .toBuffer();
    const { pixels } = await readReduced(clear, reduction, turn);
    expect([pixels.width, pixels.height, ...pixels.rgba.subarray(0, 4)]).toEqual([8, 4, 255, 0, 0, 128]);
  });

  it('takes the first frame of an animation', async () => {
    const frames = await Promise.all(
      ['#ff0000', '#00ff00'].map((color) => canvas(16, 16, color).png().toBuffer()),
    );
    const animation = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    const { height, pixels } = await readReduced(animation, reduction, turn);
    expect([height, pixels.height, pixels.rgba[0], pixels.rgba[1]]).toEqual([16, 16, 255, 0]);
  });

  it('reads CMYK', async () => {
    const cmyk = await canvas(8, 8, '#ff0000').toColourspace('cmyk').jpeg().toBuffer();
    const { pixels } = await readReduced(cmyk, reduction, turn);
    expect(pixels.rgba).toHaveLength(8 * 8 * 4);
    expect(pixels.rgba[0]).toBeGreaterThan(200);
    expect(pixels.rgba[1]).toBeLessThan(60);
  });

  it('refuses what the intake refuses', async () => {
    const whole = canvas(300, 300).png();
    const cut = (await whole.toBuffer()).subarray(0, 200);
    await expect(readReduced(Buffer.from('words'), reduction, turn)).rejects.toMatchObject({
      code: 'unsupported_image',
    });
    await expect(readReduced(pngOfSize(8_000, 8_001), reduction, turn)).rejects.toMatchObject({
      code: 'image_too_large',
    });
    await expect(readReduced(cut, reduction, turn)).rejects.toMatchObject({ code: 'image_unreadable' });
  });
});
