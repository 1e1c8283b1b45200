import type { Mask } from '#canvas/mask/mask.ts';

/**
 * The selection as a PNG file of the picture's size: white is edited, black is preserved, and grey is the
 * soft edge between them.
 */
export async function maskPicture({ width, height, alpha }: Mask): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser cannot draw.');
  context.putImageData(new ImageData(maskPixels(alpha), width, height), 0, 0);
  return canvas.convertToBlob({ type: 'image/png' });
}

/** Opaque grey pixels, four bytes each. */
export function maskPixels(alpha: Uint8Array): Uint8ClampedArray<ArrayBuffer> {
  const rgba = new Uint8ClampedArray(alpha.length * 4);
  const pixels = new Uint32Array(rgba.buffer);
  for (let index = 0; index < alpha.length; index += 1) {
    pixels[index] = 0xff000000 | ((alpha[index] ?? 0) * 0x010101);
  }
  return rgba;
}
