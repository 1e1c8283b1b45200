/** Looks of drawn pictures: areas of paint with an edge, lines of ink, dots, pencil. */
import type { Canvas } from '@napi-rs/canvas';
import type { Picture } from '../../drawing/picture.ts';
import { parseHex } from '../../scenes/paint/color.ts';
import { addDot } from '../../scenes/paint/dots.ts';
import { scratchCanvas } from '../../scratch.ts';
import { type LumaField, readLuma, stepTable } from '../luma.ts';
import { calmAreas } from '../paint.ts';

/** A place painted in areas, without steps in its skies and without lines on it. */
export function celPlace(picture: Picture, strength: number): void {
  calmAreas(picture, 4 + 5 * strength, 2.5);
}

/** The brightness around each pixel, found in half the size. */
function lumaAround({ canvas, width, height, unit }: Picture, softness: number): LumaField {
  const small = scratchCanvas(width / 2, height / 2);
  const reduced = small.getContext('2d');
  reduced.drawImage(canvas, 0, 0, small.width, small.height);
  reduced.filter = `blur(${((softness * unit) / 2).toFixed(2)}px)`;
  reduced.drawImage(canvas, 0, 0, small.width, small.height);
  const soft = scratchCanvas(width, height);
  const context = soft.getContext('2d');
  context.drawImage(small, 0, 0, width, height);
  return readLuma(context, width, height);
}

/**
 * How much darker each pixel is than what is around it: 0 on even ground and on the bright side of an edge.
 */
function darkerSide(near: LumaField, far: LumaField, gain: number): LumaField {
  const values = new Uint8ClampedArray(near.values.length);
  for (let at = 0; at < values.length; at++) {
    const around = far.values[at]!;
    // In the dark a small step is as clear as a large one in the light.
    values[at] = ((around - near.values[at]!) * gain * 160) / (around + 60);
  }
  return { ...near, values };
}

function inColor({ values, width, height }: LumaField, color: string, table: Uint8ClampedArray): Canvas {
  const canvas = scratchCanvas(width, height);
  const context = canvas.getContext('2d');
  const image = context.createImageData(width, height);
  const words = new Uint32Array(image.data.buffer, image.data.byteOffset, values.length);
  const [red, green, blue] = parseHex(color);
  const ink = red | (green << 8) | (blue << 16);
  for (let at = 0; at < values.length; at++) {
    const opacity = table[values[at]!]!;
    if (opacity > 0) words[at] = (ink | (opacity << 24)) >>> 0;
  }
  context.putImageData(image, 0, 0);
  return canvas;
}

/** Lines of ink on the darker side of every edge. */
export function inkDrawing(picture: Picture, strength: number): void {
  const lines = darkerSide(
    readLuma(picture.context, picture.width, picture.height),
    lumaAround(picture, 2.4),
    5,
  );
  picture.context.drawImage(
    inColor(lines, '#1a1320', stepTable(34 - 14 * strength, 120 - 50 * strength)),
    0,
    0,
  );
}

/** Few inks: each area one of some brightnesses of its own colour, and dots where it is dark. */
export function screenDots(picture: Picture, strength: number): void {
  const { context, width, height, unit } = picture;
  calmAreas(picture, 8, 3);
  const levels = 6;
  const image = context.getImageData(0, 0, width, height);
  const { data } = image;
  for (let at = 0; at < data.length; at += 4) {
    const luma = (data[at]! * 77 + data[at + 1]! * 150 + data[at + 2]! * 29) / 65280;
    const stepped = (Math.floor(luma * levels) + 0.62) / levels;
    const share = 1 + (Math.min(1.4, stepped / Math.max(0.06, luma)) - 1) * 0.5 * strength;
    data[at] = data[at]! * share;
    data[at + 1] = data[at + 1]! * share;
    data[at + 2] = data[at + 2]! * share;
  }
  context.putImageData(image, 0, 0);
  const step = 11 * unit;
  const coarse = scratchCanvas(width / 8, height / 8);
  const reduced = coarse.getContext('2d');
  reduced.imageSmoothingQuality = 'medium';
  reduced.drawImage(picture.canvas, 0, 0, coarse.width, coarse.height);
  const luma = readLuma(reduced, coarse.width, coarse.height);
  context.save();
  context.globalCompositeOperation = 'multiply';
  context.fillStyle = `rgba(34,18,74,${0.36 * strength})`;
  context.beginPath();
  for (let row = 0; row * step * 0.5 < height + step; row++)
    for (let x = (row % 2) * step * 0.5; x < width + step; x += step) {
      const y = row * step * 0.5;
      const [cx, cy] = [
        Math.min(luma.width - 1, Math.floor(x / 8)),
        Math.min(luma.height - 1, Math.floor(y / 8)),
      ];
      const dark = 1 - luma.values[cy * luma.width + cx]! / 255;
      // Neither on white paper nor in full black.
      if (dark < 0.42 || dark > 0.8) continue;
      addDot(context, x, y, step * 0.36 * Math.sqrt((dark - 0.4) / 0.6));
    }
  context.fill();
  context.restore();
}

