import type { LayerOf } from '#canvas/document/layer.ts';
import type { Size } from '#canvas/geometry.ts';
import { matrixOf } from '#canvas/layout/placed.ts';

/** The alpha of a picture of the base image's size, where the base image is in the document. */
export function alphaInDocument(
  cutOut: ImageBitmap,
  base: LayerOf<'base'>,
  { width, height }: Size,
): Uint8Array {
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('This browser cannot draw.');
  const { a, b, c, d, e, f } = matrixOf(base.placement);
  context.setTransform(a, b, c, d, e, f);
  const { crop } = base;
  const left = -base.width * (crop.x + crop.width / 2);
  const top = -base.height * (crop.y + crop.height / 2);
  context.drawImage(cutOut, left, top, base.width, base.height);
  const { data } = context.getImageData(0, 0, width, height);
  const alpha = new Uint8Array(width * height);
  for (let index = 0; index < alpha.length; index += 1) alpha[index] = data[index * 4 + 3] ?? 0;
  return alpha;
}
