/**
 * Canvases used only while one picture is drawn. Their pixels are outside JavaScript's heap and invisible to
 * the garbage collector: without an explicit free, a hundred drawings take gigabytes. They are freed when the
 * picture is finished.
 */
import { type Canvas, createCanvas } from '@napi-rs/canvas';

/** Canvases of the current drawing; null if there is none. */
let inUse: Canvas[] | null = null;

/**
 * Creates a transparent canvas of at least one pixel a side, freed at the end of the current drawing (outside
 * of `withScratch`, by the garbage collector as usual).
 */
export function scratchCanvas(width: number, height: number): Canvas {
  const canvas = createCanvas(Math.max(1, Math.ceil(width)), Math.max(1, Math.ceil(height)));
  inUse?.push(canvas);
  return canvas;
}

/**
 * Runs a drawing and then frees every scratch canvas it used. The library records drawing and runs it late,
 * so the result is read once before its sources are freed.
 */
export function withScratch(draw: () => Canvas): Canvas {
  const mine: Canvas[] = [];
  former.splice(0).forEach(keep);
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

/** Canvases of whole pictures whose pixels the next drawing takes over: fresh memory costs milliseconds. */
const spare: Canvas[] = [];
const mostSpare = 3;
/** Former canvases of a picture. Its present one still holds their pixels, in what it has recorded. */
const former: Canvas[] = [];

/** Creates an empty canvas for a whole picture, to be freed by `recycle` or `discard`. */
export function pictureCanvas(width: number, height: number): Canvas {
  const at = spare.findIndex((canvas) => canvas.width === width && canvas.height === height);
  const [known] = at < 0 ? [] : spare.splice(at, 1);
  return known ?? createCanvas(width, height);
}

/** Frees a canvas of a whole picture when the picture itself is freed, or with the next drawing. */
export function discard(canvas: Canvas): void {
  former.push(canvas);
}

/** Frees the canvas of a finished picture for the next one of its size. */
export function recycle(canvas: Canvas): void {
  keep(canvas);
  former.splice(0).forEach(keep);
}

function keep(canvas: Canvas): void {
  canvas.getContext('2d').reset();
  spare.push(canvas);
  if (spare.length > mostSpare) spare.splice(0, 1).forEach(freeCanvas);
}

/** Frees a canvas's pixels; it must not be used again. */
export function freeCanvas(canvas: Canvas): void {
  canvas.width = 1;
  canvas.height = 1;
}

/**
 * Frees the memory of a picture's bytes immediately; the garbage collector would do it some designs later.
 */
export function freeBytes({ buffer }: Uint8Array): void {
  if (buffer instanceof ArrayBuffer) buffer.transfer(0);
}