/** Pencil on paper: drawn lines, and hatching in three directions by how dark a part is. */
export function graphite(picture: Picture, strength: number): void {
  const { canvas, context, width, height, unit } = picture;
  const lines = darkerSide(readLuma(context, width, height), lumaAround(picture, 2.4), 6);
  const small = scratchCanvas(width / 2, height / 2);
  const reduced = small.getContext('2d');
  reduced.imageSmoothingQuality = 'medium';
  reduced.drawImage(canvas, 0, 0, small.width, small.height);
  reduced.filter = `blur(${(1.4 * unit).toFixed(2)}px)`;
  reduced.drawImage(canvas, 0, 0, small.width, small.height);
  const tone = evenTones(readLuma(reduced, small.width, small.height));
  const dark = { ...tone, values: tone.values.map((value) => 255 - value) };
  context.fillStyle = '#fbf7ee';
  context.fillRect(0, 0, width, height);
  // A rubbed tone below the strokes.
  const rubbed = Uint8ClampedArray.from({ length: 256 }, (_, value) => value * 0.36);
  context.drawImage(inColor(dark, '#3a3734', rubbed), 0, 0, width, height);
  const hatchings = [
    { from: 84, to: 140, lean: 0.85, step: 5.4, opacity: 0.5 },
    { from: 132, to: 190, lean: -0.6, step: 5, opacity: 0.62 },
    { from: 184, to: 236, lean: 0.2, step: 4, opacity: 0.8 },
  ];
  for (const { from, to, lean, step, opacity } of hatchings)
    hatch(picture, inColor(dark, '#2b2826', stepTable(from, to)), {
      lean,
      step: step * unit,
      opacity: opacity * strength,
    });
  context.drawImage(inColor(lines, '#1f1c1b', stepTable(11, 66)), 0, 0);
  fadeToPaper(picture);
}

/** Stretches tones from white paper to black, so that a pale picture is drawn, too. */
function evenTones(field: LumaField): LumaField {
  const counts = new Uint32Array(256);
  for (const value of field.values) counts[value]!++;
  const upTo = (share: number) => {
    let sum = 0;
    return counts.findIndex((count) => {
      sum += count;
      return sum >= share * field.values.length;
    });
  };
  const [black, white] = [upTo(0.015), Math.max(upTo(0.015) + 40, upTo(0.9))];
  const table = Uint8ClampedArray.from(
    { length: 256 },
    (_, value) => ((value - black) / (white - black)) * 255,
  );
  return { ...field, values: field.values.map((value) => table[value]!) };
}

function hatch(
  { context, width, height, unit, random }: Picture,
  where: Canvas,
  { lean, step, opacity }: { lean: number; step: number; opacity: number },
): void {
  const strokes = scratchCanvas(width, height);
  const draw = strokes.getContext('2d');
  const shake = random.fork(`graphite ${lean}`);
  draw.strokeStyle = '#2b2826';
  draw.lineWidth = 1.25 * unit;
  draw.beginPath();
  const reach = Math.abs(lean) * height;
  for (let x = -reach; x < width + reach; x += step) {
    const start = x + shake.between(-1.6, 1.6) * unit;
    const bend = shake.between(-7, 7) * unit;
    draw.moveTo(start, 0);
    draw.quadraticCurveTo(start + (lean * height) / 2 + bend, height / 2, start + lean * height, height);
  }
  draw.stroke();
  draw.globalCompositeOperation = 'destination-in';
  draw.drawImage(where, 0, 0, width, height);
  context.save();
  context.globalAlpha = Math.min(1, opacity);
  context.drawImage(strokes, 0, 0);
  context.restore();
}

/** A drawing ends before its paper does. */
function fadeToPaper({ context, width, height, unit, random }: Picture): void {
  const chance = random.fork('paper edge');
  const edge = 26 * unit;
  context.save();
  context.fillStyle = '#fbf7ee';
  context.filter = `blur(${(9 * unit).toFixed(1)}px)`;
  context.beginPath();
  context.rect(-40, -40, width + 80, height + 80);
  const ragged = (from: number, to: number, place: (along: number, in_: number) => void) => {
    const step = ((to - from) / Math.abs(to - from)) * 46 * unit;
    for (let along = from; (to - along) * Math.sign(step) > 0; along += step)
      place(along, chance.between(0.2, 1.25) * edge);
  };
  context.moveTo(edge, edge);
  ragged(edge, height - edge, (y, depth) => context.lineTo(depth, y));
  ragged(edge, width - edge, (x, depth) => context.lineTo(x, height - depth));
  ragged(height - edge, edge, (y, depth) => context.lineTo(width - depth, y));
  ragged(width - edge, edge, (x, depth) => context.lineTo(x, depth));
  context.closePath();
  context.fill('evenodd');
  context.restore();
}
