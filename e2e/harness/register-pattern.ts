import type { Page } from '@playwright/test';
import sharp from 'sharp';

/** A board of black and white fields of uneven size. Any line of pixels shows where its edges are. */
export interface Pattern {
  width: number;
  height: number;
  /** The positions at which the colour changes, in pixels of the pattern. */
  columns: readonly number[];
  rows: readonly number[];
}

/** Returns edges 9 to 29 pixels apart in no repeating order, so that a shift by one field is detected. */
function edgesWithin(length: number, seed: number): number[] {
  const edges: number[] = [];
  let state = seed;
  for (let at = 0; ; ) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    at += 9 + (state % 21);
    if (at > length - 9) return edges;
    edges.push(at);
  }
}

export function patternOf(width: number, height: number): Pattern {
  return { width, height, columns: edgesWithin(width, 7), rows: edgesWithin(height, 11) };
}

/** Returns the pattern as a PNG. Each pixel becomes a square of `factor` pixels. */
export async function patternPng({ width, height, columns, rows }: Pattern, factor: number): Promise<Buffer> {
  const fieldOf = (edges: readonly number[], at: number) => edges.filter((edge) => edge <= at).length;
  const columnFields = Array.from({ length: width }, (_, x) => fieldOf(columns, x));
  const rowFields = Array.from({ length: height }, (_, y) => fieldOf(rows, y));
  const pixels = Buffer.alloc(width * factor * height * factor);
  for (let y = 0; y < height * factor; y += 1) {
    const row = rowFields[Math.floor(y / factor)] ?? 0;
    for (let x = 0; x < width * factor; x += 1) {
      const isWhite = ((columnFields[Math.floor(x / factor)] ?? 0) + row) % 2 === 0;
      pixels[y * width * factor + x] = isWhite ? 255 : 0;
    }
  }
  return sharp(pixels, { raw: { width: width * factor, height: height * factor, channels: 1 } })
    .png()
    .toBuffer();
}

/** A greyscale screenshot in screen pixels. */
export interface Screenshot {
  /** The position of the first pixel, from the corner of the page. */
  left: number;
  top: number;
  width: number;
  height: number;
  /** Returns the grey value of a pixel, counted from the first. */
  at(x: number, y: number): number;
}

/** Reads the pixels of a part of the page. The clip is in CSS pixels and shrinks to whole screen pixels. */
export async function readPixels(
  page: Page,
  clip: { x: number; y: number; width: number; height: number },
): Promise<Screenshot> {
  const ratio = await page.evaluate(() => devicePixelRatio);
  const [left, top] = [Math.ceil(clip.x * ratio), Math.ceil(clip.y * ratio)];
  const width = Math.floor((clip.x + clip.width) * ratio) - left;
  const height = Math.floor((clip.y + clip.height) * ratio) - top;
  // The browser would scale a clip that starts inside a pixel.
  const file = await page.screenshot({ scale: 'device', animations: 'disabled' });
  const { data, info } = await sharp(file)
    .extract({ left, top, width, height })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { left, top, width, height, at: (x, y) => data[(y * info.width + x) * info.channels] ?? 0 };
}

/**
 * Returns where a line of grey values crosses the middle between black and white, to a fraction of a pixel.
 */
export function crossings(values: readonly number[]): number[] {
  const found: number[] = [];
  for (let index = 1; index < values.length; index += 1) {
    const [from = 0, to = 0] = [values[index - 1], values[index]];
    // The centre of a pixel is half a pixel from its edge.
    if (from < 127.5 !== to < 127.5) found.push(index - 0.5 + (127.5 - from) / (to - from));
  }
  return found;
}
