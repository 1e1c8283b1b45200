/** Blurs at the library's own speed limits: its filter is slow below two pixels and fast from there on. */
import type { Canvas } from '@napi-rs/canvas';
import { scratchCanvas } from './scratch.ts';

/**
 * The least standard deviation, in pixels, that the library blurs with running sums. Below it, it weighs all
 * neighbours of each pixel, which takes four times as long.
 */
export const leastFastBlur = 2;

/** Up to this deviation a few half-pixel moves take less time than the filter. */
const mostMoved = 1.25;

/** Returns a blurred copy of a small canvas; of what is hardly blurred the canvas itself. */
export function softened(canvas: Canvas, blurPx: number): Canvas {
  if (blurPx > mostMoved) return filtered(canvas, blurPx);
  // Each move by half a pixel, there and back, is a mean of two neighbours: a variance of a quarter.
  const rounds = Math.round(2 * blurPx ** 2);
  let soft = canvas;
  for (let move = 0; move < 2 * rounds; move += 1) {
    const next = scratchCanvas(canvas.width, canvas.height);
    const by = move % 2 === 0 ? 0.5 : -0.5;
    next.getContext('2d').drawImage(soft, by, by);
    soft = next;
  }
  return soft;
}

function filtered(canvas: Canvas, blurPx: number): Canvas {
  const soft = scratchCanvas(canvas.width, canvas.height);
  const context = soft.getContext('2d');
  context.filter = `blur(${blurPx.toFixed(2)}px)`;
  context.drawImage(canvas, 0, 0);
  return soft;
}
