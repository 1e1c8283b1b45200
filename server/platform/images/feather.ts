import { setImmediate } from 'node:timers/promises';
import { featherWidth } from '#contract/edit-feather.ts';
import { openPicture, openRaw } from './decoder.ts';

/** In pixels. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** How much of a repainted picture is new at each pixel: 0 keeps the old, 255 is new. */
export interface Feather {
  /** A byte per pixel of the box, row by row. */
  weights: Uint8Array;
  /** Everything beyond is 0. */
  box: Box;
}

/** A Gaussian blur is cut off where it falls below this part of its peak. */
const cutOff = 0.05;
const sigmasToCutOff = Math.sqrt(-2 * Math.log(cutOff));

/**
 * Makes the weights of a mask (white changes, black is kept): white is new, and fades outwards within
 * `featherWidth`. Outwards, because what was painted over should be gone entirely. Beyond that distance in x
 * or y the weight is 0. Null if nothing is white.
 */
export async function featherOf(
  mask: Uint8Array,
  size: { width: number; height: number },
): Promise<Feather | null> {
  const marked = await readMarked(mask, size);
  if (marked === null) return null;
  const { inside, box } = marked;
  const blur = {
    sigma: Math.max(0.3, featherWidth(size) / 2 / sigmasToCutOff),
    minAmplitude: cutOff,
    precision: 'integer',
  } as const;
  const raw = { width: box.width, height: box.height, channels: 1 } as const;
  // The first blur grows the mask by its reach; the second one fades from there.
  const grown = await openRaw(inside, raw).blur(blur).extractChannel(0).raw().toBuffer();
  const weights = await openRaw(grown, raw).threshold(1).blur(blur).extractChannel(0).raw().toBuffer();
  for (let at = 0; at < weights.length; at += 1) if (inside[at] !== 0) weights[at] = 255;
  return { weights, box };
}

/** Pixels looked at before the event loop gets a turn. */
const pixelsAtOnce = 2_000_000;

/**
 * The part of a mask that fades into black on each side within the box, unless the picture ends there. White
 * is 255, black 0.
 */
async function readMarked(
  mask: Uint8Array,
  { width, height }: { width: number; height: number },
): Promise<{ inside: Uint8Array; box: Box } | null> {
  const whole = await openPicture(mask, { sequentialRead: true })
    .toColourspace('b-w')
    .extractChannel(0)
    .threshold(128)
    .raw()
    .toBuffer();
  let [left, right, top, bottom] = [width, -1, height, -1];
  const rowsAtOnce = Math.max(1, Math.floor(pixelsAtOnce / width));
  for (let y = 0; y < height; y += 1) {
    if (y % rowsAtOnce === 0) await setImmediate();
    const row = whole.subarray(y * width, (y + 1) * width);
    // Native searches: most rows of a mask are black.
    const first = row.indexOf(255);
    if (first < 0) continue;
    left = Math.min(left, first);
    right = Math.max(right, row.lastIndexOf(255));
    top = Math.min(top, y);
    bottom = y;
  }
  if (right < 0) return null;
  const feather = featherWidth({ width, height });
  const from = { x: Math.max(0, left - feather), y: Math.max(0, top - feather) };
  const box = {
    left: from.x,
    top: from.y,
    width: Math.min(width, right + 1 + feather) - from.x,
    height: Math.min(height, bottom + 1 + feather) - from.y,
  };
  const inside = new Uint8Array(box.width * box.height);
  for (let y = 0; y < box.height; y += 1) {
    const at = (box.top + y) * width + box.left;
    inside.set(whole.subarray(at, at + box.width), y * box.width);
  }
  return { inside, box };
}
