import type { LayerOf } from '../document/layer.ts';
import type { Size } from '../geometry.ts';
import type { DrawingContext, Painter } from './surface.ts';

/** A border inside the picture's edges. */
export function drawFrame(context: DrawingContext, { width, height }: Size, frame: LayerOf<'frame'>): void {
  const inner = { width: width - 2 * frame.width, height: height - 2 * frame.width };
  context.fillStyle = frame.color;
  context.beginPath();
  context.rect(0, 0, width, height);
  if (inner.width > 0 && inner.height > 0) {
    // Drawn the other way round, so that the inside is left out.
    traceBackwards(context, frame.width, inner, Math.min(frame.rounding, inner.width / 2, inner.height / 2));
  }
  context.fill();
}

function traceBackwards(
  context: DrawingContext,
  margin: number,
  { width, height }: Size,
  radius: number,
): void {
  const [left, top, right, bottom] = [margin, margin, margin + width, margin + height];
  context.moveTo(left + radius, top);
  context.quadraticCurveTo(left, top, left, top + radius);
  context.lineTo(left, bottom - radius);
  context.quadraticCurveTo(left, bottom, left + radius, bottom);
  context.lineTo(right - radius, bottom);
  context.quadraticCurveTo(right, bottom, right, bottom - radius);
  context.lineTo(right, top + radius);
  context.quadraticCurveTo(right, top, right - radius, top);
  context.closePath();
}

/** Darkens the corners. */
export function drawVignette(context: DrawingContext, { width, height }: Size, strength: number): void {
  const reach = Math.hypot(width, height) / 2;
  const gradient = context.createRadialGradient(
    width / 2,
    height / 2,
    reach * 0.45,
    width / 2,
    height / 2,
    reach,
  );
  gradient.addColorStop(0, 'rgba(0,0,0,0)');
  gradient.addColorStop(1, `rgba(0,0,0,${(strength * 0.85).toFixed(3)})`);
  context.fillStyle = gradient;
  context.fillRect(0, 0, width, height);
}

const tile = 256;

/** Grain of a film, the same for every document: a tile of noise over the picture's own pixels. */
export function drawGrain(
  context: DrawingContext,
  painter: Painter,
  { width, height }: Size,
  strength: number,
): void {
  const surface = painter.createSurface(tile, tile);
  const pixels = surface.context.getImageData(0, 0, tile, tile);
  let state = 0x9e3779b9;
  for (let at = 0; at < pixels.data.length; at += 4) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    const value = state >>> 24;
    pixels.data.fill(value, at, at + 3);
    pixels.data[at + 3] = strength * 60;
  }
  surface.context.putImageData(pixels, 0, 0);
  context.globalCompositeOperation = 'overlay';
  for (let y = 0; y < height; y += tile) {
    for (let x = 0; x < width; x += tile) context.drawImage(surface.image, x, y, tile, tile);
  }
}
