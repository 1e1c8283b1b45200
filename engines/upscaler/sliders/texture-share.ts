import { blurPlane } from '../pixels/enlarge-plane.ts';
import type { Size } from '../pixels/strip.ts';

/** Finer than this is texture, coarser is shape; and how far single pixels of it are averaged. */
const fineSigma = 1;
const meanSigma = 1.5;
/** How far away the surroundings are asked, in source pixels. */
const reach = 4;
/** Softens the mask's own edges. */
const softSigma = 1;
/** Mean deviations in steps of 255: below is flat or a gradient, above is texture. */
const flatBelow = 0.6;
const texturedAbove = 2;
/** Deviations are stored in sixteenths, so that a byte holds their mean precisely enough. */
const stepsOfOne = 16;

/**
 * How textured a picture is at each pixel: 0 where it is flat, a gradient, or beside a hard edge of a flat
 * area; 255 where it has texture all around. Four means around a pixel are compared and the calmest counts:
 * beside an edge one of them lies on flat ground.
 */
export async function textureShare(luma: Uint8Array, size: Size): Promise<Uint8Array> {
  const { width, height } = size;
  const smooth = await blurPlane(luma, size, fineSigma);
  const deviation = luma.map((light, at) =>
    Math.min(255, Math.abs(light - (smooth[at] as number)) * stepsOfOne),
  );
  const mean = await blurPlane(deviation, size, meanSigma);
  const share = new Uint8Array(luma.length);
  const scale = 255 / ((texturedAbove - flatBelow) * stepsOfOne);
  for (let y = 0; y < height; y += 1) {
    const above = Math.max(0, y - reach) * width;
    const below = Math.min(height - 1, y + reach) * width;
    for (let x = 0; x < width; x += 1) {
      const left = Math.max(0, x - reach);
      const right = Math.min(width - 1, x + reach);
      const calmest = Math.min(
        mean[above + left] as number,
        mean[above + right] as number,
        mean[below + left] as number,
        mean[below + right] as number,
      );
      share[y * width + x] = Math.min(255, Math.max(0, (calmest - flatBelow * stepsOfOne) * scale));
    }
  }
  return blurPlane(share, size, softSigma);
}
