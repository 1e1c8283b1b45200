import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { mix, type Picture, type Weight } from '../pixels/picture.ts';

export type Context = SKRSContext2D;

/** A canvas holds at most this many pixels: a large picture is drawn on in strips. */
const stripPixels = 6_000_000;

/**
 * Draws over a picture. `draw` is called for each strip and must draw the same each time.
 * @param rest how much of each pixel is drawn on: what the drawing stays behind leaves
 */
export function drawOver(
  picture: Picture,
  draw: (context: Context) => void,
  { rest, opacity = 1, check }: { rest?: Weight | null; opacity?: number; check(): void },
): void {
  const { width, height } = picture;
  const rows = Math.min(height, Math.max(16, Math.floor(stripPixels / width)));
  const canvas = createCanvas(width, rows);
  const context = canvas.getContext('2d');
  for (let top = 0; top < height; top += rows) {
    check();
    context.clearRect(0, 0, width, rows);
    context.save();
    context.translate(0, -top);
    draw(context);
    context.restore();
    const layer = context.getImageData(0, 0, width, Math.min(rows, height - top)).data;
    layOver(picture, layer, top, opacity, rest ?? null);
  }
  canvas.width = 1;
  canvas.height = 1;
}

function layOver(
  { rgba, width }: Picture,
  layer: Uint8ClampedArray,
  top: number,
  opacity: number,
  rest: Weight | null,
): void {
  const offset = top * width;
  for (let pixel = 0; pixel < layer.length / 4; pixel += 1) {
    const alpha = layer[pixel * 4 + 3]!;
    if (alpha === 0) continue;
    const share = (alpha / 255) * opacity * (rest ? rest(offset + pixel) : 1);
    const at = (offset + pixel) * 4;
    rgba[at] = mix(rgba[at]!, layer[pixel * 4]!, share);
    rgba[at + 1] = mix(rgba[at + 1]!, layer[pixel * 4 + 1]!, share);
    rgba[at + 2] = mix(rgba[at + 2]!, layer[pixel * 4 + 2]!, share);
    rgba[at + 3] = Math.max(rgba[at + 3]!, share * 255);
  }
}
