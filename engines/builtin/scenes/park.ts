import type { Random } from '../random.ts';
import { defineLandscape } from './define-landscape.ts';
import { paintBroadleaf } from './paint/broadleaf.ts';
import { mix } from './paint/color.ts';
import { linear, vertical } from './paint/fill.ts';
import { paintGrass } from './paint/hills.ts';
import { type Hour, inLight, lightGround, paintHour } from './paint/hours.ts';
import { glow } from './paint/light.ts';
import { fillPath, paintStreetLamp } from './paint/old-houses.ts';
import type { Stage } from './paint/stage.ts';

/** An avenue of a park: trees on both sides of a path, with lamps and benches; in autumn leaves fall. */
export const park = defineLandscape(
  'park',
  {
    colors: ['#6aa84a', '#8fae5a'],
    hours: ['autumn', 'day', 'sunset', 'night', 'dawn', 'storm', 'snow', 'snow-night'],
  },
  (stage, hour) => {
    const { context, width, height, random } = stage;
    const horizon = height * 0.56;
    const sun = paintHour(stage, hour, horizon);
    const leaves = leavesOf(hour);
    paintFarTrees(stage, random.fork('far'), horizon, hour, leaves);
    context.fillStyle = vertical(context, horizon, height, [
      [0, mix(inLight(hour, leaves.grass[0]), hour.sky[3], 0.3)],
      [0.3, inLight(hour, leaves.grass[0])],
      [1, inLight(hour, leaves.grass[1])],
    ]);
    context.fillRect(0, horizon, width, height - horizon + 2);
    paintPath(stage, horizon, hour);
    glow(context, {
      x: width / 2,
      y: horizon,
      radius: 380,
      color: hour.sky[3],
      strength: 0.5,
      flatness: 0.6,
    });
    for (const depth of [0.06, 0.13, 0.24, 0.42, 0.72, 1.16])
      for (const side of [-1, 1])
        paintSide(stage, random.fork(`side ${depth} ${side}`), { depth, side, horizon, sun }, hour, leaves);
    paintFallen(
      stage,
      random.fork('fallen'),
      horizon,
      leaves.fallen.map((color) => inLight(hour, color)),
    );
    paintGrass(
      stage,
      random.fork('grass'),
      (x) => height + 26 - Math.abs(x / width - 0.5) * 110,
      inLight(hour, leaves.grass[1]),
      64,
    );
    lightGround(stage, hour);
  },
);

interface Leaves {
  crowns: readonly (readonly [light: string, dark: string])[];
  grass: readonly [string, string];
  fallen: readonly string[];
}

const leavesOf = ({ name, isSnowed }: Hour): Leaves =>
  isSnowed
    ? {
        crowns: [
          ['#ffffff', '#a8c0dc'],
          ['#f4f8fe', '#b8cce4'],
        ],
        grass: ['#ffffff', '#b4c8e0'],
        fallen: ['#ffffff', '#f4f8fe', '#e4eefa', '#ffffff'],
      }
    : name === 'autumn'
      ? {
          crowns: [
            ['#ffc24a', '#c8641e'],
            ['#ff9a3a', '#a83c18'],
            ['#f2d060', '#b8801e'],
            ['#f0683a', '#8f2a1a'],
          ],
          grass: ['#d8b85a', '#8a6a2a'],
          fallen: ['#ffb43a', '#e8602a', '#c83a20', '#ffd86a', '#b8702a'],
        }
      : {
          crowns: [
            ['#b4dc5a', '#3f8a38'],
            ['#8fcf52', '#2c7436'],
            ['#c4e468', '#569a3a'],
          ],
          grass: ['#a4d85a', '#3c8434'],
          fallen: ['#ffffff', '#ffe86a', '#c4e468'],
        };

function paintFarTrees(stage: Stage, random: Random, horizon: number, hour: Hour, { crowns }: Leaves): void {
  for (let tree = 0; tree < 16; tree += 1) {
    const [light, dark] = random.pick(crowns);
    paintBroadleaf(stage, random, {
      x: ((tree + random.next()) / 16) * stage.width,
      foot: horizon + 6,
      height: random.between(70, 130),
      light: mix(inLight(hour, light), hour.sky[3], 0.5),
      dark: mix(inLight(hour, dark), hour.sky[3], 0.45),
      trunk: mix(inLight(hour, '#6a5040'), hour.sky[3], 0.4),
      spread: 1.1,
      lightFrom: -1,
    });
  }
}

