import type { Adjustments } from '../document/layer.ts';

/** Whether adjustments change anything. */
export function isAdjusted(adjustments: Adjustments): boolean {
  return Object.values(adjustments).some((value) => value !== 0);
}

/** Adjusts pixels in place, four bytes each. */
export function adjustPixels(pixels: Uint8ClampedArray, width: number, adjustments: Adjustments): void {
  const { saturation, sharpness } = adjustments;
  const tables = [1, 0, -1].map((warm) => tableOf(adjustments, warm));
  const [red, green, blue] = tables as [Uint8ClampedArray, Uint8ClampedArray, Uint8ClampedArray];
  if (sharpness !== 0) sharpen(pixels, width, sharpness);
  for (let at = 0; at < pixels.length; at += 4) {
    const r = red[pixels[at] ?? 0] ?? 0;
    const g = green[pixels[at + 1] ?? 0] ?? 0;
    const b = blue[pixels[at + 2] ?? 0] ?? 0;
    // The luma of Rec. 709 keeps its place: only the distance from grey grows or shrinks.
    const grey = 0.2126 * r + 0.7152 * g + 0.0722 * b;
    pixels[at] = grey + (r - grey) * (1 + saturation);
    pixels[at + 1] = grey + (g - grey) * (1 + saturation);
    pixels[at + 2] = grey + (b - grey) * (1 + saturation);
  }
}

/** What becomes of each value of a channel. `warm` is 1 for red, −1 for blue. */
function tableOf({ brightness, contrast, warmth }: Adjustments, warm: number): Uint8ClampedArray {
  // A gamma keeps black and white; a slope about the middle grey is contrast.
  const gamma = 2 ** -brightness;
  const slope = contrast < 0 ? 1 + contrast * 0.8 : 1 + contrast * 2;
  return Uint8ClampedArray.from({ length: 256 }, (_, value) => {
    const lit = (value / 255) ** gamma;
    const contrasted = (lit - 0.5) * slope + 0.5;
    return contrasted * 255 + warm * warmth * 40;
  });
}

/** Adds the difference from the mean of the four neighbours; a negative strength softens. */
function sharpen(pixels: Uint8ClampedArray, width: number, strength: number): void {
  const before = pixels.slice();
  const row = width * 4;
  for (let at = row; at < pixels.length - row; at += 1) {
    if (at % 4 === 3) continue;
    const mean =
      ((before[at - 4] ?? 0) + (before[at + 4] ?? 0) + (before[at - row] ?? 0) + (before[at + row] ?? 0)) / 4;
    const value = before[at] ?? 0;
    pixels[at] = value + (value - mean) * strength * (strength > 0 ? 1.5 : 1);
  }
}
