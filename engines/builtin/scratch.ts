/**
 * Canvases that are needed only while one picture is drawn. Their pixels lie outside JavaScript's heap, where the garbage
 * collector does not see how many there are: left to it, a hundred drawings take gigabytes. So they are given back
 * by hand when the picture is finished.
 */
import { type Canvas, createCanvas } from '@napi-rs/canvas';

/** Canvases of the drawing at hand; null while none is under way. */
let inUse: Canvas[] | null = null;

/**
 * A transparent canvas that lives until the drawing at hand is finished (outside of `withScratch` it lives as any other);
 * at least one pixel a side.
 */
export function scratchCanvas(width: number, height: number): Canvas {
  const canvas = createCanvas(Math.max(1, Math.ceil(width)), Math.max(1, Math.ceil(height)));
  inUse?.push(canvas);
  return canvas;
}

/**
 * Runs a drawing and then frees every scratch canvas it used. Drawing is recorded and carried out late, so the result
 * is read once before what it was drawn from goes away.
 */
export function withScratch(draw: () => Canvas): Canvas {
  const mine: Canvas[] = [];
  inUse = mine;
  try {
    const canvas = draw();
    canvas.getContext('2d').getImageData(0, 0, 1, 1);
    return canvas;
  } finally {
    inUse = null;
    mine.forEach(freeCanvas);
  }
}

/** Gives a canvas's pixels back; it must not be used again. */
export function freeCanvas(canvas: Canvas): void {
  canvas.width = 1;
  canvas.height = 1;
}

/** Gives the memory of a picture's bytes back at once, which the garbage collector would do some designs later. */
export function freeBytes({ buffer }: Uint8Array): void {
  if (buffer instanceof ArrayBuffer) buffer.transfer(0);
}
