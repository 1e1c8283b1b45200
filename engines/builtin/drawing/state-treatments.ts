/** The states of a hero, painted onto its shape: rust and moss, cracks, ice, gold, light from below. */
import type { Canvas, SKRSContext2D } from '@napi-rs/canvas';
import type { StateId } from '../catalogue.ts';
import { createNoise } from '../noise.ts';
import type { Random } from '../random.ts';
import { parseHex } from '../scenes/paint/color.ts';
import { scratchCanvas } from '../scratch.ts';

type Treatment = (shape: Canvas, random: Random) => Canvas;

/** Returns the shape in its states; the same canvas where none is painted onto it. */
export function inStates(shape: Canvas, states: readonly StateId[], random: Random): Canvas {
  return states.reduce((canvas, state) => treatments[state]?.(canvas, random.fork(state)) ?? canvas, shape);
}

const treatments: Partial<Record<StateId, Treatment>> = {
  abandoned: (shape, random) => {
    const canvas = filtered(shape, 'saturate(0.45) brightness(0.82) sepia(0.22) contrast(1.08)');
    const context = onShape(canvas);
    blotches(context, canvas, random.fork('rust'), { color: '#5a2c12', strength: 0.6, from: 0.56, grain: 5 });
    streaks(context, canvas, random.fork('streaks'));
    blotches(context, canvas, random.fork('moss'), {
      color: '#4d7a2a',
      strength: 0.85,
      from: 0.6,
      grain: 7,
      low: true,
    });
    cracks(context, canvas, random.fork('cracks'), 3, '#1c130c');
    return canvas;
  },
  broken: (shape, random) => split(shape, random),
  burning: (shape) => {
    const canvas = filtered(shape, 'saturate(1.15) contrast(1.1) brightness(0.86)');
    const context = onShape(canvas);
    fill(context, canvas, ['rgba(30,8,4,0.55)', 'rgba(30,8,4,0)', 'rgba(255,110,20,0.75)'], 'source-atop');
    return canvas;
  },
  frozen: (shape, random) => {
    const canvas = filtered(shape, 'saturate(0.55) brightness(1.08)');
    const context = onShape(canvas);
    fill(
      context,
      canvas,
      ['rgba(190,235,255,0.6)', 'rgba(90,180,245,0.36)', 'rgba(40,120,220,0.5)'],
      'source-atop',
    );
    blotches(context, canvas, random.fork('frost'), {
      color: '#f4fcff',
      strength: 0.9,
      from: 0.55,
      grain: 9,
    });
    cracks(context, canvas, random.fork('cracks'), 3, '#ffffff');
    frostEdge(canvas, shape);
    return canvas;
  },
  golden: (shape) => mapped(shape, ['#2a1400', '#8a5206', '#dd9a1a', '#ffd95e', '#fffbe2']),
  scary: (shape) => {
    const canvas = filtered(shape, 'saturate(0.8) brightness(0.82) contrast(1.15)');
    const context = onShape(canvas);
    fill(context, canvas, ['rgba(6,4,20,0.6)', 'rgba(6,4,20,0.05)', 'rgba(255,30,20,0.6)'], 'source-atop');
    return canvas;
  },
  old: (shape, random) => {
    const canvas = filtered(shape, 'sepia(0.62) saturate(0.75) brightness(0.92) contrast(1.05)');
    const context = onShape(canvas);
    blotches(context, canvas, random.fork('dust'), { color: '#4a3218', strength: 0.4, from: 0.55, grain: 8 });
    cracks(context, canvas, random.fork('cracks'), 2, '#3a2610');
    return canvas;
  },
  // What it is stays to be seen: a black outline could be anything.
  secret: (shape) => {
    const canvas = filtered(shape, 'saturate(0.75) brightness(0.74) contrast(1.08)');
    fill(
      onShape(canvas),
      canvas,
      ['rgba(20,24,70,0.12)', 'rgba(12,14,44,0.3)', 'rgba(6,6,26,0.62)'],
      'source-atop',
    );
    return canvas;
  },
};

function filtered(shape: Canvas, filter: string): Canvas {
  const canvas = scratchCanvas(shape.width, shape.height);
  const context = canvas.getContext('2d');
  context.filter = filter;
  context.drawImage(shape, 0, 0);
  context.filter = 'none';
  return canvas;
}

