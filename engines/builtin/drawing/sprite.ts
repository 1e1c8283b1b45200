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
 * @param quality the smoothing of a turned one; `low` takes a third of the time and is enough for shadows
 */
export function drawSprite(
  context: SKRSContext2D,
  { canvas, width, height, margin }: Sprite,
  quality: 'low' | 'high' = 'high',
): void {
  const [x, y] = [-width / 2 - margin, -height / 2 - margin];
  const { a, b, c, d, e, f } = context.getTransform();
  const isUpright = b === 0 && c === 0 && Math.abs(a) === 1 && d === 1;
  context.save();
  if (isUpright) {
    context.imageSmoothingQuality = 'low';
    context.drawImage(canvas, (Math.round(e + a * x) - e) / a, Math.round(f + y) - f);
  } else {
    context.imageSmoothingQuality = quality;
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

/** Gives a sprite one opaque colour, on its own canvas. */
export function recolor(sprite: Sprite, color: string): Sprite {
  fillShape(sprite.canvas, color);
  return sprite;
}

/**
 * Gives all that is painted on a canvas one opaque colour. On top of what is there: the library draws the
 * modes that also clear what is outside (`source-in` and the like) through a second canvas.
 */
export function fillShape(canvas: Canvas, color: string): void {
  const context = canvas.getContext('2d');
  context.save();
  context.resetTransform();
  context.globalCompositeOperation = 'source-atop';
  context.fillStyle = color;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.restore();
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

/** A soft copy of a sprite in a reduced size, and where it belongs about the sprite's centre. */
interface SoftCopy {
  canvas: Canvas;
  /** Pixels of the sprite per pixel of the copy. */
  reduction: number;
  left: number;
  top: number;
}

/** Blurs at a fraction of the size, which costs a hundredth and looks the same. */
function softCopy(sprite: Sprite, blurPx: number, color?: string): SoftCopy {
  const reduction = Math.max(1, Math.min(8, blurPx / 2.5));
  const air = blurPx * 3;
  const width = sprite.canvas.width + 2 * air;
  const height = sprite.canvas.height + 2 * air;
  const canvas = scratchCanvas(Math.ceil(width / reduction), Math.ceil(height / reduction));
  const soft = canvas.getContext('2d');
  soft.filter = `blur(${(blurPx / reduction).toFixed(2)}px)`;
  soft.imageSmoothingQuality = 'medium';
  soft.drawImage(
    sprite.canvas,
    air / reduction,
    air / reduction,
    sprite.canvas.width / reduction,
    sprite.canvas.height / reduction,
  );
  soft.filter = 'none';
  if (color !== undefined) fillShape(canvas, color);
  const [left, top] = [-sprite.width / 2 - sprite.margin - air, -sprite.height / 2 - sprite.margin - air];
  return { canvas, reduction, left, top };
}

/**
 * Draws a soft copy of a sprite about the origin.
 * @param blurPx the standard deviation at full size.
 * @param color the colour of the copy; without one it keeps those of the sprite.
 */
export function drawSoft(
  context: SKRSContext2D,
  sprite: Sprite,
  blurPx: number,
  { scale = 1, color }: { scale?: number; color?: string } = {},
): void {
  const { canvas, reduction, left, top } = softCopy(sprite, blurPx, color);
  context.save();
  context.scale(scale, scale);
  context.imageSmoothingEnabled = true;
  // Bilinear: what is blurred by two pixels or more looks the same as with bicubic, in a third of the time.
  context.imageSmoothingQuality = 'low';
  context.drawImage(canvas, left, top, canvas.width * reduction, canvas.height * reduction);
  context.restore();
}

/** One of the lights that a glow is made of. */
export interface Halo {
  /** The standard deviation at full size. */
  blurPx: number;
  opacity: number;
  scale?: number;
}

/**
 * Screens a glow about the origin. Its halos are screened onto each other in a reduced size first, which is
 * the same as one after the other onto the picture: laying light over the picture is what takes the time.
 */
export function drawHalos(
  context: SKRSContext2D,
  sprite: Sprite,
  color: string,
  halos: readonly Halo[],
): void {
  const parts = halos.map(({ blurPx, opacity, scale = 1 }) => {
    const { canvas, reduction, left, top } = softCopy(sprite, blurPx, color);
    const size = reduction * scale;
    const [width, height] = [canvas.width * size, canvas.height * size];
    return { canvas, opacity, reduction, x: left * scale, y: top * scale, width, height };
  });
  const [x, y] = [Math.min(...parts.map((part) => part.x)), Math.min(...parts.map((part) => part.y))];
  const right = Math.max(...parts.map((part) => part.x + part.width));
  const bottom = Math.max(...parts.map((part) => part.y + part.height));
  const reduction = Math.min(...parts.map((part) => part.reduction));
  const glow = scratchCanvas((right - x) / reduction, (bottom - y) / reduction);
  const brush = glow.getContext('2d');
  brush.scale(1 / reduction, 1 / reduction);
  brush.globalCompositeOperation = 'screen';
  for (const part of parts) {
    brush.globalAlpha = part.opacity;
    brush.drawImage(part.canvas, part.x - x, part.y - y, part.width, part.height);
  }
  context.save();
  context.globalCompositeOperation = 'screen';
  context.imageSmoothingEnabled = true;
  context.imageSmoothingQuality = 'low';
  context.drawImage(glow, x, y, glow.width * reduction, glow.height * reduction);
  context.restore();
}
