/** Effects of pens and pencils. */
import type { Canvas } from '@napi-rs/canvas';
import type { Picture } from '../drawing/picture.ts';
import { createRamp, evenStops, fade, parseHex } from '../scenes/paint/color.ts';
import { scratchCanvas } from '../scratch.ts';
import { findEdges, type LumaField, readLuma, stepTable } from './luma.ts';

/** Finds the edges of the picture without its grain: smooths `softness` units first. */
function edgesOf({ canvas, width, height, unit }: Picture, softness: number): LumaField {
  const smooth = scratchCanvas(width, height);
  const context = smooth.getContext('2d');
  // A blur mixes in nothing at the border, which would show as an edge, so the sharp picture is drawn below
  // it.
  context.drawImage(canvas, 0, 0);
  context.filter = `blur(${(softness * unit).toFixed(2)}px)`;
  context.drawImage(canvas, 0, 0);
  return findEdges(readLuma(context, width, height));
}

/** A canvas of one colour, as opaque as the field is high there. */
function stencil({ values, width, height }: LumaField, color: string, table: Uint8ClampedArray): Canvas {
  const canvas = scratchCanvas(width, height);
  const context = canvas.getContext('2d');
  const image = context.createImageData(width, height);
  const [red, green, blue] = parseHex(color);
  for (let at = 0, to = 0; at < values.length; at++, to += 4) {
    const opacity = table[values[at]!]!;
    if (opacity === 0) continue;
    image.data[to] = red;
    image.data[to + 1] = green;
    image.data[to + 2] = blue;
    image.data[to + 3] = opacity;
  }
  context.putImageData(image, 0, 0);
  return canvas;
}

/** Draws the outlines of everything in ink. */
export function inkLines(picture: Picture, strength: number): void {
  const lines = stencil(edgesOf(picture, 1.5), '#17110f', stepTable(16, 46 - 22 * strength));
  picture.context.drawImage(lines, 0, 0);
}

/** A drawing of lines on blue paper: fills become a faint tone, edges white lines. */
export function lineArt(picture: Picture, strength: number): void {
  const { context, width, height } = picture;
  const lines = stencil(edgesOf(picture, 1.2), '#f4f9ff', stepTable(6, 34));
  const tone = createRamp([
    [0, '#082a63'],
    [0.55, '#0f3f8c'],
    [1, '#2a63b5'],
  ]);
  const luma = readLuma(context, width, height);
  const image = context.getImageData(0, 0, width, height);
  const { data } = image;
  for (let at = 0, to = 0; at < luma.values.length; at++, to += 4) {
    const step = luma.values[at]! * 3;
    data[to] = data[to]! + (tone[step]! - data[to]!) * strength;
    data[to + 1] = data[to + 1]! + (tone[step + 1]! - data[to + 1]!) * strength;
    data[to + 2] = data[to + 2]! + (tone[step + 2]! - data[to + 2]!) * strength;
  }
  context.putImageData(image, 0, 0);
  context.drawImage(lines, 0, 0);
}

/** The border of a technical drawing, and the hero's width and height. */
export function dimensions({ context, width, height, unit, arrangement }: Picture, strength: number): void {
  const { hero } = arrangement;
  context.save();
  context.strokeStyle = fade('#f4f9ff', 0.85 * strength);
  context.lineWidth = 1.6 * unit;
  const edge = 18 * unit;
  context.strokeRect(edge, edge, width - 2 * edge, height - 2 * edge);
  context.lineWidth = 0.8 * unit;
  context.strokeRect(edge * 1.4, edge * 1.4, width - 2.8 * edge, height - 2.8 * edge);
  if (hero) {
    const [half, tall] = [hero.width / 2, hero.height / 2];
    const below = Math.min(height - edge * 2.2, hero.center.y + tall + 22 * unit);
    const beside = Math.max(edge * 2.2, hero.center.x - half - 22 * unit);
    measureLine(context, unit, [hero.center.x - half, below], [hero.center.x + half, below]);
    measureLine(context, unit, [beside, hero.center.y - tall], [beside, hero.center.y + tall]);
  }
  context.restore();
}

