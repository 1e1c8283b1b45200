import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { featherWidth } from '#contract/edit-feather.ts';
import { AppError } from '../app-error.ts';
import { restoreUnmasked } from './restore-unmasked.ts';

interface Size {
  width: number;
  height: number;
}

/** A picture in which every pixel differs from its neighbours, partly transparent if `channels` is 4. */
async function detailed({ width, height }: Size, channels: 3 | 4): Promise<Buffer> {
  const data = Buffer.alloc(width * height * channels);
  let state = 12_345;
  for (let at = 0; at < data.length; at += 1) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    data[at] = state >> 16;
  }
  return sharp(data, { raw: { width, height, channels } }).png().toBuffer();
}

const plain = (
  { width, height }: Size,
  background: string | { r: number; g: number; b: number; alpha: number },
) => sharp({ create: { width, height, channels: typeof background === 'string' ? 3 : 4, background } });

/** White in a rectangle. */
async function maskOf(size: Size, white: { left: number; top: number } & Size): Promise<Buffer> {
  const input = await plain(white, '#fff').png().toBuffer();
  return plain(size, '#000')
    .composite([{ input, left: white.left, top: white.top }])
    .toColourspace('b-w')
    .png()
    .toBuffer();
}

async function pixelsOf(bytes: Uint8Array): Promise<{ data: Buffer; channels: number }> {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  return { data, channels: info.channels };
}

/** A pixel's distance outside a rectangle, the larger of x and y; 0 inside. */
function distance(x: number, y: number, white: { left: number; top: number } & Size): number {
  const beside = Math.max(white.left - x, x - (white.left + white.width - 1), 0);
  const above = Math.max(white.top - y, y - (white.top + white.height - 1), 0);
  return Math.max(beside, above);
}

/**
 * Counts the pixels beyond the feather that differ from the original, and those inside that are not this
 * colour.
 */
async function compare({
  original,
  result,
  size,
  white,
  colour,
}: {
  original: Buffer;
  result: Uint8Array;
  size: Size;
  white: { left: number; top: number } & Size;
  colour: number[];
}) {
  const before = await pixelsOf(original);
  const after = await pixelsOf(result);
  expect(after.channels).toBe(before.channels);
  const feather = featherWidth(size);
  const seen = { changedOutside: 0, outside: 0, notNewInside: 0, betweenInFeather: 0 };
  for (let y = 0; y < size.height; y += 1) {
    for (let x = 0; x < size.width; x += 1) {
      const at = (y * size.width + x) * before.channels;
      const away = distance(x, y, white);
      const old = before.data.subarray(at, at + before.channels);
      const now = after.data.subarray(at, at + before.channels);
      if (away > feather) {
        seen.outside += 1;
        if (!old.equals(now)) seen.changedOutside += 1;
      } else if (away === 0) {
        if (colour.some((value, channel) => now[channel] !== value)) seen.notNewInside += 1;
      } else if (!old.equals(now)) seen.betweenInFeather += 1;
    }
  }
  return seen;
}

const size = { width: 640, height: 360 };
const white = { left: 200, top: 100, width: 120, height: 90 };

