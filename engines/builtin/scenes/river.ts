import type { Random } from '../random.ts';
import { defineScene, moodsOf } from './define-scene.ts';
import { type MountainsPaint, paintLake } from './mountains.ts';
import { fade, mix } from './paint/color.ts';
import { vertical } from './paint/fill.ts';
import { fillGround, paintGrass, rollingGround } from './paint/hills.ts';
import { glow } from './paint/light.ts';
import type { Stage } from './paint/stage.ts';

/** Water between a wooded shore and the near bank: here one can stand. */
interface RiverPaint extends MountainsPaint {
  /** Grass of the bank from the light into the shade. */
  grass: readonly [string, string, string];
  stone: readonly [string, string];
}

const { darkMood, lightMood } = moodsOf<RiverPaint, [primary: string, accent: string]>(
  (paint, [primary, accent]) => ({
    primary,
    secondary: paint.grass[1],
    accent,
    glow: paint.orb,
    shadow: mix(paint.forest, '#000000', 0.5),
  }),
);

export const river = defineScene<RiverPaint>(
  'river',
  [
    darkMood('day', ['#3aa8e0', '#ffd83d'], {
      sky: ['#1f6ad0', '#4fa8ee', '#a8dcfa', '#eef9ff'],
      orb: '#fffef2',
      haze: '#b0d8e8',
      cloud: ['#9fc4e4', '#ffffff'],
      forest: '#124a34',
      rock: ['#1f3a4a', '#3f6470', '#6f9a8a', '#8fb4e8', '#dcecff', '#ffffff'],
      grass: ['#b8e060', '#5aa83a', '#1f5a2a'],
      stone: ['#d8dce0', '#6a7480'],
    }),
    darkMood('sunset', ['#ff8a5a', '#ffe14d'], {
      sky: ['#3a2a80', '#b04f90', '#ff8a66', '#ffe0a0'],
      orb: '#fff4cf',
      haze: '#e8a090',
      cloud: ['#8a4a90', '#ffc8a0'],
      forest: '#2a1a38',
      rock: ['#2a1a4a', '#553a70', '#8a5a80', '#b880b0', '#ffc098', '#fff0c8'],
      grass: ['#e8a850', '#8a6a30', '#3a2a2a'],
      stone: ['#d8a890', '#5a4050'],
    }),
    lightMood('dawn', ['#7fa8d8', '#d8335a'], {
      sky: ['#8fbce8', '#ccd8f0', '#ffdccc', '#fff4dc'],
      orb: '#fffbe8',
      haze: '#f0dcd4',
      cloud: ['#d0c8e4', '#fff8ee'],
      forest: '#3a5a60',
      rock: ['#4f6a86', '#7a90b0', '#b0b8c8', '#c0c4e8', '#ffe8d8', '#fffaf0'],
      grass: ['#e0e890', '#9ab868', '#4a6a50'],
      stone: ['#f0e8e0', '#98928c'],
    }),
    darkMood('night', ['#4f98e8', '#ffe14d'], {
      sky: ['#020720', '#0d2a6a', '#2a62b0', '#7fc0e8'],
      orb: '#f4fbff',
      haze: '#2f62a8',
      cloud: ['#14306a', '#6fa8e0'],
      forest: '#020a1c',
      hasStars: true,
      rock: ['#040c2c', '#0f2658', '#28487f', '#3a68b0', '#8fc0f0', '#eefaff'],
      grass: ['#2f6a8a', '#123a55', '#04122a'],
      stone: ['#8fb0d0', '#1f3050'],
    }),
  ],
  { bloom: 0.24, vignette: 0.36 },
  (stage, { paint }) => {
    paintLake(stage, paint, stage.height * 0.6);
    paintBank(stage, stage.random.fork('bank'), paint);
  },
);

function paintBank(stage: Stage, random: Random, { grass, stone, orb }: RiverPaint): void {
  const { context, width, height, focus } = stage;
  const edge = rollingGround(random, { base: height * 0.82, rise: 26, swell: 420 });
  fillGround(stage, (x) => edge(x) - 8, fade('#ffffff', 0.28));
  fillGround(
    stage,
    edge,
    vertical(context, height * 0.78, height, [
      [0, grass[0]],
      [0.25, grass[1]],
      [1, grass[2]],
    ]),
  );
  for (let pebble = 0; pebble < 26; pebble++) {
    const x = random.between(0, 1) * width;
    const size = random.between(6, 22);
    const y = edge(x) + random.between(-6, 12);
    context.fillStyle = vertical(context, y - size * 0.6, y + size * 0.5, [
      [0, stone[0]],
      [1, stone[1]],
    ]);
    context.beginPath();
    context.ellipse(x, y, size, size * 0.56, 0, 0, 2 * Math.PI);
    context.fill();
  }
  paintGrass(stage, random, (x) => edge(x) + 26, mix(grass[0], grass[1], 0.5), 24);
  paintGrass(stage, random, (x) => edge(x) + 70, grass[1], 40);
  paintGrass(stage, random, (x) => height + 20 - Math.abs(x / width - 0.5) * 90, grass[2], 84);
  glow(context, { x: focus.x, y: height * 0.9, radius: 420, color: orb, strength: 0.2, flatness: 0.3 });
}
