/** Measures a picture's own transparency. */
import type { Mask } from './mask.ts';
import type { SmallPicture } from './photo-colors.ts';

/** Below this opacity a pixel shows more of what is behind it. */
const opaqueFrom = 128;
/** Fainter pixels do not count; a soft edge is kept whole. */
const faintFrom = 8;
/** Less than this, such as a rounded corner or a soft edge, is not a cut-out. */
const leastTransparent = 0.04;

export function isTransparent({ rgba, width, height }: SmallPicture): boolean {
  let clear = 0;
  for (let at = 3; at < rgba.length; at += 4) if ((rgba[at] ?? 255) < opaqueFrom) clear += 1;
  const share = clear / (width * height);
  return share >= leastTransparent && share < 1;
}

/**
 * Returns the box around everything opaque (x, y, width, height in shares); null if nothing is.
 * @param channel the byte of a pixel's opacity: 3 of four bytes, or 0 of a mask's one
 */
export function opaqueBox(
  values: Uint8Array,
  { width, height }: { width: number; height: number },
  channel: 0 | 3,
): [number, number, number, number] | null {
  const step = channel + 1;
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let at = channel, pixel = 0; at < values.length; at += step, pixel += 1) {
    if ((values[at] ?? 0) < faintFrom) continue;
    const [x, y] = [pixel % width, Math.floor(pixel / width)];
    left = Math.min(left, x);
    right = Math.max(right, x + 1);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y + 1);
  }
  if (right <= left) return null;
  const toShare = (value: number) => Math.round(value * 1000) / 1000;
  const [x, y] = [toShare(left / width), toShare(top / height)];
  return [
    x,
    y,
    toShare(Math.min(1 - x, (right - left) / width)),
    toShare(Math.min(1 - y, (bottom - top) / height)),
  ];
}

/** The opacity of a picture's pixels as a mask. */
export function opacityOf({ rgba, width, height }: SmallPicture): Mask {
  return {
    alpha: Uint8Array.from({ length: width * height }, (_, at) => rgba[at * 4 + 3] ?? 0),
    width,
    height,
  };
}
