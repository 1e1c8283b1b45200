/** Effects of printing presses, pens and screens. */

import type { Picture } from '../drawing/picture.ts';
import { fade, mix } from '../scenes/paint/color.ts';
import { addDot } from '../scenes/paint/dots.ts';
import { scratchCanvas } from '../scratch.ts';

/** Comic dots, large at the edges and absent around the hero. */
export function halftone(
  { context, width, height, unit, palette, arrangement }: Picture,
  strength: number,
): void {
  const step = 17 * unit;
  const middle = { x: arrangement.focus.x * width, y: arrangement.focus.y * height };
  const reach = Math.hypot(width, height) * 0.6;
  context.save();
  context.globalCompositeOperation = 'multiply';
  context.fillStyle = fade(mix(palette.shadow, palette.primary, 0.35), strength * 0.75);
  context.beginPath();
  for (let row = 0; row * step * 0.87 < height + step; row++) {
    for (let x = (row % 2) * step * 0.5; x < width + step; x += step) {
      const y = row * step * 0.87;
      const radius =
        step * 0.5 * Math.min(1, Math.max(0, Math.hypot(x - middle.x, y - middle.y) / reach - 0.28) * 1.35);
      if (radius < 0.7) continue;
      addDot(context, x, y, radius);
    }
  }
  context.fill();
  context.restore();
}

/** Fewer tones per colour, as with few inks. */
export function posterize({ context, width, height }: Picture, strength: number): void {
  const levels = Math.round(14 - 10 * strength);
  const table = Uint8ClampedArray.from(
    { length: 256 },
    (_, value) => (Math.round((value / 255) * levels) / levels) * 255,
  );
  const image = context.getImageData(0, 0, width, height);
  const { data } = image;
  for (let at = 0; at < data.length; at += 4) {
    data[at] = table[data[at]!]!;
    data[at + 1] = table[data[at + 1]!]!;
    data[at + 2] = table[data[at + 2]!]!;
  }
  context.putImageData(image, 0, 0);
}

/** Thin wedges that point at the hero from the edges. */
export function speedLines(picture: Picture, strength: number): void {
  const { context, width, height, arrangement } = picture;
  const random = picture.random.fork('speed');
  const middle = { x: arrangement.focus.x * width, y: arrangement.focus.y * height };
  const far = Math.hypot(width, height);
  context.save();
  for (let line = 0; line < 90; line++) {
    const angle = random.next() * 2 * Math.PI;
    const half = random.between(0.003, 0.013);
    const from = Math.min(width, height) * random.between(0.5, 0.75);
    context.fillStyle = fade(
      random.next() < 0.6 ? '#ffffff' : '#150c0a',
      strength * random.between(0.35, 0.9),
    );
    context.beginPath();
    context.moveTo(middle.x + Math.cos(angle) * from, middle.y + Math.sin(angle) * from);
    context.lineTo(middle.x + Math.cos(angle - half) * far, middle.y + Math.sin(angle - half) * far);
    context.lineTo(middle.x + Math.cos(angle + half) * far, middle.y + Math.sin(angle + half) * far);
    context.fill();
  }
  context.restore();
}

export function scanLines({ context, width, height, unit }: Picture, strength: number): void {
  const step = Math.max(3, Math.round(4 * unit));
  context.fillStyle = fade('#05000f', strength * 0.5);
  context.beginPath();
  for (let y = 0; y < height; y += step) context.rect(0, y, width, step / 2);
  context.fill();
}

/** Large square pixels. */
export function pixelate({ canvas, context, width, height, unit }: Picture, strength: number): void {
  const size = Math.max(2, Math.round(12 * unit * strength));
  const small = scratchCanvas(Math.ceil(width / size), Math.ceil(height / size));
  const reduce = small.getContext('2d');
  reduce.imageSmoothingQuality = 'medium';
  reduce.drawImage(canvas, 0, 0, width / size, height / size);
  context.save();
  context.imageSmoothingEnabled = false;
  context.drawImage(small, 0, 0, small.width * size, small.height * size);
  context.restore();
}

/** The squares of drawing paper. */
export function gridLines({ context, width, height, unit }: Picture, strength: number): void {
  const step = 24 * unit;
  context.save();
  for (let line = 1; line * step < Math.max(width, height); line++) {
    context.fillStyle = fade('#ffffff', strength * (line % 5 === 0 ? 0.3 : 0.12));
    context.fillRect(line * step, 0, 1.2 * unit, height);
    context.fillRect(0, line * step, width, 1.2 * unit);
  }
  context.restore();
}

/** Edges as pencil lines, with hatching in the dark parts. */
export function hatching(
  { canvas, context, width, height, unit }: Pick<Picture, 'canvas' | 'context' | 'width' | 'height' | 'unit'>,
  strength: number,
): void {
  const blurred = scratchCanvas(width, height);
  const soft = blurred.getContext('2d');
  // A blur fades the picture towards the edges, which would be drawn as a border, so the sharp picture is
  // drawn below it.
  soft.drawImage(canvas, 0, 0);
  soft.filter = `blur(${(2.2 * unit).toFixed(1)}px)`;
  soft.drawImage(canvas, 0, 0);
  const lines = scratchCanvas(width, height);
  const draw = lines.getContext('2d');
  draw.drawImage(canvas, 0, 0);
  draw.globalCompositeOperation = 'difference';
  draw.drawImage(blurred, 0, 0);
  context.save();
  context.globalCompositeOperation = 'difference';
  context.globalAlpha = strength;
  context.filter = 'grayscale(1) brightness(6)';
  context.drawImage(lines, 0, 0);
  context.restore();
  context.save();
  context.globalCompositeOperation = 'multiply';
  context.strokeStyle = fade('#2b2622', strength * 0.22);
  context.lineWidth = 1.3 * unit;
  context.beginPath();
  for (let x = -height; x < width; x += 9 * unit) {
    context.moveTo(x, height);
    context.lineTo(x + height, 0);
  }
  context.stroke();
  context.restore();
}
