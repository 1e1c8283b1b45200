import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { discPhoto } from '../testing/photos.ts';
import { findSubject } from './find-subject.ts';

async function small(bytes: Uint8Array) {
  const { data, info } = await sharp(bytes)
    .ensureAlpha()
    .resize(96, 96, { fit: 'inside' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { rgba: new Uint8Array(data), width: info.width, height: info.height };
}

describe('the subject of a picture', () => {
  test.each([0.25, 0.5, 0.75])('is the box around a disc at %s of the width', async (x) => {
    const [left = 0, top = 0, width = 0, height = 0] =
      findSubject(await small(await discPhoto({ width: 1280, height: 720, x }))) ?? [];
    const radius = { x: (720 * 0.26) / 1280, y: 0.26 };
    expect(Math.abs(left - (x - radius.x))).toBeLessThan(0.04);
    expect(Math.abs(left + width - (x + radius.x))).toBeLessThan(0.04);
    expect(Math.abs(top - (0.5 - radius.y))).toBeLessThan(0.06);
    expect(Math.abs(top + height - (0.5 + radius.y))).toBeLessThan(0.06);
  });

  test('is nothing on a plain ground, and in a picture full of detail', async () => {
    const plain = { create: { width: 96, height: 54, channels: 4, background: '#335577' } } as const;
    expect(findSubject(await small(await sharp(plain).png().toBuffer()))).toBeNull();
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
    const noisy = { create: { width: 96, height: 54, channels: 3, background: '#000', noise } } as const;
    expect(findSubject(await small(await sharp(noisy).png().toBuffer()))).toBeNull();
  });
});
