import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AppError } from '../app-error.ts';
import { readPicture } from './intake.ts';
import { jpegOfScans, pngOfSize } from './testing.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'adventure-intake-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const canvas = (width: number, height: number, background = '#c81e50') =>
  sharp({ create: { width, height, channels: 3, background } });

/** A picture with detail, so that cutting the file cuts the picture. */
const noise = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  });

const owner = { userId: 'u1' };

async function refusal(source: string | Uint8Array) {
  const error = await readPicture(source, owner).then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof AppError)) throw new Error(`expected an AppError, got ${String(error)}`);
  return { status: error.status, code: error.code, message: error.message };
}

async function pixelOf(bytes: Uint8Array, left = 0, top = 0): Promise<number[]> {
  return [...(await sharp(bytes).extract({ left, top, width: 1, height: 1 }).raw().toBuffer())];
}

describe('readPicture', () => {
  it.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)('reads %s and re-encodes it', async (format) => {
    const bytes = await canvas(60, 40).toFormat(format).toBuffer();
    const picture = await readPicture(bytes, owner);
    expect(picture).toMatchObject({ width: 60, height: 40, mimeType: 'image/jpeg', sourceFormat: format });
    const [red = 0, green = 0, blue = 0] = await pixelOf(picture.bytes);
    expect(Math.abs(red - 200) + Math.abs(green - 30) + Math.abs(blue - 80)).toBeLessThan(30);
  });

  it('reads a file by its content, not by its name', async () => {
    const path = join(folder, 'really-a-jpeg.png');
    writeFileSync(path, await canvas(10, 10).jpeg().toBuffer());
    expect(await readPicture(path, owner)).toMatchObject({ sourceFormat: 'jpeg', width: 10 });
  });

  it('keeps transparency', async () => {
    const bytes = await sharp({
      create: { width: 8, height: 8, channels: 4, background: { r: 255, g: 0, b: 0, alpha: 0.5 } },
    })
      .webp({ lossless: true })
      .toBuffer();
    const picture = await readPicture(bytes, owner);
    expect(picture).toMatchObject({ mimeType: 'image/png', extension: 'png', hasAlpha: true });
    expect(await pixelOf(picture.bytes)).toEqual([255, 0, 0, 128]);
  });

  it('rotates the picture upright and drops all metadata', async () => {
    const bytes = await canvas(60, 40)
      .jpeg()
      .withExif({ IFD0: { Copyright: 'somebody', Orientation: '6' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"/>')
      .toBuffer();
    const before = await sharp(bytes).metadata();
    expect([before.orientation, before.exif !== undefined, before.xmp !== undefined]).toEqual([
      6,
      true,
      true,
    ]);
    const picture = await readPicture(bytes, owner);
    const after = await sharp(picture.bytes).metadata();
    expect([picture.width, picture.height]).toEqual([40, 60]);
    expect([after.orientation, after.exif, after.xmp, after.icc, after.iptc]).toEqual(
      Array(5).fill(undefined),
    );
  });

  it('converts a Display P3 picture to sRGB', async () => {
    const bytes = await canvas(8, 8, '#00c800').withIccProfile('p3').png().toBuffer();
    const tagged = await sharp(bytes).metadata();
    expect(tagged.hasProfile).toBe(true);
    // The same colour in sRGB: what the file's numbers mean, not the numbers themselves.
    const [red = 0, green = 0] = await pixelOf((await readPicture(bytes, owner)).bytes);
    expect(Math.abs(red - 0) + Math.abs(green - 200)).toBeLessThan(12);
    const stored = await sharp(bytes, { ignoreIcc: true }).raw().toBuffer();
    expect(stored[0]).toBeGreaterThan(60);
  });

  it('converts CMYK, grey and 16-bit pictures to 8-bit sRGB', async () => {
    const cmyk = await canvas(8, 8, '#ff0000').toColourspace('cmyk').jpeg().toBuffer();
    const grey = await canvas(8, 8, '#808080').toColourspace('b-w').png().toBuffer();
    const deep = await canvas(8, 8, '#ff8000').toColourspace('rgb16').png().toBuffer();
    expect((await sharp(cmyk).metadata()).space).toBe('cmyk');
    expect((await sharp(grey).metadata()).channels).toBe(1);
    expect((await sharp(deep).metadata()).depth).toBe('ushort');
    for (const bytes of [cmyk, grey, deep]) {
      const written = await sharp((await readPicture(bytes, owner)).bytes).metadata();
      expect(written).toMatchObject({ space: 'srgb', channels: 3, depth: 'uchar', hasProfile: false });
    }
    const [red = 0, green = 0, blue = 0] = await pixelOf((await readPicture(deep, owner)).bytes);
    expect(Math.abs(red - 255) + Math.abs(green - 128) + Math.abs(blue)).toBeLessThan(12);
  });

  it.each(['gif', 'webp'] as const)('uses the first frame of an animated %s', async (format) => {
    const frames = await Promise.all(
      ['#ff0000', '#00ff00'].map((color) => canvas(16, 16, color).png().toBuffer()),
    );
    const animation = await sharp(frames, { join: { animated: true } })
      .toFormat(format)
      .toBuffer();
    expect((await sharp(animation).metadata()).pages).toBe(2);
    const picture = await readPicture(animation, owner);
    expect([picture.width, picture.height]).toEqual([16, 16]);
    const [red = 0, green = 0] = await pixelOf(picture.bytes, 8, 8);
    expect(red).toBeGreaterThan(240);
    expect(green).toBeLessThan(15);
  });

  it('refuses what is not an image, whatever its name', async () => {
    const text = join(folder, 'text.png');
    writeFileSync(text, 'just some words');
    const empty = join(folder, 'empty.png');
    writeFileSync(empty, '');
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>');
    const xml = Buffer.from(
      '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
    );
    const tiff = await canvas(10, 10).tiff().toBuffer();
    for (const source of [text, empty, svg, xml, tiff, Buffer.from('%PDF-1.7 nothing')]) {
      expect(await refusal(source)).toMatchObject({ status: 415, code: 'unsupported_image' });
    }
  });

  it.each(['heic', 'heix', 'mif1'])('says what to do with an iPhone photo (%s)', async (brand) => {
    const heic = Buffer.concat([
      Buffer.from([0, 0, 0, 24]),
      Buffer.from(`ftyp${brand}\0\0\0\0mif1heic`, 'latin1'),
    ]);
    expect(await refusal(heic)).toMatchObject({
      status: 415,
      code: 'heic_unsupported',
      message: expect.stringContaining('JPEG'),
    });
  });

  it('refuses a picture with too many pixels from its header', async () => {
    expect(await refusal(pngOfSize(30_000, 30_000))).toEqual({
      status: 422,
      code: 'image_too_large',
      message: 'This picture is too large. Use one of at most 16,383 pixels a side.',
    });
    expect(await refusal(pngOfSize(8_000, 8_001))).toMatchObject({ status: 422, code: 'image_too_large' });
  });

  it('refuses a JPEG with hundreds of scans, before decoding it', async () => {
    const path = join(folder, 'passes.jpg');
    writeFileSync(path, jpegOfScans(40 * 40, 300));
    expect(await refusal(path)).toMatchObject({ status: 422, code: 'image_unreadable' });
    writeFileSync(path, jpegOfScans(40 * 40, 20));
    expect(await readPicture(path, owner)).toMatchObject({ width: 320, height: 320 });
  });

  it.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)('refuses a truncated %s', async (format) => {
    const whole = await noise(200, 200).toFormat(format).toBuffer();
    expect(await refusal(whole.subarray(0, Math.floor(whole.length * 0.6)))).toMatchObject({
      status: 422,
      code: 'image_unreadable',
    });
    expect(await refusal(whole.subarray(0, 40))).toMatchObject({ status: 422, code: 'image_unreadable' });
  });
});
