import type { PictureMeasures } from '#contract/image-analysis.ts';
import { measureComposition } from './composition.ts';
import { measureLight, measureSaturation } from './light.ts';
import { measurePalette } from './palette.ts';
import { type Pixels, type Planes, readPlanes } from './planes.ts';
import { findTextAreas } from './text-areas.ts';

export { nameColor } from './color-names.ts';
export { describeMeasures } from './describe.ts';
export { measureLight } from './light.ts';
export { measurePalette } from './palette.ts';
export { type Pixels, type Planes, readPlanes } from './planes.ts';

/**
 * The longest side of the measured copy, in pixels. The measures of detail are calibrated for about this
 * size.
 */
export const measuredSide = 320;

/** Measures a small copy of a picture without a pause: 15 to 30 ms on its thread. */
export function measurePicture(pixels: Pixels): PictureMeasures {
  const steps = measureInSteps(pixels);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** The same with a pause after each step, so that other work runs on the thread. */
export async function measureWithPauses(
  pixels: Pixels,
  pause: () => Promise<unknown>,
): Promise<PictureMeasures> {
  const steps = measureInSteps(pixels);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    await pause();
  }
}

function* measureInSteps(pixels: Pixels): Generator<undefined, PictureMeasures> {
  const planes = readPlanes(pixels);
  yield;
  const detail = measureDetail(planes);
  const composition = measureComposition(planes, detail);
  yield;
  const palette = measurePalette(planes);
  yield;
  const [light, saturation] = [measureLight(planes), measureSaturation(planes)];
  yield;
  return { palette, light, saturation, composition, textAreas: findTextAreas(planes, detail) };
}

/** A smaller change per pixel is a soft gradient, or the noise of a compressed file. */
const noise = 0.01;

/** How much a picture changes at each pixel, in lightness and colour (OKLab), above the noise level. */
export function measureDetail({ lightness, a, b, width, height }: Planes): Float32Array {
  const detail = new Float32Array(width * height);
  for (let y = 0; y < height; y += 1) {
    const above = Math.max(0, y - 1) * width;
    const below = Math.min(height - 1, y + 1) * width;
    for (let x = 0; x < width; x += 1) {
      const row = y * width;
      const left = row + Math.max(0, x - 1);
      const right = row + Math.min(width - 1, x + 1);
      let squares = 0;
      for (const plane of [lightness, a, b]) {
        const across = (plane[right] ?? 0) - (plane[left] ?? 0);
        const down = (plane[below + x] ?? 0) - (plane[above + x] ?? 0);
        squares += across * across + down * down;
      }
      detail[row + x] = Math.max(0, Math.sqrt(squares) / 2 - noise);
    }
  }
  return detail;
}
