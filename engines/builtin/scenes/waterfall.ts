import { createNoise } from '../noise.ts';
import type { Random } from '../random.ts';
import { defineLandscape } from './define-landscape.ts';
import { paintBroadleaf } from './paint/broadleaf.ts';
import { createRamp, evenStops, fade, mix } from './paint/color.ts';
import { paintField, smoothstep, writeRamp } from './paint/field.ts';
import { vertical } from './paint/fill.ts';
import { paintGrass } from './paint/hills.ts';
import { type Hour, inLight, lightGround, paintHour } from './paint/hours.ts';
import { paintBroadLeaf, paintFrond } from './paint/leaves.ts';
import { glow } from './paint/light.ts';
import type { Stage } from './paint/stage.ts';

/** Water that falls over a wooded cliff into a pool. */
export const waterfall = defineLandscape(
  'waterfall',
  {
    colors: ['#3aa88a', '#2f6a44'],
    hours: ['day', 'dawn', 'sunset', 'night', 'storm', 'autumn'],
    finish: { bloom: 0.3, vignette: 0.42 },
  },
  (stage, hour) => {
    const { width, height, focus, random } = stage;
    const pool = height * 0.66;
    const brink = height * 0.14;
    const x = width / 2 + (focus.x > width / 2 ? -1 : 1) * width * 0.12;
    const fall = { x, half: Math.max(96, width * 0.085), brink, pool };
    paintHour(stage, hour, height * 0.5);
    paintFarWood(stage, random.fork('wood'), brink + 26, hour);
    paintCliff(stage, random.fork('cliff'), fall, hour);
    paintGreen(stage, random.fork('green'), fall, hour);
    paintFall(stage, random.fork('fall'), fall, hour);
    paintPool(stage, random.fork('pool'), fall, hour);
    paintBank(stage, random.fork('bank'), hour);
    paintCorners(stage, random.fork('corners'), hour);
    lightGround(stage, hour);
  },
);

interface Fall {
  x: number;
  half: number;
  brink: number;
  pool: number;
}

const greens = [
  ['#a8dc5a', '#2f7a38'],
  ['#7cc850', '#1f6434'],
  ['#c0e06a', '#4a8a34'],
] as const;

function paintFarWood(stage: Stage, random: Random, foot: number, hour: Hour): void {
  for (let tree = 0; tree < 18; tree += 1) {
    const [light, dark] = random.pick(greens);
    paintBroadleaf(stage, random, {
      x: ((tree + random.next()) / 18) * stage.width,
      foot: foot + random.between(0, 22),
      height: random.between(70, 150),
      light: mix(inLight(hour, light), hour.sky[3], 0.3),
      dark: mix(inLight(hour, dark), hour.sky[3], 0.26),
      trunk: inLight(hour, '#4a3a2c'),
      spread: 1.1,
      lightFrom: -1,
    });
  }
}

/** Rock in courses and cracks, darker towards the water, with moss where it is flat. */
function paintCliff(stage: Stage, random: Random, { x: middle, half, brink, pool }: Fall, hour: Hour): void {
  const noise = createNoise(random);
  const ramp = createRamp(
    evenStops(...['#1d2422', '#46504a', '#7f8474', '#a8b07a'].map((color) => inLight(hour, color))),
  );
  paintField(
    stage,
    (x, y, out, at) => {
      const edge = brink + (noise.fractal(x / 130, 3, 3) - 0.5) * 70 + Math.abs(x - middle) * 0.03;
      const inside = smoothstep(edge - 3, edge + 3, y);
      const crack = noise.fractal(x / 34, y / 150, 4);
      const course = noise.fractal(x / 190 + 9, y / 26, 3);
      const nearWater = smoothstep(half * 2.4, half * 0.8, Math.abs(x - middle));
      const tone =
        0.1 + crack * 0.5 + (course - 0.4) * 0.62 - nearWater * 0.2 - ((y - brink) / (pool - brink)) * 0.12;
      writeRamp(ramp, tone, inside * 255, out, at);
    },
    { area: { x: 0, y: 0, width: stage.width, height: pool + 8 }, fineness: 320 },
  );
}

/** Bushes that hang on the rock, more of them away from the water. */
function paintGreen(stage: Stage, random: Random, { x: middle, half, brink, pool }: Fall, hour: Hour): void {
  const { context, width } = stage;
  for (let bush = 0; bush < 64; bush += 1) {
    const x = random.next() * width;
    const away = Math.abs(x - middle) / half;
    if (away < 1.25) continue;
    const y = random.between(brink + 10, pool - 10);
    const [light, dark] = random.pick(greens);
    const size = random.between(16, 40) * Math.min(1.3, 0.6 + away * 0.14);
    for (const [share, color] of [
      [0, mix(inLight(hour, dark), '#000000', 0.2)],
      [0.4, inLight(hour, dark)],
      [0.8, mix(inLight(hour, dark), inLight(hour, light), 0.7)],
    ] as const) {
      context.fillStyle = color;
      context.beginPath();
      for (let leaf = 0; leaf < 16; leaf += 1) {
        const angle = random.next() * 2 * Math.PI;
        const reach = Math.sqrt(random.next()) * size * (1 - share * 0.45);
        const cx = x - share * size * 0.2 + Math.cos(angle) * reach * 1.15;
        const cy = y - share * size * 0.3 + Math.sin(angle) * reach * 0.75;
        const radius = size * random.between(0.12, 0.26);
        context.moveTo(cx + radius, cy);
        context.arc(cx, cy, radius, 0, 2 * Math.PI);
      }
      context.fill();
    }
  }
}

