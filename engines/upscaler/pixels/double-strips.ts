import { type Network, reach } from '../network/network.ts';
import type { Size, Strip } from './strip.ts';

/**
 * The size of the network's pieces without their surroundings, in pixels. Smaller ones need more
 * surroundings, larger ones more memory: about 2 kB a pixel while a piece is processed.
 */
const tile = { width: 256, height: 128 };

export interface DoubleOptions {
  network: Network;
  /** Called after each piece with its number of doubled pixels. What it throws ends the work. */
  onPixels(pixels: number): void;
}

/**
 * Doubles a picture that comes in strips, and yields strips. It holds no more than a row of pieces needs.
 * Pieces overlap as far as the network reaches, so that there are no seams; beyond its border a picture
 * repeats its outermost pixels.
 */
export async function* doubleStrips(
  strips: AsyncIterable<Strip>,
  { width, height }: Size,
  { network, onPixels }: DoubleOptions,
): AsyncGenerator<Strip> {
  const window = createWindow(strips, width);
  for (let top = 0; top < height; top += tile.height) {
    const rows = Math.min(tile.height, height - top);
    await window.moveTo(Math.max(0, top - reach), Math.min(height, top + rows + reach));
    const doubled = new Uint8Array(width * rows * 12);
    for (let left = 0; left < width; left += tile.width) {
      const columns = Math.min(tile.width, width - left);
      const around = {
        left: left - reach,
        top: top - reach,
        width: columns + 2 * reach,
        height: rows + 2 * reach,
      };
      const enlarged = await network.double(
        cut(window, around, { width, height }),
        around.width,
        around.height,
      );
      paste(enlarged, around.width * 2, doubled, {
        left: left * 2,
        width: width * 2,
        columns: columns * 2,
        rows: rows * 2,
      });
      onPixels(columns * rows);
    }
    yield { rgb: doubled, rows: rows * 2 };
  }
}

interface Window {
  /** Drops the rows above `top`, and reads those down to `bottom`. */
  moveTo(top: number, bottom: number): Promise<void>;
  row(y: number): Uint8Array;
}

function createWindow(strips: AsyncIterable<Strip>, width: number): Window {
  const source = strips[Symbol.asyncIterator]();
  const stride = width * 3;
  /** Strips that are still needed, each with its first row. */
  const held: { rgb: Uint8Array; top: number; bottom: number }[] = [];
  let bottomHeld = 0;
  return {
    async moveTo(top, bottom) {
      while (held[0] && held[0].bottom <= top) held.shift();
      while (bottomHeld < bottom) {
        const { value, done } = await source.next();
        if (done) throw new Error(`the picture ended at row ${bottomHeld}`);
        held.push({ rgb: value.rgb, top: bottomHeld, bottom: bottomHeld + value.rows });
        bottomHeld += value.rows;
      }
    },
    row(y) {
      const strip = held.find(({ top, bottom }) => y >= top && y < bottom);
      if (!strip) throw new Error(`row ${y} is not held`);
      return strip.rgb.subarray((y - strip.top) * stride, (y - strip.top + 1) * stride);
    },
  };
}

/** Cuts a piece with its surroundings. Beyond the picture, the outermost pixels are repeated. */
function cut(
  window: Window,
  piece: { left: number; top: number; width: number; height: number },
  picture: Size,
): Uint8Array {
  const pixels = new Uint8Array(piece.width * piece.height * 3);
  const begin = Math.max(0, piece.left);
  const end = Math.min(picture.width, piece.left + piece.width);
  for (let y = 0; y < piece.height; y += 1) {
    const row = window.row(Math.min(picture.height - 1, Math.max(0, piece.top + y)));
    const target = pixels.subarray(y * piece.width * 3, (y + 1) * piece.width * 3);
    target.set(row.subarray(begin * 3, end * 3), (begin - piece.left) * 3);
    for (let x = piece.left; x < 0; x += 1) target.set(row.subarray(0, 3), (x - piece.left) * 3);
    for (let x = end; x < piece.left + piece.width; x += 1) {
      target.set(row.subarray((picture.width - 1) * 3, picture.width * 3), (x - piece.left) * 3);
    }
  }
  return pixels;
}

/** Copies the middle of an enlarged piece to its place in a strip. */
function paste(
  enlarged: Uint8Array,
  enlargedWidth: number,
  strip: Uint8Array,
  { left, width, columns, rows }: { left: number; width: number; columns: number; rows: number },
): void {
  for (let y = 0; y < rows; y += 1) {
    const from = ((y + 2 * reach) * enlargedWidth + 2 * reach) * 3;
    strip.set(enlarged.subarray(from, from + columns * 3), (y * width + left) * 3);
  }
}