function onShape(canvas: Canvas): SKRSContext2D {
  const context = canvas.getContext('2d');
  context.globalCompositeOperation = 'source-atop';
  return context;
}

/** Fills the shape from top to bottom. */
function fill(
  context: SKRSContext2D,
  { width, height }: Canvas,
  colors: readonly string[],
  blend: 'source-atop',
): void {
  const gradient = context.createLinearGradient(0, 0, 0, height);
  colors.forEach((color, at) => {
    gradient.addColorStop(at / (colors.length - 1), color);
  });
  context.globalCompositeOperation = blend;
  context.fillStyle = gradient;
  context.fillRect(0, 0, width, height);
}

interface Blotches {
  color: string;
  strength: number;
  /** Only noise above this is painted. */
  from: number;
  /** Blotches across the shape. */
  grain: number;
  /** Only near the ground. */
  low?: boolean;
}

/** Irregular patches of a colour, computed on a small field. */
function blotches(
  context: SKRSContext2D,
  { width, height }: Canvas,
  random: Random,
  { color, strength, from, grain, low = false }: Blotches,
): void {
  const noise = createNoise(random);
  const columns = 96;
  const rows = Math.max(8, Math.round((columns * height) / width));
  const field = scratchCanvas(columns, rows);
  const brush = field.getContext('2d');
  const image = brush.createImageData(columns, rows);
  const [red, green, blue] = parseHex(color);
  for (let y = 0; y < rows; y += 1) {
    for (let x = 0; x < columns; x += 1) {
      const value =
        noise.fractal((x / columns) * grain, (y / columns) * grain, 4) + (low ? (y / rows - 0.72) * 0.5 : 0);
      const at = (y * columns + x) * 4;
      image.data[at] = red;
      image.data[at + 1] = green;
      image.data[at + 2] = blue;
      image.data[at + 3] = Math.max(0, Math.min(1, (value - from) * 9)) * strength * 255;
    }
  }
  brush.putImageData(image, 0, 0);
  context.globalCompositeOperation = 'source-atop';
  context.imageSmoothingQuality = 'high';
  context.drawImage(field, 0, 0, width, height);
}

/** What rain has washed down. */
function streaks(context: SKRSContext2D, { width, height }: Canvas, random: Random): void {
  for (let streak = 0; streak < 16; streak += 1) {
    const x = random.next() * width;
    const top = random.next() * height * 0.6;
    const length = height * random.between(0.15, 0.4);
    const gradient = context.createLinearGradient(0, top, 0, top + length);
    gradient.addColorStop(0, 'rgba(30,18,8,0.4)');
    gradient.addColorStop(1, 'rgba(30,18,8,0)');
    context.fillStyle = gradient;
    context.fillRect(x, top, width * random.between(0.006, 0.022), length);
  }
}

type Points = { x: number; y: number }[];

/** A jagged way from one point in a direction. */
function jagged(from: { x: number; y: number }, angle: number, length: number, random: Random): Points {
  const steps = 7;
  const points: Points = [from];
  let [x, y] = [from.x, from.y];
  for (let step = 0; step < steps; step += 1) {
    const turn = angle + random.between(-0.75, 0.75);
    x += (Math.cos(turn) * length) / steps;
    y += (Math.sin(turn) * length) / steps;
    points.push({ x, y });
  }
  return points;
}

function trace(context: SKRSContext2D, points: Points): void {
  context.beginPath();
  points.forEach(({ x, y }, at) => {
    if (at === 0) context.moveTo(x, y);
    else context.lineTo(x, y);
  });
}

function cracks(
  context: SKRSContext2D,
  { width, height }: Canvas,
  random: Random,
  count: number,
  color: string,
): void {
  const unit = Math.min(width, height);
  context.globalCompositeOperation = 'source-atop';
  context.lineJoin = 'round';
  for (let crack = 0; crack < count; crack += 1) {
    const from = { x: width * random.between(0.15, 0.85), y: height * random.between(0.05, 0.6) };
    const angle = random.between(0.6, 2.5);
    const main = jagged(from, angle, unit * random.between(0.3, 0.5), random);
    const branch = jagged(main[3] ?? from, angle + random.pick([-1, 1]) * 0.9, unit * 0.18, random);
    for (const [points, thickness] of [
      [main, 0.011],
      [branch, 0.007],
    ] as const) {
      context.strokeStyle = color;
      context.globalAlpha = 0.85;
      context.lineWidth = Math.max(1.2, unit * thickness);
      trace(context, points);
      context.stroke();
    }
  }
  context.globalAlpha = 1;
}