type Point = readonly [x: number, y: number];

/** A line with an arrow head and a short stop at either end. */
function measureLine(context: Picture['context'], unit: number, from: Point, to: Point): void {
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0]);
  context.lineWidth = 1.4 * unit;
  context.beginPath();
  context.moveTo(...from);
  context.lineTo(...to);
  for (const [[x, y], turn] of [
    [from, angle],
    [to, angle + Math.PI],
  ] as const) {
    for (const spread of [-0.4, 0.4]) {
      context.moveTo(x, y);
      context.lineTo(x + Math.cos(turn + spread) * 12 * unit, y + Math.sin(turn + spread) * 12 * unit);
    }
    const [side, stop] = [turn + Math.PI / 2, 10 * unit];
    context.moveTo(x + Math.cos(side) * stop, y + Math.sin(side) * stop);
    context.lineTo(x - Math.cos(side) * stop, y - Math.sin(side) * stop);
  }
  context.stroke();
}

/** Graphite on paper: even areas become paper, changes become lines, and dark areas are hatched twice. */
export function pencil(picture: Picture, strength: number): void {
  const { canvas, context, width, height, unit } = picture;
  const luma = readLuma(context, width, height);
  const smooth = scratchCanvas(width, height);
  const soft = smooth.getContext('2d');
  soft.drawImage(canvas, 0, 0);
  soft.filter = `blur(${(9 * unit).toFixed(1)}px)`;
  soft.drawImage(canvas, 0, 0);
  const around = readLuma(soft, width, height);
  const paper = createRamp(evenStops('#26221f', '#a79f95', '#fbf8f1'));
  const image = context.createImageData(width, height);
  const dark = { ...luma, values: new Uint8ClampedArray(luma.values.length) };
  for (let at = 0, to = 0; at < luma.values.length; at++, to += 4) {
    const value = luma.values[at]!;
    // A pixel divided by its surroundings (colour dodge): even areas turn white, whatever their colour.
    const line = Math.min(255, (value * 255) / Math.max(1, around.values[at]!));
    const drawn = Math.max(0, 255 - (255 - line) * (1.4 + strength));
    const shade = Math.round(drawn * 0.7 + value * 0.3) * 3;
    dark.values[at] = 255 - value;
    image.data[to] = paper[shade]!;
    image.data[to + 1] = paper[shade + 1]!;
    image.data[to + 2] = paper[shade + 2]!;
    image.data[to + 3] = 255;
  }
  context.putImageData(image, 0, 0);
  hatch(picture, stencil(dark, '#2b2622', stepTable(110, 215)), -1, 0.5 * strength);
  hatch(picture, stencil(dark, '#2b2622', stepTable(170, 250)), 1, 0.55 * strength);
}

/** Strokes that show only where the stencil is opaque. */
function hatch(
  { context, width, height, unit, random }: Picture,
  where: Canvas,
  lean: 1 | -1,
  opacity: number,
) {
  const strokes = scratchCanvas(width, height);
  const draw = strokes.getContext('2d');
  const shake = random.fork(`hatch ${lean}`);
  draw.strokeStyle = '#2b2622';
  draw.lineWidth = 1.5 * unit;
  draw.beginPath();
  for (let x = -height; x < width + height; x += 7 * unit) {
    const start = x + shake.between(-2, 2) * unit;
    draw.moveTo(start, 0);
    draw.lineTo(start + lean * height * 0.8 + shake.between(-14, 14) * unit, height);
  }
  draw.stroke();
  draw.globalCompositeOperation = 'destination-in';
  draw.drawImage(where, 0, 0);
  context.save();
  context.globalAlpha = Math.min(1, opacity);
  context.drawImage(strokes, 0, 0);
  context.restore();
}
