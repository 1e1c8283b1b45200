import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Random } from '../random.ts';
import { defineScene, moodsOf } from './define-scene.ts';
import { fade, mix } from './paint/color.ts';
import { vertical } from './paint/fill.ts';
import { glow } from './paint/light.ts';
import type { Stage } from './paint/stage.ts';

/** A world of blocks, as in games: hills and trees of cubes, a square sun, a meadow of squares. */
interface BlockPaint {
  sky: readonly [string, string];
  light: string;
  /** The square in the sky; stars are around one at night. */
  disc: string;
  hasStars?: true;
  cloud: string;
  grass: string;
  soil: string;
  leaves: string;
  trunk: string;
  /** What all is mixed with by its distance. */
  air: string;
}

const { darkMood, lightMood } = moodsOf<BlockPaint, string>((paint, accent) => ({
  primary: paint.sky[0],
  secondary: paint.grass,
  accent,
  glow: paint.light,
  shadow: mix(paint.sky[0], '#000000', 0.72),
}));

const byDay = {
  grass: '#6fbf3c',
  soil: '#8f6238',
  leaves: '#3f8f2c',
  trunk: '#6c4a28',
} as const;

export const blockWorld = defineScene<BlockPaint>(
  'block-world',
  [
    darkMood('day', '#ffd23a', {
      ...byDay,
      sky: ['#2f7fe0', '#a8dcff'],
      light: '#fff6c8',
      disc: '#fffbe0',
      cloud: '#ffffff',
      air: '#a8d4f6',
    }),
    darkMood('sunset', '#ffd23a', {
      grass: '#7a9a34',
      soil: '#80502e',
      leaves: '#4c7228',
      trunk: '#5c3a22',
      sky: ['#4a2a8c', '#ff9a4a'],
      light: '#ffc86a',
      disc: '#fff0b8',
      cloud: '#ffb890',
      air: '#e88a5c',
    }),
    darkMood('night', '#7affc8', {
      grass: '#2f6a4a',
      soil: '#4a3a44',
      leaves: '#1c4a3c',
      trunk: '#33283a',
      sky: ['#06091f', '#23408c'],
      light: '#c8dcff',
      disc: '#f2f6ff',
      hasStars: true,
      cloud: '#3a4c80',
      air: '#1c2f66',
    }),
    darkMood('ruins', '#ffb03a', {
      grass: '#8a2c24',
      soil: '#5a1a1c',
      leaves: '#b8401c',
      trunk: '#3a1216',
      sky: ['#2a0610', '#c83a1c'],
      light: '#ff9a3a',
      disc: '#ffd05a',
      cloud: '#7a1c18',
      air: '#8f2418',
    }),
    lightMood('noon', '#e8334a', {
      ...byDay,
      sky: ['#8fd0ff', '#eaf8ff'],
      light: '#ffffff',
      disc: '#fffde8',
      cloud: '#ffffff',
      air: '#dff2ff',
    }),
  ],
  { bloom: 0.25, vignette: 0.3 },
  (stage, { paint }) => {
    const { context, width, height, random } = stage;
    const horizon = height * 0.64;
    context.fillStyle = vertical(context, 0, horizon, [
      [0, paint.sky[0]],
      [1, paint.sky[1]],
    ]);
    context.fillRect(0, 0, width, horizon + 4);
    if (paint.hasStars) paintSquareStars(stage, random.fork('stars'), horizon);
    paintDisc(stage, paint);
    paintClouds(stage, random.fork('clouds'), paint, horizon);
    for (const { size, base, rise, far } of [
      { size: 26, base: 12, rise: 6, far: 0.62 },
      { size: 40, base: 6, rise: 4.6, far: 0.3 },
    ])
      paintHills(stage, random.fork(`hills ${size}`), { horizon: horizon + base, size, rise, far, paint });
    paintMeadow(stage, random.fork('meadow'), horizon, paint);
  },
);

function paintSquareStars({ context, width }: Stage, random: Random, horizon: number): void {
  for (let star = 0; star < 90; star += 1) {
    const size = random.between(2, 5);
    context.fillStyle = `rgba(255,255,255,${random.between(0.3, 0.95).toFixed(2)})`;
    context.fillRect(random.next() * width, random.next() * horizon * 0.8, size, size);
  }
}

function paintDisc({ context, width, height, focus }: Stage, { disc, light }: BlockPaint): void {
  // Beside the hero: behind it nobody would see the square.
  const x = focus.x > width / 2 ? width * 0.36 : width * 0.68;
  const y = height * 0.17;
  glow(context, { x, y, radius: 320, color: light, strength: 0.7 });
  context.fillStyle = disc;
  context.fillRect(x - 42, y - 42, 84, 84);
  context.fillStyle = fade(light, 0.5);
  context.fillRect(x - 54, y - 54, 108, 108);
}

function paintClouds(
  { context, width }: Stage,
  random: Random,
  { cloud }: BlockPaint,
  horizon: number,
): void {
  for (let at = 0; at < 7; at += 1) {
    const [x, y] = [random.next() * width, random.between(0.08, 0.55) * horizon];
    const long = Math.round(random.between(3, 7)) * 34;
    context.fillStyle = fade(cloud, 0.72);
    context.fillRect(x - long / 2, y, long, 24);
    context.fillRect(x - long / 2 + 34, y - 22, Math.max(34, long - 102), 24);
    context.fillStyle = fade(mix(cloud, '#5a6a9c', 0.3), 0.5);
    context.fillRect(x - long / 2, y + 18, long, 7);
  }
}

