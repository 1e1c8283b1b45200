/**
 * Test pictures for the upscaler, and the similarity of an enlarged picture to its original. All are PNG
 * files.
 */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import type { UpscaleFactor } from '../../contract/upscale.ts';
import { createBuiltinEngine } from '../../engines/builtin/builtin.ts';
import type { Engine } from '../../engines/engine.ts';

interface Size {
  width: number;
  height: number;
}

/** Optional folder of photographs to measure as well. */
const photoFolder = process.env.UPSCALER_PHOTOS ?? '';

const titles = [
  'I survived 100 days in the desert',
  'The truth about volcanoes',
  'Minecraft but I am rich',
  'Top 10 facts about sharks',
  'Why everybody fears robots',
  'The haunted house next door',
];
const styles = ['MrBeast', 'Cinema', 'Anime'];

/** Returns drawings and texts made here, designs of the built-in engine, and photographs. */
export async function testPictures(size: Size): Promise<{ name: string; original: Buffer }[]> {
  const pictures: { name: string; original: Buffer }[] = [];
  for (const kind of drawnKinds) pictures.push({ name: `drawn: ${kind}`, original: await drawn(kind, size) });
  const builtin = createBuiltinEngine();
  for (const [seed, prompt] of titles.entries()) {
    const style = styles[seed % styles.length] ?? '';
    const input = { prompt, tool: 'Thumbnail', style, aspectRatio: '16:9', seed } as const;
    const { bytes } = await builtin.design(input, { encoding: { format: 'png', quality: 100 } });
    pictures.push({ name: `design: ${prompt}`, original: await resize(Buffer.from(bytes), size) });
  }
  await builtin.close();
  if (existsSync(photoFolder)) {
    for (const file of readdirSync(photoFolder).sort()) {
      const original = await fit(path.join(photoFolder, file), size);
      pictures.push({ name: `photo: ${file}`, original });
    }
  }
  return pictures;
}

/** Scales a photo down to a size, never up: the originals must keep their finest detail. */
async function fit(file: string, size: Size): Promise<Buffer> {
  const { width, height } = await sharp(file).metadata();
  const share = Math.min(1, Math.max(size.width / width, size.height / height));
  const even = (side: number) => Math.floor(side / 2) * 2;
  return sharp(file)
    .resize(even(width * share), even(height * share), { fit: 'fill' })
    .toColourspace('srgb')
    .removeAlpha()
    .png()
    .toBuffer();
}

export const drawnKinds = ['text', 'small text', 'shapes', 'lines', 'comic', 'mixed'] as const;

