/** A photo's pixels as a drawable source. */
import { type Canvas, ImageData } from '@napi-rs/canvas';
import type { PhotoPlacement } from '../layout/arrangement.ts';
import type { Mask } from '../photos/mask.ts';
import { PhotoMissing, type PhotoPixels } from '../photos/photo.ts';
import { freeCanvas, scratchCanvas } from '../scratch.ts';
import { cleanEdge } from './clean-edge.ts';
import type { Picture } from './picture.ts';

/**
 * Returns the part of a photo that a placement shows, in that placement's size; a cut-out with a transparent
 * ground. Enlarges it no more than the placement requires.
 */
export function photoIn(
  picture: Picture,
  { at, kind, crop, width, height, isPerson }: PhotoPlacement,
): Canvas {
  const pixels = picture.photos.find((photo) => photo.at === at);
  if (!pixels) throw new PhotoMissing(at);
  const canvas = scratchCanvas(width, height);
  const context = canvas.getContext('2d');
  context.imageSmoothingQuality = 'high';
  const draw = (source: Canvas, target = context) =>
    target.drawImage(
      source,
      crop.x * source.width,
      crop.y * source.height,
      crop.width * source.width,
      crop.height * source.height,
      0,
      0,
      canvas.width,
      canvas.height,
    );
  const whole = canvasOf(pixels);
  draw(whole);
  if (kind === 'cutout' && pixels.mask && isPerson) {
    const mask = scratchCanvas(width, height);
    const target = mask.getContext('2d');
    target.imageSmoothingQuality = 'high';
    const stored = maskCanvas(pixels.mask);
    draw(stored, target);
    cleanEdge(canvas, mask);
    // Its pixels have been read: what they came from is no longer needed, and large.
    for (const source of [whole, stored, mask]) freeCanvas(source);
  } else if (kind === 'cutout' && pixels.mask) {
    context.globalCompositeOperation = 'destination-in';
    draw(maskCanvas(pixels.mask));
  }
  return canvas;
}

function canvasOf({ rgba, width, height }: PhotoPixels): Canvas {
  const canvas = scratchCanvas(width, height);
  const bytes = new Uint8ClampedArray(rgba.buffer, rgba.byteOffset, rgba.byteLength);
  canvas.getContext('2d').putImageData(new ImageData(bytes, width, height), 0, 0);
  return canvas;
}

function maskCanvas({ alpha, width, height }: Mask): Canvas {
  const canvas = scratchCanvas(width, height);
  const context = canvas.getContext('2d');
  const image = context.createImageData(width, height);
  for (let at = 0; at < alpha.length; at++) image.data[at * 4 + 3] = alpha[at] ?? 0;
  context.putImageData(image, 0, 0);
  return canvas;
}
