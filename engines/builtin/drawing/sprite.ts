/** Cut-outs on their own canvases: silhouettes, outlines and soft copies of them. */
import type { Canvas, SKRSContext2D } from '@napi-rs/canvas';
import { scratchCanvas } from '../scratch.ts';

/** A cut-out with a margin of `margin` pixels on every side for outlines and shadows. */
export interface Sprite {
  canvas: Canvas;
  /** Size of the cut-out itself. */
  width: number;
  height: number;
  margin: number;
}

export function createSprite(
  width: number,
  height: number,
  margin: number,
): Sprite & { context: SKRSContext2D } {
  const canvas = scratchCanvas(Math.ceil(width + 2 * margin), Math.ceil(height + 2 * margin));
  return { canvas, width, height, margin, context: canvas.getContext('2d') };
}

/** Draws a sprite with the cut-out's centre at the context's origin. */
export function drawSprite(context: SKRSContext2D, { canvas, width, height, margin }: Sprite): void {
  context.drawImage(canvas, -width / 2 - margin, -height / 2 - margin);
}

/** The sprite's shape in one colour. */
export function silhouette(sprite: Sprite, color: string): Sprite {
  const canvas = scratchCanvas(sprite.canvas.width, sprite.canvas.height);
  const context = canvas.getContext('2d');
  context.drawImage(sprite.canvas, 0, 0);
  context.globalCompositeOperation = 'source-in';
  context.fillStyle = color;
  context.fillRect(0, 0, canvas.width, canvas.height);
  return { ...sprite, canvas };
}

/**
 * The silhouette widened by a radius. Two rounds of copies on a circle (eight, then enough for a smooth edge)
 * give the same as one round of many more: the sum of two circles is a circle.
 */
export function widened(sprite: Sprite, radius: number, color: string): Sprite {
  if (radius <= 0) return silhouette(sprite, color);
  const inner = ringOfCopies(sprite.canvas, radius * 0.5, 12, 0);
  const outer = ringOfCopies(inner, radius * 0.5, 12, Math.PI / 12);
  return silhouette({ ...sprite, canvas: outer }, color);
}

/**
 * The sprite's shape without details smaller than a radius: blurred, and cut where it is half transparent.
 */
export function smoothed(sprite: Sprite, radius: number): Sprite {
  const reduction = Math.max(1, radius / 2.5);
  const small = scratchCanvas(sprite.canvas.width / reduction, sprite.canvas.height / reduction);
  const context = small.getContext('2d');
  context.imageSmoothingQuality = 'medium';
  context.filter = `blur(${(radius / reduction).toFixed(2)}px)`;
  context.drawImage(sprite.canvas, 0, 0, small.width, small.height);
  context.filter = 'none';
  const image = context.getImageData(0, 0, small.width, small.height);
  for (let at = 3; at < image.data.length; at += 4) {
    image.data[at] = Math.min(255, Math.max(0, ((image.data[at] ?? 0) - 96) * 5));
  }
  context.putImageData(image, 0, 0);
  const canvas = scratchCanvas(sprite.canvas.width, sprite.canvas.height);
  const whole = canvas.getContext('2d');
  whole.imageSmoothingQuality = 'high';
  whole.drawImage(small, 0, 0, canvas.width, canvas.height);
  return { ...sprite, canvas };
}

function ringOfCopies(source: Canvas, radius: number, copies: number, turn: number): Canvas {
  const canvas = scratchCanvas(source.width, source.height);
  const context = canvas.getContext('2d');
  context.drawImage(source, 0, 0);
  for (let copy = 0; copy < copies; copy++) {
    const angle = turn + (copy / copies) * 2 * Math.PI;
    // Whole pixels: the copies need no smoothing, which is faster and keeps the edge crisp.
    context.drawImage(source, Math.round(Math.cos(angle) * radius), Math.round(Math.sin(angle) * radius));
  }
  return canvas;
}

/**
 * Draws a soft copy of a sprite about the origin. It is blurred at a fraction of its size, which costs a
 * hundredth and looks the same.
 * @param blurPx the standard deviation at full size.
 */
export function drawSoft(context: SKRSContext2D, sprite: Sprite, blurPx: number, scale = 1): void {
  const reduction = Math.max(1, Math.min(8, blurPx / 2.5));
  const air = blurPx * 3;
  const width = sprite.canvas.width + 2 * air;
  const height = sprite.canvas.height + 2 * air;
  const small = scratchCanvas(Math.ceil(width / reduction), Math.ceil(height / reduction));
  const soft = small.getContext('2d');
  soft.filter = `blur(${(blurPx / reduction).toFixed(2)}px)`;
  soft.imageSmoothingQuality = 'medium';
  soft.drawImage(
    sprite.canvas,
    air / reduction,
    air / reduction,
    sprite.canvas.width / reduction,
    sprite.canvas.height / reduction,
  );
  context.save();
  context.scale(scale, scale);
  context.imageSmoothingEnabled = true;
  context.imageSmoothingQuality = 'high';
  context.drawImage(
    small,
    -sprite.width / 2 - sprite.margin - air,
    -sprite.height / 2 - sprite.margin - air,
    small.width * reduction,
    small.height * reduction,
  );
  context.restore();
}
