import type { Box } from '../geometry.ts';
import type { Mask } from '../mask/mask.ts';

/** What a selection is shown on: a canvas as large as the picture. */
export interface MaskContext {
  createImageData(width: number, height: number): { readonly data: Uint8ClampedArray };
  putImageData(image: never, x: number, y: number): void;
}

/**
 * The tint of selected pixels, in stripes of two strengths, and the light and dark of the line around them.
 */
const tint = [139, 92, 246] as const;
const stripe = { strong: 120, weak: 70 } as const;
const line = { light: 255, dark: 20 } as const;

/**
 * Shows the part of a selection that changed, and nothing else: a stroke's segment costs what its rectangle
 * has pixels.
 *
 * @param pixel pixels of the picture for each of the screen, so that lines are as thick at each zoom
 */
export function drawMask(context: MaskContext, mask: Mask, changed: Box, pixel: number): void {
  const { x: left, y: top, width, height } = withMargin(changed, mask, pixel);
  if (width <= 0 || height <= 0) return;
  const image = context.createImageData(width, height);
  const pixels = new Uint32Array(image.data.buffer, image.data.byteOffset, width * height);
  const { alpha } = mask;
  const wide = 6 * pixel;
  for (let row = 0; row < height; row += 1) {
    const y = top + row;
    const start = y * mask.width;
    for (let column = 0; column < width; column += 1) {
      const x = left + column;
      const value = alpha[start + x] ?? 0;
      if (value === 0) continue;
      const isStrong = ((((x + y) / wide) | 0) & 1) === 0;
      pixels[row * width + column] = isEdge(mask, x, y, pixel)
        ? grey(isStrong ? line.light : line.dark)
        : tinted((value * (isStrong ? stripe.strong : stripe.weak)) >> 8);
    }
  }
  context.putImageData(image as never, left, top);
}

/** The line around the selection changes beside what changed, too. */
function withMargin({ x, y, width, height }: Box, mask: Mask, margin: number): Box {
  const left = Math.max(0, x - margin);
  const top = Math.max(0, y - margin);
  const right = Math.min(mask.width, x + width + margin);
  const bottom = Math.min(mask.height, y + height + margin);
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** Whether a selected pixel is at most `pixel` pixels from one that is not. */
function isEdge({ width, height, alpha }: Mask, x: number, y: number, pixel: number): boolean {
  const at = y * width + x;
  if ((alpha[at] ?? 0) <= 127) return false;
  if (x < pixel || y < pixel || x >= width - pixel || y >= height - pixel) return true;
  const step = pixel * width;
  return (
    (alpha[at - pixel] ?? 0) <= 127 ||
    (alpha[at + pixel] ?? 0) <= 127 ||
    (alpha[at - step] ?? 0) <= 127 ||
    (alpha[at + step] ?? 0) <= 127
  );
}

/** Pixels of image data as whole numbers, lowest byte first: red, green, blue, alpha. */
const grey = (value: number) => ((255 << 24) | (value << 16) | (value << 8) | value) >>> 0;
const tinted = (alpha: number) => ((alpha << 24) | (tint[2] << 16) | (tint[1] << 8) | tint[0]) >>> 0;