/** Two colours of a block's face in squares. */
function paintFace(
  context: SKRSContext2D,
  random: Random,
  [x, y, size]: readonly [number, number, number],
  color: string,
): void {
  context.fillStyle = color;
  context.fillRect(x, y, size + 0.6, size + 0.6);
  const cell = size / 4;
  for (const [tone, count] of [
    ['rgba(0,0,0,0.13)', 4],
    ['rgba(255,255,255,0.12)', 3],
  ] as const) {
    context.fillStyle = tone;
    for (let at = 0; at < count; at += 1)
      context.fillRect(x + random.integer(0, 3) * cell, y + random.integer(0, 3) * cell, cell, cell);
  }
}

interface Hills {
  horizon: number;
  size: number;
  /** The highest column, in blocks. */
  rise: number;
  /** How much air is before them, 0 to 1. */
  far: number;
  paint: BlockPaint;
}

function paintHills(
  { context, width }: Stage,
  random: Random,
  { horizon, size, rise, far, paint }: Hills,
): void {
  const tone = (color: string) => mix(color, paint.air, far);
  const [grass, soil] = [tone(paint.grass), tone(paint.soil)];
  const phase = random.between(0, 6);
  const columns = Math.ceil(width / size) + 1;
  const heights = Array.from({ length: columns }, (_, at) => {
    const wave = Math.sin(at * 0.33 + phase) + 0.6 * Math.sin(at * 0.81 + phase * 2);
    return Math.max(1, Math.round(((wave + 1.6) / 3.2) * rise));
  });
  heights.forEach((high, at) => {
    const x = at * size;
    for (let row = 0; row < high; row += 1) {
      const y = horizon - (row + 1) * size;
      const isTop = row === high - 1;
      paintFace(context, random, [x, y, size], soil);
      if (isTop) {
        context.fillStyle = grass;
        context.fillRect(x, y, size + 0.6, size * 0.34);
        for (let tuft = 0; tuft < 4; tuft += 1)
          if (random.next() < 0.5)
            context.fillRect(x + (tuft * size) / 4, y + size * 0.3, size / 4, size * 0.16);
        context.fillStyle = 'rgba(255,255,255,0.22)';
        context.fillRect(x, y, size + 0.6, size * 0.09);
      }
    }
    // The side that faces away from the light, where the next column is lower.
    const next = heights[at + 1] ?? high;
    if (next < high) {
      context.fillStyle = 'rgba(0,0,0,0.26)';
      context.fillRect(x + size * 0.82, horizon - high * size, size * 0.18, (high - next) * size);
    }
    if (at % 5 === 2 && random.next() < 0.75)
      paintTree(context, random, { x: x + size / 2, foot: horizon - high * size, size, tone, paint });
  });
}

function paintTree(
  context: SKRSContext2D,
  random: Random,
  {
    x,
    foot,
    size,
    tone,
    paint,
  }: { x: number; foot: number; size: number; tone: (color: string) => string; paint: BlockPaint },
): void {
  const trunk = Math.round(random.between(1, 2.4));
  for (let row = 0; row < trunk; row += 1)
    paintFace(context, random, [x - size * 0.36, foot - (row + 1) * size, size * 0.72], tone(paint.trunk));
  const leaves = tone(paint.leaves);
  [3, 3, 1].forEach((across, row) => {
    for (let at = 0; at < across; at += 1)
      paintFace(
        context,
        random,
        [x + (at - across / 2) * size, foot - (trunk + row + 1) * size, size],
        row === 2 ? mix(leaves, '#ffffff', 0.12) : leaves,
      );
  });
}

/** The ground before the hills: rows of squares that grow towards the lower edge. */
function paintMeadow(
  { context, width, height }: Stage,
  random: Random,
  horizon: number,
  paint: BlockPaint,
): void {
  const depth = height - horizon;
  // Below the squares, between which a seam would show what was there before.
  context.fillStyle = mix(paint.grass, paint.air, 0.15);
  context.fillRect(0, horizon, width, depth + 2);
  const rows = 9;
  const edgeOf = (row: number) => horizon + depth * (row / rows) ** 1.7;
  for (let row = 0; row < rows; row += 1) {
    const [top, bottom] = [edgeOf(row), edgeOf(row + 1) + 0.6];
    const near = (row + 0.5) / rows;
    const [from, to] = [0.34 + 0.66 * (row / rows), 0.34 + 0.66 * ((row + 1) / rows)];
    const size = 116;
    const count = Math.ceil(width / (size * from)) + 2;
    const base = mix(paint.grass, paint.air, 0.3 * (1 - near));
    for (let at = -Math.ceil(count / 2); at <= count / 2; at += 1) {
      const shade = random.between(-0.12, 0.12);
      context.fillStyle = mix(base, shade < 0 ? '#000000' : '#ffffff', Math.abs(shade));
      context.beginPath();
      context.moveTo(width / 2 + at * size * from, top);
      context.lineTo(width / 2 + (at + 1) * size * from + 0.6, top);
      context.lineTo(width / 2 + (at + 1) * size * to + 0.6, bottom);
      context.lineTo(width / 2 + at * size * to, bottom);
      context.fill();
    }
  }
  const shade = context.createLinearGradient(0, horizon, 0, height);
  shade.addColorStop(0, fade(paint.light, 0.16));
  shade.addColorStop(0.5, 'rgba(0,0,0,0)');
  shade.addColorStop(1, 'rgba(0,0,0,0.34)');
  context.fillStyle = shade;
  context.fillRect(0, horizon, width, depth + 2);
}