/** In two halves along a crack, moved apart. */
function split(shape: Canvas, random: Random): Canvas {
  const { width, height } = shape;
  const canvas = scratchCanvas(width, height);
  const context = canvas.getContext('2d');
  const middle = width * random.between(0.44, 0.56);
  const points: Points = Array.from({ length: 9 }, (_, at) => ({
    x: middle + (at % 2 === 0 ? -1 : 1) * width * random.between(0.025, 0.07),
    y: (height * at) / 8,
  }));
  // The halves fall apart and still fit into the shape's own box.
  for (const side of [-1, 1]) {
    context.save();
    context.translate(width / 2, height);
    context.scale(0.93, 0.95);
    context.rotate(side * 0.045);
    context.translate(-width / 2 + side * width * 0.028, -height);
    trace(context, points);
    context.lineTo(side < 0 ? -width : 2 * width, height * 1.2);
    context.lineTo(side < 0 ? -width : 2 * width, -height * 0.2);
    context.closePath();
    context.clip();
    context.drawImage(shape, 0, 0);
    context.globalCompositeOperation = 'source-atop';
    context.lineWidth = width * 0.03;
    context.strokeStyle = 'rgba(20,10,6,0.75)';
    trace(context, points);
    context.stroke();
    context.restore();
  }
  cracks(context, canvas, random.fork('more'), 4, '#1a0f0a');
  context.globalCompositeOperation = 'source-over';
  return canvas;
}

/** White along the upper edges, where frost settles. */
function frostEdge(canvas: Canvas, shape: Canvas): void {
  const { width, height } = shape;
  const edge = scratchCanvas(width, height);
  const brush = edge.getContext('2d');
  brush.drawImage(shape, 0, 0);
  brush.globalCompositeOperation = 'source-in';
  brush.fillStyle = '#ffffff';
  brush.fillRect(0, 0, width, height);
  brush.globalCompositeOperation = 'destination-out';
  brush.filter = `blur(${Math.max(1, height * 0.012).toFixed(1)}px)`;
  brush.drawImage(shape, 0, height * 0.05);
  const context = onShape(canvas);
  context.globalAlpha = 0.95;
  context.drawImage(edge, 0, 0);
  context.globalAlpha = 1;
}

/** Maps lightness to a ramp of colours: a thing made of one metal. */
function mapped(shape: Canvas, ramp: readonly string[]): Canvas {
  const canvas = scratchCanvas(shape.width, shape.height);
  const context = canvas.getContext('2d');
  context.drawImage(shape, 0, 0);
  const image = context.getImageData(0, 0, canvas.width, canvas.height);
  const stops = ramp.map(parseHex);
  const table = Array.from({ length: 256 }, (_, level) => {
    // More contrast than the thing has: metal mirrors light and dark.
    const curved = Math.max(0, Math.min(1, (level / 255 - 0.12) / 0.8));
    const place = curved * (stops.length - 1);
    const from = stops[Math.floor(place)] ?? [0, 0, 0];
    const to = stops[Math.min(stops.length - 1, Math.floor(place) + 1)] ?? from;
    return from.map((value, channel) => value + ((to[channel] ?? 0) - value) * (place % 1));
  });
  for (let at = 0; at < image.data.length; at += 4) {
    const level = Math.round(
      0.3 * (image.data[at] ?? 0) + 0.59 * (image.data[at + 1] ?? 0) + 0.11 * (image.data[at + 2] ?? 0),
    );
    const color = table[level] ?? [0, 0, 0];
    image.data[at] = color[0] ?? 0;
    image.data[at + 1] = color[1] ?? 0;
    image.data[at + 2] = color[2] ?? 0;
  }
  context.putImageData(image, 0, 0);
  return canvas;
}
