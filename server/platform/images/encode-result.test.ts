import sharp from 'sharp';
import { expect, it } from 'vitest';
import { encodeResult } from './encode-result.ts';

async function drawn(width: number, height: number, inside: string) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 360" width="${width}" height="${height}">${inside}</svg>`;
  const bytes = await sharp(Buffer.from(svg)).png().toBuffer();
  return { bytes, mimeType: 'image/png' as const, width, height };
}

const letters = `<rect width="640" height="360" fill="#0030ff"/>
  <path d="M40 300 L120 40 L200 300 M75 200 L165 200 M240 40 V300 M320 40 L420 300 M420 40 L320 300" stroke="#ff2020" stroke-width="26" fill="none"/>`;

/** The root mean square difference, in steps of 255. */
async function apart(one: Uint8Array, other: Uint8Array): Promise<number> {
  const [a, b] = await Promise.all([one, other].map((file) => sharp(file).removeAlpha().raw().toBuffer()));
  let squares = 0;
  for (const [at, value] of (a ?? Buffer.of()).entries()) squares += (value - (b?.[at] ?? 0)) ** 2;
  return Math.sqrt(squares / (a?.length ?? 1));
}

it('keeps the edges of vivid letters clean as WebP, whose default smears them', async () => {
  const picture = await drawn(640, 360, letters);
  const plain = await sharp(picture.bytes).webp({ quality: 92 }).toBuffer();
  const { bytes, mimeType } = await encodeResult(picture, 'webp');
  expect(mimeType).toBe('image/webp');
  expect(await apart(plain, picture.bytes)).toBeGreaterThan(6);
  expect(await apart(bytes, picture.bytes)).toBeLessThan(1);
});

it('leaves a PNG unchanged, and keeps transparency except in a JPG, which is white there', async () => {
  const picture = await drawn(64, 36, '<circle cx="320" cy="180" r="100" fill="#d02020"/>');
  expect((await encodeResult(picture, 'png')).bytes).toBe(picture.bytes);
  const webp = await encodeResult(picture, 'webp');
  expect((await sharp(webp.bytes).raw().toBuffer())[3]).toBe(0);
  const jpg = await encodeResult(picture, 'jpg');
  expect([...(await sharp(jpg.bytes).raw().toBuffer()).subarray(0, 3)]).toEqual([255, 255, 255]);
});

it('returns a small copy of a picture that is too large to decode for its copies', async () => {
  const large = await drawn(2_560, 1_600, letters);
  const { reduced } = await encodeResult(large, 'jpg');
  expect(reduced).toMatchObject({ width: 1_280, height: 800, isOpaque: false });
  expect(reduced?.rgba.length).toBe(1_280 * 800 * 4);
  expect((await encodeResult(await drawn(640, 360, letters), 'jpg')).reduced).toBeNull();
});