/** Draws at twice the size and scales down, so that edges are as soft as a camera's. */
export async function drawn(kind: (typeof drawnKinds)[number], { width, height }: Size): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 360" width="${width * 2}" height="${height * 2}">
    <rect width="640" height="360" fill="${kind === 'text' ? '#f4f1e8' : '#1d3557'}"/>${marks[kind]()}</svg>`;
  return sharp(Buffer.from(svg)).resize(width, height, { kernel: 'lanczos3' }).removeAlpha().png().toBuffer();
}

const marks: Record<(typeof drawnKinds)[number], () => string> = {
  text: () =>
    ['Ten things', 'nobody tells', 'you about it']
      .map((line, at) => writeLine(line, 70 + at * 95, 82, '#b3261e'))
      .join(''),
  'small text': () =>
    Array.from({ length: 11 }, (_, at) =>
      writeLine(`Line ${at}: the quick brown fox jumps over it`, 30 + at * 31, 22, '#ffffff'),
    ).join(''),
  shapes: () =>
    Array.from({ length: 18 }, (_, at) => {
      const [x, y] = [40 + (at % 6) * 110, 60 + Math.floor(at / 6) * 115];
      return at % 2 === 0
        ? `<circle cx="${x}" cy="${y}" r="${20 + at}" fill="hsl(${at * 47} 80% 55%)"/>`
        : `<rect x="${x - 25}" y="${y - 25}" width="60" height="45" fill="hsl(${at * 47} 80% 60%)" transform="rotate(${at * 13} ${x} ${y})"/>`;
    }).join(''),
  lines: () =>
    Array.from({ length: 40 }, (_, at) => {
      const angle = (at / 40) * 2 * Math.PI;
      return `<line x1="320" y1="180" x2="${320 + 400 * Math.cos(angle)}" y2="${180 + 400 * Math.sin(angle)}" stroke="#ffd60a" stroke-width="${1 + (at % 4)}"/>`;
    }).join(''),
  comic: () =>
    Array.from(
      { length: 7 },
      (_, at) =>
        `<path d="M${at * 90} 320 q45 -${120 + at * 20} 90 0 q-45 30 -90 0z" fill="hsl(${at * 40} 90% 60%)" stroke="#000" stroke-width="5"/>`,
    ).join('') + writeLine('BOOM!', 90, 90, '#ffd60a'),
  mixed: () => marks.shapes() + marks.lines() + writeLine('I survived', 330, 96, '#ffffff'),
};

function writeLine(text: string, y: number, size: number, fill: string): string {
  return `<text x="20" y="${y}" font-size="${size}" font-family="sans-serif" font-weight="bold" fill="${fill}">${text}</text>`;
}

/** Reads the size from the PNG header. */
export function sizeOf(png: Buffer): Size {
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20) };
}

export function halve(picture: Buffer): Promise<Buffer> {
  const { width, height } = sizeOf(picture);
  return resize(picture, { width: width / 2, height: height / 2 });
}

export function resize(picture: Buffer, { width, height }: Size): Promise<Buffer> {
  return sharp(picture)
    .resize(width, height, { kernel: 'lanczos3', fit: 'fill' })
    .removeAlpha()
    .png()
    .toBuffer();
}

/** Upscales a picture, with neutral sliders by default. */
export async function enlarge(
  engine: Engine,
  picture: Buffer,
  factor: UpscaleFactor = 2,
  sliders: { dynamic?: number; creativity?: number; resemblance?: number } = {},
): Promise<Buffer> {
  const { width, height } = sizeOf(picture);
  const result = await engine.collect(
    {
      operation: 'upscale',
      picture: { bytes: picture, mimeType: 'image/png', width, height },
      factor,
      dynamic: 10,
      creativity: 0,
      resemblance: 100,
      prompt: '',
      seed: 0,
      ...sliders,
    },
    {},
    { signal: new AbortController().signal, onProgress: () => {} },
  );
  const [made] = result.pictures;
  if (!('bytes' in made)) throw new Error('the upscaler returned an unchecked picture');
  return Buffer.from(made.bytes.buffer, made.bytes.byteOffset, made.bytes.byteLength);
}

/** Returns PSNR in decibels over all channels, and SSIM of the lightness in windows of 8 pixels. */
export async function compare(original: Buffer, made: Buffer): Promise<{ psnr: number; ssim: number }> {
  const { width } = sizeOf(original);
  const [one, other] = await Promise.all([original, made].map(pixelsOf));
  if (!one || !other || one.length !== other.length) throw new Error('the pictures differ in size');
  let squares = 0;
  for (let at = 0; at < one.length; at += 1) squares += ((one[at] ?? 0) - (other[at] ?? 0)) ** 2;
  const psnr = 10 * Math.log10(255 ** 2 / Math.max(1e-6, squares / one.length));
  return { psnr, ssim: similarity(lightness(one), lightness(other), width) };
}

/** Returns the mean difference of all channels, in steps of 255. */
export async function meanApart(one: Buffer, other: Buffer): Promise<number> {
  const [first, second] = await Promise.all([one, other].map(pixelsOf));
  if (!first || !second || first.length !== second.length) throw new Error('the pictures differ in size');
  let sum = 0;
  for (let at = 0; at < first.length; at += 1) sum += Math.abs((first[at] ?? 0) - (second[at] ?? 0));
  return sum / first.length;
}

/** Adds an even noise, such as a photograph's: drawn pictures have no texture of their own. */
export async function withNoise(picture: Buffer): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 24 } as const;
  const layer = await sharp({ create: { ...sizeOf(picture), channels: 3, background: '#000', noise } })
    .png()
    .toBuffer();
  return sharp(picture)
    .composite([{ input: layer, blend: 'soft-light' }])
    .removeAlpha()
    .png()
    .toBuffer();
}

/** A pixel is flat if the 11×11 around it deviate less than this from a plane, in steps of 255. */
const flatBelow = 1.2;
const flatRadius = 5;

/** Returns the root of the mean square difference of two enlarged pictures where the source is flat. */
export async function apartWhereFlat(source: Buffer, one: Buffer, other: Buffer): Promise<number> {
  const [small, first, second] = (await Promise.all([source, one, other].map(pixelsOf))).map(lightness);
  if (!small || !first || !second || first.length !== second.length) throw new Error('a picture is missing');
  const { width, height } = sizeOf(source);
  const factor = sizeOf(one).width / width;
  let [squares, count] = [0, 0];
  for (let y = flatRadius; y < height - flatRadius; y += 1) {
    for (let x = flatRadius; x < width - flatRadius; x += 1) {
      if (deviationFromPlane(small, width, x, y) >= flatBelow) continue;
      for (let at = 0; at < factor ** 2; at += 1) {
        const pixel = (y * factor + Math.floor(at / factor)) * width * factor + x * factor + (at % factor);
        squares += ((first[pixel] ?? 0) - (second[pixel] ?? 0)) ** 2;
        count += 1;
      }
    }
  }
  return Math.sqrt(squares / Math.max(1, count));
}

function deviationFromPlane(light: Float64Array, width: number, x: number, y: number): number {
  let [sum, square, across, down, spread, count] = [0, 0, 0, 0, 0, 0];
  for (let j = -flatRadius; j <= flatRadius; j += 1) {
    for (let i = -flatRadius; i <= flatRadius; i += 1) {
      const value = light[(y + j) * width + x + i] ?? 0;
      sum += value;
      square += value ** 2;
      across += value * i;
      down += value * j;
      spread += i * i;
      count += 1;
    }
  }
  const variance = square / count - (sum / count) ** 2 - (across ** 2 + down ** 2) / (spread * count);
  return Math.sqrt(Math.max(0, variance));
}

function pixelsOf(picture: Buffer): Promise<Buffer> {
  return sharp(picture).toColourspace('srgb').removeAlpha().raw().toBuffer();
}

function lightness(rgb: Buffer): Float64Array {
  return Float64Array.from(
    { length: rgb.length / 3 },
    (_, at) =>
      0.2126 * (rgb[at * 3] ?? 0) + 0.7152 * (rgb[at * 3 + 1] ?? 0) + 0.0722 * (rgb[at * 3 + 2] ?? 0),
  );
}

/** SSIM after Wang et al., "Image quality assessment", 2004, with square windows four pixels apart. */
function similarity(one: Float64Array, other: Float64Array, width: number): number {
  const [window, c1, c2] = [8, (0.01 * 255) ** 2, (0.03 * 255) ** 2];
  const height = one.length / width;
  let [sum, windows] = [0, 0];
  for (let top = 0; top + window <= height; top += 4) {
    for (let left = 0; left + window <= width; left += 4) {
      let [a, b, aa, bb, ab] = [0, 0, 0, 0, 0];
      for (let y = top; y < top + window; y += 1) {
        for (let x = left; x < left + window; x += 1) {
          const [p, q] = [one[y * width + x] ?? 0, other[y * width + x] ?? 0];
          a += p;
          b += q;
          aa += p * p;
          bb += q * q;
          ab += p * q;
        }
      }
      const n = window * window;
      const [meanA, meanB] = [a / n, b / n];
      const [varA, varB, both] = [aa / n - meanA ** 2, bb / n - meanB ** 2, ab / n - meanA * meanB];
      sum +=
        ((2 * meanA * meanB + c1) * (2 * both + c2)) / ((meanA ** 2 + meanB ** 2 + c1) * (varA + varB + c2));
      windows += 1;
    }
  }
  return sum / windows;
}
