/** Textures on the letters' faces. The context draws only on the letters (`source-atop`). */
import type { Path2D, SKRSContext2D } from '@napi-rs/canvas';
import type { TextBlock, TextLine } from '../layout/arrangement.ts';
import { fade } from '../scenes/paint/color.ts';
import { addDot } from '../scenes/paint/dots.ts';
import { type Picture, tintOf } from './picture.ts';

export function textureLetters(picture: Picture, context: SKRSContext2D, block: TextBlock): void {
  const { texture } = picture.style.lettering;
  if (texture === 'halftone') halftone(picture, context, block);
  else if (texture === 'rough') scratches(picture, context, block);
}

/** Dots that grow towards the lower edge of every line, as in printed comics. */
function halftone({ palette, unit }: Picture, context: SKRSContext2D, { lines }: TextBlock): void {
  context.fillStyle = fade(tintOf('accent-30', palette), 0.3);
  for (const { ink, sizePx } of lines) {
    const step = Math.max(5 * unit, sizePx * 0.055);
    context.beginPath();
    for (let row = 0; row * step * 0.87 < ink.height * 1.3; row++) {
      const y = ink.y + ink.height * 1.15 - row * step * 0.87;
      const radius = step * 0.6 * (1 - (row * step * 0.87) / (ink.height * 0.8));
      if (radius < 0.6) break;
      for (let x = ink.x - step * 4 + (row % 2) * step * 0.5; x < ink.x + ink.width + step * 4; x += step) {
        addDot(context, x, y, radius);
      }
    }
    context.fill();
  }
}

/** Thin gaps, as left by a drying marker. */
function scratches(picture: Picture, context: SKRSContext2D, block: TextBlock): void {
  const random = picture.random.fork('scratches');
  context.save();
  context.globalCompositeOperation = 'destination-out';
  context.lineCap = 'round';
  for (const { ink, sizePx } of block.lines) {
    for (let index = 0; index < 26; index++) {
      const x = ink.x + random.next() * ink.width;
      const y = ink.y + random.next() * ink.height;
      const length = sizePx * random.between(0.15, 0.7);
      context.strokeStyle = `rgba(0,0,0,${random.between(0.12, 0.4).toFixed(2)})`;
      context.lineWidth = sizePx * random.between(0.004, 0.011);
      context.beginPath();
      context.moveTo(x, y);
      context.lineTo(x + length, y - length * 0.12);
      context.stroke();
    }
  }
  context.restore();
}

/** How far the bevel reaches into a letter, as a share of its size. */
const bevelReach = 0.022;

/** The two sides of a bevel: shade along the lower right edges, light along the upper left ones. */
const bevelSides = [
  { color: '0,0,0', opacity: 0.28, x: -0.5, y: -1.7 },
  { color: '255,255,255', opacity: 0.85, x: 0.6, y: 1.5 },
] as const;

/** The layers of a bevel. */
export interface BevelLayers {
  /** Makes an empty layer like the faces'. */
  another: () => SKRSContext2D;
  /** Runs the paint for each line, placed on a layer. */
  onEach: (layer: SKRSContext2D, paint: (line: TextLine, letters: Path2D) => void) => void;
}

/**
 * Light on the upper edges of the letters and shade on the lower ones. Each side is what is left of the
 * letters without their moved copy. Strokes would draw the overlapping contours of many fonts inside the
 * letters.
 */
export function bevelLetters(picture: Picture, faces: SKRSContext2D, { another, onEach }: BevelLayers): void {
  const { bevel = 0 } = picture.style.lettering;
  if (bevel === 0) return;
  for (const { color, opacity, x, y } of bevelSides) {
    const layer = another();
    layer.fillStyle = `rgb(${color})`;
    onEach(layer, (_, letters) => layer.fill(letters));
    layer.globalCompositeOperation = 'destination-out';
    onEach(layer, ({ sizePx }, letters) => {
      const edge = sizePx * bevelReach;
      layer.translate(edge * x, edge * y);
      layer.fill(letters);
    });
    faces.save();
    faces.globalAlpha = opacity * bevel;
    faces.resetTransform();
    faces.drawImage(layer.canvas, 0, 0);
    faces.restore();
  }
}

/** A bright streak across the letters. */
export function shineLetters(picture: Picture, context: SKRSContext2D, line: TextLine): void {
  const { texture } = picture.style.lettering;
  const { origin, sizePx, ink } = line;
  const top = origin.y - (origin.y - ink.y) / line.stretch;
  const half = (ink.height * 0.52) / line.stretch;
  if (texture === 'shine') {
    const gloss = context.createLinearGradient(0, top, 0, top + half);
    gloss.addColorStop(0, 'rgba(255,255,255,0.75)');
    gloss.addColorStop(0.96, 'rgba(255,255,255,0.12)');
    gloss.addColorStop(1, 'rgba(255,255,255,0)');
    context.fillStyle = gloss;
    context.fillRect(ink.x - sizePx, top, ink.width + 2 * sizePx, half);
  }
}
