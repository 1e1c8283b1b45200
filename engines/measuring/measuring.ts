import type { PictureMeasures } from '#contract/image-analysis.ts';
import { measureComposition } from './composition.ts';
import { measureDetail } from './detail.ts';
import { measureLight, measureSaturation } from './light.ts';
import { measurePalette } from './palette.ts';
import { type Pixels, readPlanes } from './planes.ts';
import { findTextAreas } from './text-areas.ts';

export { nameColor } from './color-names.ts';
export { describeMeasures } from './describe.ts';
export { measureDetail } from './detail.ts';
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