/** Strands of white water, wider below, with spray where they meet the pool. */
function paintFall(stage: Stage, random: Random, { x: middle, half, brink, pool }: Fall, hour: Hour): void {
  const { context } = stage;
  const noise = createNoise(random);
  const ramp = createRamp(
    evenStops(
      ...['#4f8fae', '#a8d8ea', '#eaf8fc', '#ffffff'].map((color) => mix(color, inLight(hour, color), 0.7)),
    ),
  );
  paintField(
    stage,
    (x, y, out, at) => {
      const share = (y - brink) / (pool - brink);
      const wide = half * (0.82 + share * 0.3);
      const off = Math.abs(x - middle) / wide;
      const ragged = off + (noise.value(x / 13, y / 70) - 0.5) * 0.26;
      const strand = noise.fractal(x / 15, y / 210 - share * 0.6, 4);
      const fine = noise.value(x / 5, y / 90);
      const covered = smoothstep(1, 0.84, ragged) * smoothstep(-0.02, 0.03, share);
      writeRamp(ramp, 0.1 + strand * 0.86 + (fine - 0.5) * 0.3 - off * 0.12, covered * 250, out, at);
    },
    {
      area: { x: middle - half * 1.3, y: brink - 10, width: half * 2.6, height: pool - brink + 20 },
      fineness: 460,
    },
  );
  const mist = mix('#ffffff', hour.sky[3], 0.3);
  glow(context, {
    x: middle,
    y: pool,
    radius: half * 2.6,
    color: mist,
    strength: 0.85,
    flatness: 0.42,
    blend: 'source-over',
  });
  glow(context, { x: middle, y: pool - 40, radius: half * 3.4, color: mist, strength: 0.34, flatness: 0.7 });
}

function paintPool(stage: Stage, random: Random, { x: middle, half, pool }: Fall, hour: Hour): void {
  const { context, width, height } = stage;
  const noise = createNoise(random);
  const ramp = createRamp(
    evenStops(...['#0f4a52', '#2f8f8f', '#7fd0c4', '#e8fbf6'].map((color) => inLight(hour, color))),
  );
  paintField(
    stage,
    (x, y, out, at) => {
      const near = (y - pool) / (height - pool);
      const distance = 1 / (0.12 + near);
      const wave = noise.fractal(((x - middle) / 150) * distance * 0.4, distance * 7, 3) - 0.5;
      const foam = Math.exp(-(((x - middle) / (half * 2.2)) ** 2) - near * 5);
      writeRamp(ramp, 0.36 + wave * 0.8 + foam * 0.6 - near * 0.16, 255, out, at);
    },
    { area: { x: 0, y: pool, width, height: height - pool }, fineness: 300 },
  );
  glow(context, {
    x: middle,
    y: pool + 6,
    radius: half * 2.2,
    color: '#ffffff',
    strength: 0.7,
    flatness: 0.16,
    blend: 'source-over',
  });
}

/** A bank of grass and stones before the pool, on which one can stand. */
function paintBank(stage: Stage, random: Random, hour: Hour): void {
  const { context, width, height } = stage;
  const edge = (x: number) => height * 0.87 - ((x / width - 0.5) * 2) ** 2 * height * 0.06;
  context.fillStyle = vertical(context, height * 0.8, height, [
    [0, inLight(hour, '#8fc04e')],
    [0.4, inLight(hour, '#4f8a38')],
    [1, inLight(hour, '#1f4a28')],
  ]);
  context.beginPath();
  context.moveTo(0, height + 4);
  for (let x = 0; x <= width; x += 12) context.lineTo(x, edge(x) + Math.sin(x / 46) * 5);
  context.lineTo(width, height + 4);
  context.fill();
  for (let stone = 0; stone < 22; stone += 1) {
    const x = random.next() * width;
    const size = random.between(10, 34);
    const y = edge(x) + random.between(-10, 8);
    context.fillStyle = fade('#0a1a1a', 0.4);
    context.beginPath();
    context.ellipse(x, y + size * 0.34, size * 1.05, size * 0.3, 0, 0, 2 * Math.PI);
    context.fill();
    context.fillStyle = vertical(context, y - size * 0.6, y + size * 0.5, [
      [0, inLight(hour, '#c4c8b8')],
      [0.5, inLight(hour, '#7c8478')],
      [1, inLight(hour, '#3a423e')],
    ]);
    context.beginPath();
    context.ellipse(x, y, size, size * 0.58, 0, 0, 2 * Math.PI);
    context.fill();
  }
  paintGrass(stage, random, (x) => edge(x) + 40, inLight(hour, '#4a8a38'), 38);
  paintGrass(
    stage,
    random,
    (x) => height + 16 - Math.abs(x / width - 0.5) * 90,
    inLight(hour, '#1f4f2a'),
    78,
  );
}

/** Leaves of the near trees in the upper corners. */
function paintCorners({ context, width, height }: Stage, random: Random, hour: Hour): void {
  const colors = {
    dark: inLight(hour, '#123f24'),
    light: inLight(hour, '#2f7a38'),
    rim: inLight(hour, '#9fd85a'),
  };
  for (const side of [-1, 1]) {
    for (let leaf = 0; leaf < 7; leaf += 1) {
      const x = side < 0 ? -20 : width + 20;
      const angle = (side < 0 ? 0.2 : Math.PI - 0.2) + random.between(-0.5, 0.7) * (side < 0 ? 1 : -1);
      const one = {
        x,
        y: random.between(-0.06, 0.2) * height,
        angle,
        length: random.between(130, 240),
        width: random.between(60, 96),
        bend: side < 0 ? 0.28 : -0.28,
      };
      if (leaf % 2 === 0) paintFrond(context, random, one, colors);
      else paintBroadLeaf(context, one, colors);
    }
  }
}
