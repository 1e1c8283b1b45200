import { setImmediate } from 'node:timers/promises';
import { featherWidth } from '#contract/edit-feather.ts';
import { openPicture, openRaw } from './decoder.ts';

/** How much of a repainted picture is new at each pixel: 0 keeps the old, 255 is new. */
export interface Feather {
  /** A byte per pixel of the whole picture, row by row. */
  weights: Uint8Array;
  /** Contains everything that is not 0; null if all is 0. In pixels. */
  box: { left: number; top: number; width: number; height: number } | null;
}

/** A Gaussian blur is cut off where it falls below this part of its peak. */
const cutOff = 0.05;
const sigmasToCutOff = Math.sqrt(-2 * Math.log(cutOff));

/**
 * Makes the weights of a mask (white changes, black is kept): white is new, and fades outwards within
 * `featherWidth`. Outwards, because what was painted over should be gone entirely. Beyond that distance in x
 * or y the weight is 0.
 */
export async function featherOf(mask: Uint8Array, size: { width: number; height: number }): Promise<Feather> {
  const { width, height } = size;
  const blur = {
    sigma: Math.max(0.3, featherWidth(size) / 2 / sigmasToCutOff),
    minAmplitude: cutOff,
    precision: 'integer',
  } as const;
  const raw = { width, height, channels: 1 } as const;
  const inside = await openPicture(mask)
    .toColourspace('b-w')
    .extractChannel(0)
    .threshold(128)
    .raw()
    .toBuffer();
  // The first blur grows the mask by its reach; the second one fades from there.
  const grown = await openRaw(inside, raw).blur(blur).extractChannel(0).raw().toBuffer();
  const weights = await openRaw(grown, raw).threshold(1).blur(blur).extractChannel(0).raw().toBuffer();
  return { weights, box: await boxOf(weights, inside, size) };
}

/** Pixels processed before the event loop gets a turn. */
const pixelsAtOnce = 2_000_000;

/** Sets the inside to new, and finds the bounding box. */
async function boxOf(
  weights: Uint8Array,
  inside: Uint8Array,
  { width, height }: { width: number; height: number },
): Promise<Feather['box']> {
  let [left, right, top, bottom] = [width, -1, height, -1];
  const rowsAtOnce = Math.max(1, Math.floor(pixelsAtOnce / width));
  for (let y = 0; y < height; y += 1) {
    if (y % rowsAtOnce === 0) await setImmediate();
    const row = y * width;
    for (let x = 0; x < width; x += 1) {
      if (inside[row + x] !== 0) weights[row + x] = 255;
      else if (weights[row + x] === 0) continue;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      bottom = y;
    }
  }
  return right < 0 ? null : { left, top, width: right - left + 1, height: bottom - top + 1 };
}
