/** Neon tubes: everything is dark but its edges, which glow in its colours. */
import type { Picture } from '../../drawing/picture.ts';
import { scratchCanvas } from '../../scratch.ts';
import { findEdges, readLuma, stepTable } from '../luma.ts';

/** How much of the picture the tubes light up. */
const ambient = 0.2;

export function neonLines(picture: Picture, strength: number): void {
  const { canvas, context, width, height, unit } = picture;
  const soft = scratchCanvas(width, height).getContext('2d');
  soft.drawImage(canvas, 0, 0);
  soft.filter = `blur(${(2 * unit).toFixed(2)}px)`;
  soft.drawImage(canvas, 0, 0);
  const edges = findEdges(readLuma(soft, width, height));
  const line = stepTable(9, 30);
  const image = soft.getImageData(0, 0, width, height);
  const { data } = image;
  for (let at = 0, to = 0; at < edges.values.length; at++, to += 4) {
    const [red, green, blue] = glowing(data[to]!, data[to + 1]!, data[to + 2]!);
    data[to] = red;
    data[to + 1] = green;
    data[to + 2] = blue;
    data[to + 3] = line[edges.values[at]!]!;
  }
  const tubes = scratchCanvas(width, height);
  tubes.getContext('2d').putImageData(image, 0, 0);
  context.save();
  context.globalAlpha = 1 - ambient * (2 - strength);
  context.fillStyle = '#07040f';
  context.fillRect(0, 0, width, height);
  context.globalAlpha = 1;
  context.globalCompositeOperation = 'screen';
  for (const [blur, opacity] of [
    [26, 0.9],
    [9, 0.9],
  ] as const) {
    const reduction = 4;
    const small = scratchCanvas(Math.ceil(width / reduction), Math.ceil(height / reduction));
    const glow = small.getContext('2d');
    glow.filter = `blur(${((blur * unit) / reduction).toFixed(2)}px)`;
    glow.drawImage(tubes, 0, 0, small.width, small.height);
    context.globalAlpha = opacity * strength;
    context.drawImage(small, 0, 0, width, height);
  }
  context.globalAlpha = 1;
  context.drawImage(tubes, 0, 0);
  context.restore();
}

/** The purest form of a colour; what has none glows in cold white. */
function glowing(red: number, green: number, blue: number): [number, number, number] {
  const most = Math.max(red, green, blue);
  const least = Math.min(red, green, blue);
  if (most - least < 26) return [205, 235, 255];
  const pure = (value: number) =>
    40 + 215 * Math.min(1, ((value - least * 0.85) / (most - least * 0.85)) ** 0.9);
  return [pure(red), pure(green), pure(blue)];
}