function paintPath({ context, width, height }: Stage, horizon: number, hour: Hour): void {
  const [light, dark] = hour.isSnowed
    ? [inLight(hour, '#eef3fa'), inLight(hour, '#c4d2e4')]
    : [inLight(hour, '#ecd9b4'), inLight(hour, '#a88a64')];
  const reach = Math.max(width * 0.4, 300);
  context.fillStyle = linear(
    context,
    [0, horizon],
    [0, height],
    [
      [0, mix(light, hour.sky[3], 0.4)],
      [0.4, light],
      [1, dark],
    ],
  );
  fillPath(context, [
    [width / 2 - 12, horizon],
    [width / 2 + 12, horizon],
    [width / 2 + reach, height + 4],
    [width / 2 - reach, height + 4],
  ]);
}

function paintSide(
  stage: Stage,
  random: Random,
  { depth, side, horizon, sun }: { depth: number; side: number; horizon: number; sun: { x: number } },
  hour: Hour,
  { crowns }: Leaves,
): void {
  const { context, width, height } = stage;
  const reach = Math.max(width * 0.62, 400);
  const x = width / 2 + side * (18 + reach * depth * 0.86);
  const foot = horizon + (height - horizon) * Math.min(0.86, depth * 0.82);
  const air = Math.max(0, 0.42 - depth * 0.9);
  const tall = 60 + height * 0.98 * depth;
  const [light, dark] = random.pick(crowns);
  const tone = (color: string) => mix(inLight(hour, color), hour.sky[3], air);
  context.fillStyle = `rgba(20,16,30,${0.26 - air * 0.4})`;
  context.beginPath();
  context.ellipse(x, foot, tall * 0.32, tall * 0.03, 0, 0, 2 * Math.PI);
  context.fill();
  paintBroadleaf(stage, random, {
    x,
    foot,
    height: tall * random.between(0.94, 1.08),
    light: tone(light),
    dark: tone(dark),
    trunk: tone('#5f4636'),
    spread: 0.86,
    lightFrom: sun.x < x ? -1 : 1,
  });
  const inner = width / 2 + side * (12 + reach * depth * 0.66);
  if (depth > 0.2 && depth < 0.5) paintStreetLamp(stage, inner, foot + tall * 0.03, tall * 0.62, hour);
  if (depth > 0.12 && depth < 0.3) paintBench(stage, inner + side * tall * 0.12, foot, tall * 0.3, tone);
}

function paintBench(
  { context }: Stage,
  x: number,
  foot: number,
  width: number,
  tone: (color: string) => string,
): void {
  context.fillStyle = tone('#3a3440');
  context.fillRect(x - width * 0.4, foot - width * 0.24, width * 0.05, width * 0.26);
  context.fillRect(x + width * 0.35, foot - width * 0.24, width * 0.05, width * 0.26);
  context.fillStyle = tone('#a8703c');
  for (const rise of [0.44, 0.34, 0.22])
    context.fillRect(x - width / 2, foot - width * rise, width, width * 0.07);
}

function paintFallen(
  { context, width, height }: Stage,
  random: Random,
  horizon: number,
  colors: string[],
): void {
  const count = 280;
  for (let leaf = 0; leaf < count; leaf += 1) {
    const near = random.next() ** 1.4;
    // A few are still in the air.
    const isFalling = leaf % 9 === 0 && colors.length > 3;
    const y = isFalling ? random.between(0.1, 0.9) * height : horizon + 8 + near * (height - horizon);
    const size = isFalling ? random.between(3, 8) : 1 + near * 7;
    context.fillStyle = random.pick(colors);
    context.beginPath();
    context.ellipse(
      random.next() * width,
      y,
      size,
      size * (isFalling ? 0.6 : 0.36),
      random.between(-0.7, 0.7),
      0,
      2 * Math.PI,
    );
    context.fill();
  }
}
