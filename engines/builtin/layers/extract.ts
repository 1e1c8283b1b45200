/** Finds what was drawn between two states of a picture, as pixels of their own. */

/** Pixels with alpha, eight bits each, not premultiplied. */
export interface CutPicture {
  rgba: Uint8Array<ArrayBuffer>;
  /** Where it is in the picture. */
  x: number;
  y: number;
  width: number;
  height: number;
}

interface States {
  /** RGBA of the whole picture before and after. */
  before: Uint8ClampedArray;
  after: Uint8ClampedArray;
  /** What was drawn, alone on nothing: its alpha is how much of each pixel is its own; null if unknown. */
  own: Uint8ClampedArray | null;
  width: number;
  height: number;
}

/** What rounding changes is no difference. */
const leastDifference = 2;

/**
 * Returns the picture that, laid over `before`, gives `after`. Where the subject itself says how opaque it
 * is, that is kept, so that it can be moved; light and shade around it get as little alpha as they need. Null
 * if nothing changed.
 */
export function extract({ before, after, own, width, height }: States): CutPicture | null {
  const rgba = new Uint8Array(width * height * 4);
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let at = 0; at < rgba.length; at += 4) {
    const isOpaque = before[at + 3] === 255;
    const alpha = isOpaque
      ? alphaOf(before, after, at, own === null ? 0 : (own[at + 3] ?? 0))
      : alphaOverClear(before[at + 3] ?? 0, after[at + 3] ?? 0);
    if (alpha === 0) continue;
    if (isOpaque) colorOver(rgba, before, after, at, alpha);
    else colorOverClear(rgba, before, after, at, alpha);
    rgba[at + 3] = alpha;
    const x = (at >> 2) % width;
    const y = Math.floor((at >> 2) / width);
    if (x < left) left = x;
    if (x > right) right = x;
    if (y < top) top = y;
    if (y > bottom) bottom = y;
  }
  if (right < 0) return null;
  return cut(rgba, width, { x: left, y: top, width: right + 1 - left, height: bottom + 1 - top });
}

/** The least alpha with which some colour makes one pixel the other, or the subject's own if that is more. */
function alphaOf(before: Uint8ClampedArray, after: Uint8ClampedArray, at: number, own: number): number {
  let least = 0;
  let difference = 0;
  for (let channel = at; channel < at + 3; channel += 1) {
    const from = before[channel] ?? 0;
    const change = (after[channel] ?? 0) - from;
    if (change === 0) continue;
    difference = Math.max(difference, Math.abs(change));
    least = Math.max(least, change > 0 ? change / (255 - from) : -change / from);
  }
  // A faint change that is not of the subject is rounding.
  if (own === 0 && difference <= leastDifference) return 0;
  return Math.max(own, Math.ceil(least * 255));
}

/** The alpha that makes a pixel that is not opaque as opaque as it is afterwards. Nothing takes any away. */
function alphaOverClear(before: number, after: number): number {
  return after <= before ? 0 : Math.round(((after - before) / (255 - before)) * 255);
}

/** Sets the colour that makes an opaque pixel the other. */
function colorOver(
  rgba: Uint8Array,
  before: Uint8ClampedArray,
  after: Uint8ClampedArray,
  at: number,
  alpha: number,
): void {
  const share = 255 / alpha;
  for (let channel = at; channel < at + 3; channel += 1) {
    const from = before[channel] ?? 0;
    rgba[channel] = inByte(from + ((after[channel] ?? 0) - from) * share);
  }
}

/** Sets the colour that makes a pixel that is not opaque the other: each counts by its alpha. */
function colorOverClear(
  rgba: Uint8Array,
  before: Uint8ClampedArray,
  after: Uint8ClampedArray,
  at: number,
  alpha: number,
): void {
  const left = ((before[at + 3] ?? 0) * (255 - alpha)) / 255;
  for (let channel = at; channel < at + 3; channel += 1) {
    const whole = (after[channel] ?? 0) * (after[at + 3] ?? 0);
    rgba[channel] = inByte((whole - (before[channel] ?? 0) * left) / alpha);
  }
}

const inByte = (value: number) => Math.min(255, Math.max(0, Math.round(value)));

function cut(
  rgba: Uint8Array,
  stride: number,
  box: { x: number; y: number; width: number; height: number },
): CutPicture {
  const part = new Uint8Array(box.width * box.height * 4);
  for (let row = 0; row < box.height; row += 1) {
    const from = ((box.y + row) * stride + box.x) * 4;
    part.set(rgba.subarray(from, from + box.width * 4), row * box.width * 4);
  }
  return { ...box, rgba: part };
}
