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

/**
 * Draws a sprite with the cut-out's centre at the context's origin. An upright one is moved to whole pixels,
 * by half of one at most: its edges stay crisp, and it is copied instead of scaled.
 */
export function drawSprite(context: SKRSContext2D, { canvas, width, height, margin }: Sprite): void {
  const [x, y] = [-width / 2 - margin, -height / 2 - margin];
  const { a, b, c, d, e, f } = context.getTransform();
  const isUpright = b === 0 && c === 0 && Math.abs(a) === 1 && d === 1;
  context.save();
  if (isUpright) {
    context.imageSmoothingQuality = 'low';
    context.drawImage(canvas, (Math.round(e + a * x) - e) / a, Math.round(f + y) - f);
  } else {
    context.imageSmoothingQuality = 'high';
    context.drawImage(canvas, x, y);
  }
  context.restore();
}

/** The sprite's shape in one colour. */
export function silhouette(sprite: Sprite, color: string): Sprite {
  const canvas = scratchCanvas(sprite.canvas.width, sprite.canvas.height);
  canvas.getContext('2d').drawImage(sprite.canvas, 0, 0);
  return recolor({ ...sprite, canvas }, color);
}

/** Gives a sprite one colour, on its own canvas. */
export function recolor(sprite: Sprite, color: string): Sprite {
  const { canvas } = sprite;
  const context = canvas.getContext('2d');
  context.save();
  context.globalCompositeOperation = 'source-in';
  context.fillStyle = color;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.restore();
  return sprite;
}

/** The silhouette widened by a radius. */
export function widened(sprite: Sprite, radius: number, color: string): Sprite {
  return radius > 0 ? recolor(spread(sprite, radius), color) : silhouette(sprite, color);
}

/**
 * A shape widened by a radius; its colours are meaningless. Two rounds of copies on a circle (eight, then
 * enough for a smooth edge) give the same as one round of many more: the sum of two circles is a circle.
 */
export function spread(sprite: Sprite, radius: number): Sprite {
  if (radius <= 0) return sprite;
  const inner = ringOfCopies(sprite.canvas, radius * 0.5, 12, 0);
  return { ...sprite, canvas: ringOfCopies(inner, radius * 0.5, 12, Math.PI / 12) };
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
 * @param color the colour of the copy; without one it keeps those of the sprite.
 */
export function drawSoft(
  context: SKRSContext2D,
  sprite: Sprite,
  blurPx: number,
  { scale = 1, color }: { scale?: number; color?: string } = {},
): void {
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
  if (color !== undefined) {
    soft.filter = 'none';
    soft.globalCompositeOperation = 'source-in';
    soft.fillStyle = color;
    soft.fillRect(0, 0, small.width, small.height);
  }
  context.save();
  context.scale(scale, scale);
  context.imageSmoothingEnabled = true;
  // Bilinear: what is blurred by two pixels or more looks the same as with bicubic, in a third of the time.
  context.imageSmoothingQuality = 'low';
  context.drawImage(
    small,
    -sprite.width / 2 - sprite.margin - air,
    -sprite.height / 2 - sprite.margin - air,
    small.width * reduction,
    small.height * reduction,
  );
  context.restore();
}