describe('an inpainted picture', () => {
  it.each([
    ['a PNG of the same size', (painted: Sharp) => painted.png()],
    ['a larger PNG of another shape', (painted: Sharp) => painted.resize(1024, 1024).png()],
    ['a smaller lossless WebP', (painted: Sharp) => painted.resize(320, 180).webp({ lossless: true })],
    ['a greyscale PNG', (painted: Sharp) => painted.toColourspace('b-w').png()],
  ])(
    'equals the original beyond the feather, and the new one inside, when it comes as %s',
    async (_name, as) => {
      const original = await detailed(size, 3);
      const painted = await as(plain(size, '#808080')).toBuffer();
      const { bytes, width, height, mimeType } = await restoreUnmasked({
        original,
        mask: await maskOf(size, white),
        painted,
      });
      expect({ width, height, mimeType }).toEqual({ ...size, mimeType: 'image/png' });
      const seen = await compare({ original, result: bytes, size, white, colour: [128, 128, 128] });
      expect(seen).toMatchObject({ changedOutside: 0, notNewInside: 0 });
      expect(seen.outside).toBeGreaterThan(190_000);
      // Old and new blend.
      expect(seen.betweenInFeather).toBeGreaterThan(1_500);
    },
  );

  it('keeps transparency outside, colours of invisible pixels included, and takes the new one inside', async () => {
    const original = await detailed(size, 4);
    const painted = await plain(size, { r: 10, g: 200, b: 30, alpha: 0.5 }).png().toBuffer();
    const { bytes } = await restoreUnmasked({ original, mask: await maskOf(size, white), painted });
    const seen = await compare({ original, result: bytes, size, white, colour: [10, 200, 30, 128] });
    expect(seen).toMatchObject({ changedOutside: 0, notNewInside: 0 });
  });

  it('of an opaque picture stays opaque: holes in the new one show the original', async () => {
    const original = await detailed(size, 3);
    const painted = await plain(size, { r: 1, g: 2, b: 3, alpha: 0 }).png().toBuffer();
    const { bytes } = await restoreUnmasked({ original, mask: await maskOf(size, white), painted });
    expect((await pixelsOf(bytes)).data.equals((await pixelsOf(original)).data)).toBe(true);
  });

  it('is not stretched: a circle in its middle stays round', async () => {
    const all = { left: 0, top: 0, ...size };
    const square = await plain({ width: 100, height: 100 }, '#ff0000').png().toBuffer();
    const painted = await plain({ width: 720, height: 720 }, '#0000ff')
      .composite([{ input: square }])
      .png()
      .toBuffer();
    const { bytes } = await restoreUnmasked({
      original: await detailed(size, 3),
      mask: await maskOf(size, all),
      painted,
    });
    const { data } = await pixelsOf(bytes);
    const isRed = (x: number, y: number) => (data[(y * size.width + x) * 3] ?? 0) > 128;
    const across = Array.from({ length: size.width }, (_, x) => isRed(x, 180)).filter(Boolean).length;
    const down = Array.from({ length: size.height }, (_, y) => isRed(320, y)).filter(Boolean).length;
    expect(across).toBeGreaterThan(80);
    expect(Math.abs(across - down)).toBeLessThanOrEqual(2);
  });

  it('is the original where the mask is black', async () => {
    const original = await detailed(size, 4);
    const painted = await plain(size, '#fff').png().toBuffer();
    const mask = await plain(size, '#000').toColourspace('b-w').png().toBuffer();
    const { bytes } = await restoreUnmasked({ original, mask, painted });
    expect((await pixelsOf(bytes)).data.equals((await pixelsOf(original)).data)).toBe(true);
  });

  it('fades from the mask outwards, less with every pixel', async () => {
    const original = await plain(size, '#000000').png().toBuffer();
    const painted = await plain(size, '#ffffff').png().toBuffer();
    const { bytes } = await restoreUnmasked({ original, mask: await maskOf(size, white), painted });
    const { data } = await pixelsOf(bytes);
    const row = Array.from(
      { length: featherWidth(size) + 2 },
      (_, step) => data[(145 * size.width + 199 - step) * 3] ?? 0,
    );
    expect(row).toEqual([...row].sort((one, other) => other - one));
    expect(row[0]).toBeGreaterThan(180);
    expect(row.at(-1)).toBe(0);
  });

  it.each([3, 4] as const)('takes only the part around the mask, of %i channels', async (channels) => {
    const original = await detailed(size, channels);
    const feather = featherWidth(size);
    const part = { left: white.left - feather - 9, top: white.top - feather - 3 };
    const partSize = { width: white.width + 2 * feather + 20, height: white.height + 2 * feather + 30 };
    const painted = await plain(partSize, '#808080').png().toBuffer();
    const mask = await maskOf(size, white);
    const { bytes, width, height } = await restoreUnmasked({ original, mask, painted, part });
    expect({ width, height }).toEqual(size);
    const whole = await plain(size, '#808080').png().toBuffer();
    const expected = await restoreUnmasked({ original, mask, painted: whole });
    expect((await pixelsOf(bytes)).data.equals((await pixelsOf(expected.bytes)).data)).toBe(true);
  });

  it('keeps the original where a part does not reach', async () => {
    const original = await detailed(size, 3);
    const painted = await plain({ width: 60, height: 200 }, '#808080').png().toBuffer();
    const { bytes } = await restoreUnmasked({
      original,
      mask: await maskOf(size, white),
      painted,
      part: { left: 220, top: 60 },
    });
    const [before, after] = [await pixelsOf(original), await pixelsOf(bytes)];
    const at = (x: number, y: number) => (y * size.width + x) * 3;
    expect(after.data.subarray(at(210, 140), at(219, 140))).toEqual(
      before.data.subarray(at(210, 140), at(219, 140)),
    );
    expect([...after.data.subarray(at(240, 140), at(241, 140))]).toEqual([128, 128, 128]);
  });

  it('equals the original and the new one at the picture’s edges, too', async () => {
    const original = await detailed(size, 3);
    const corner = { left: 0, top: 300, width: 200, height: 60 };
    const painted = await plain(size, '#808080').png().toBuffer();
    const { bytes } = await restoreUnmasked({ original, mask: await maskOf(size, corner), painted });
    const seen = await compare({ original, result: bytes, size, white: corner, colour: [128, 128, 128] });
    expect(seen).toMatchObject({ changedOutside: 0, notNewInside: 0 });
  });

  it('requires a picture: text in its place is refused', async () => {
    const work = restoreUnmasked({
      original: await detailed(size, 3),
      mask: await maskOf(size, white),
      painted: Buffer.from('I am a picture'),
    });
    await expect(work).rejects.toThrow(AppError);
  });
});

it.each([
  [{ width: 320, height: 180 }, 4],
  [{ width: 1280, height: 720 }, 12],
  [{ width: 1920, height: 1080 }, 16],
  [{ width: 8000, height: 8000 }, 48],
])('the feather of %o is %i pixels wide', (of, wide) => {
  expect(featherWidth(of)).toBe(wide);
});
