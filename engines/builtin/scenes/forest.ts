import type { Point } from '../layout/box.ts';
import type { Random } from '../random.ts';
import { defineScene, moodsOf } from './define-scene.ts';
import { evenStops, mix } from './paint/color.ts';
import { fillAround, paintMist, vertical } from './paint/fill.ts';
import { type Heap, paintHeaps } from './paint/heaps.ts';
import { fillGround, paintGrass, rollingGround } from './paint/hills.ts';
import { glow, lightRays } from './paint/light.ts';
import { paintSparks } from './paint/particles.ts';
import type { Stage } from './paint/stage.ts';
import { paintConifers } from './paint/trees.ts';
import { paintTrunks } from './paint/trunks.ts';

/** A clearing with light falling through the mist between tall trunks. */
interface ForestPaint {
  light: string;
  /** Mist from the clearing outwards. */
  mist: readonly [string, string, string];
  trunk: string;
  /** Leaves and grass from the shade into the light. */
  leaf: readonly [string, string, string];
  spark: string;
}

const { darkMood } = moodsOf<ForestPaint, [primary: string, accent: string]>((paint, [primary, accent]) => ({
  primary,
  secondary: paint.mist[1],
  accent,
  glow: paint.light,
  shadow: mix(paint.trunk, '#000000', 0.4),
}));

export const forest = defineScene<ForestPaint>(
  'forest',
  [
    darkMood('dawn', ['#f0b040', '#ffffff'], {
      light: '#fff6c8',
      mist: ['#ffe08a', '#f09a3a', '#6a3a24'],
      trunk: '#2a1410',
      leaf: ['#14301a', '#4f8a24', '#f0e04a'],
      spark: '#fff0a0',
    }),
    darkMood('green', ['#5ac850', '#ffe14d'], {
      light: '#fbffd8',
      mist: ['#e4f8a0', '#6ac46a', '#0f5a44'],
      trunk: '#072420',
      leaf: ['#063020', '#1f8a3a', '#c0f05a'],
      spark: '#f4ffc0',
    }),
    darkMood('night', ['#3f90d8', '#d8ff5a'], {
      light: '#d8f4ff',
      mist: ['#8fd4f0', '#2468a8', '#08204f'],
      trunk: '#020a1c',
      leaf: ['#020f24', '#0f3f5f', '#4fa8c8'],
      spark: '#c8ff8a',
    }),
    darkMood('autumn', ['#f07a2a', '#ffe14d'], {
      light: '#fff4d0',
      mist: ['#ffdf9a', '#f08a3a', '#7a2a1f'],
      trunk: '#240d10',
      leaf: ['#4a1010', '#d84a14', '#ffc23d'],
      spark: '#ffe9a8',
    }),
    darkMood('magic', ['#a05ff0', '#5ff5ff'], {
      light: '#ffe4ff',
      mist: ['#ff9af0', '#7a4fe0', '#1f1a6a'],
      trunk: '#0a0830',
      leaf: ['#0f1048', '#2f5ac0', '#5ff0e0'],
      spark: '#8affff',
    }),
  ],
  { bloom: 0.2, vignette: 0.5 },
  (stage, { paint }) => {
    const { context, width, height, focus, random } = stage;
    const ground = height * (stage.isTall ? 0.8 : 0.82);
    const side = focus.x > width / 2 ? 1 : -1;
    const light = { x: focus.x, y: height * 0.34 };
    fillAround(stage, light.x, light.y, Math.hypot(width, height) * 0.72, [
      [0, paint.light],
      [0.14, paint.mist[0]],
      [0.46, paint.mist[1]],
      [1, paint.mist[2]],
    ]);
    paintDepth(stage, random, ground, light, paint);
    paintFloor(stage, random, ground, light, paint);
    lightRays(stage, random.fork('rays'), {
      x: light.x + side * width * 0.1,
      y: -height * 0.22,
      color: paint.light,
      strength: 0.6,
      reach: height * 1.35,
      count: 40,
      direction: Math.PI / 2 + side * 0.22,
      spread: 0.95,
    });
    paintFrame(stage, random, ground, light, paint);
    glow(context, { ...light, radius: 380, color: paint.light, strength: 0.28 });
    paintSparks(stage, random.fork('motes'), {
      count: 80,
      color: paint.spark,
      halo: paint.mist[0],
      size: [0.9, 4.6],
      opacity: 0.9,
    });
  },
);

/** Rows of trees that dissolve in the mist towards the light. */
function paintDepth(stage: Stage, random: Random, ground: number, light: Point, paint: ForestPaint): void {
  const { context, height } = stage;
  const rows = [
    { air: 0.84, trunks: 26, width: [6, 13], rise: 0.09 },
    { air: 0.62, trunks: 17, width: [12, 24], rise: 0.06 },
    { air: 0.36, trunks: 11, width: [22, 42], rise: 0.02 },
  ] as const;
  for (const [index, row] of rows.entries()) {
    const color = mix(paint.trunk, mix(paint.mist[0], paint.mist[1], 0.35 + index * 0.3), row.air);
    const base = ground - height * row.rise;
    paintConifers(stage, random.fork(`undergrowth ${index}`), {
      base: () => base + 12,
      height: [30 + index * 26, 58 + index * 90],
      count: 40 - index * 10,
      color,
      foot: color,
      keep: (x) => Math.abs(x - light.x) > 60 + index * 70,
    });
    paintTrunks(stage, random.fork(`trunks ${index}`), {
      count: row.trunks,
      width: row.width,
      base,
      color,
      rim: { color: paint.light, x: light.x, opacity: 0.5 },
      keep: (x) => Math.abs(x - light.x) > 40 + index * 75,
    });
    paintMist(stage, paint.mist[0], base - height * 0.34, base + 40, evenStops(0, 0.36 - index * 0.08));
    glow(context, { ...light, radius: 300, color: paint.light, strength: 0.2 });
  }
}

function paintFloor(stage: Stage, random: Random, ground: number, light: Point, paint: ForestPaint): void {
  const { context, height } = stage;
  const [shade, body, lit] = paint.leaf;
  const rows = [
    {
      base: ground - height * 0.045,
      colors: [mix(lit, paint.mist[0], 0.4), mix(body, paint.mist[1], 0.4)] as const,
    },
    { base: ground + height * 0.05, colors: [mix(body, lit, 0.55), mix(shade, body, 0.45)] as const },
  ];
  for (const [index, row] of rows.entries()) {
    const line = rollingGround(random.fork(`floor ${index}`), { base: row.base, rise: 26, swell: 380 });
    fillGround(
      stage,
      line,
      vertical(context, row.base - 24, height, evenStops(row.colors[0], row.colors[1])),
    );
    context.save();
    context.clip();
    glow(context, {
      x: light.x,
      y: row.base,
      radius: 440,
      color: paint.light,
      strength: 0.75,
      flatness: 0.22,
    });
    context.restore();
    paintGrass(
      stage,
      random.fork(`grass ${index}`),
      line,
      mix(row.colors[0], row.colors[1], 0.35),
      12 + index * 12,
    );
  }
  paintMist(stage, paint.trunk, ground - 60, height, evenStops(0, 0.1, 0.7));
}

/** Dark trunks, a roof of leaves and bushes close to the viewer, which frame the picture. */
function paintFrame(stage: Stage, random: Random, ground: number, light: Point, paint: ForestPaint): void {
  const { width, height } = stage;
  paintTrunks(stage, random.fork('near trunks'), {
    count: 9,
    width: [54, 96],
    base: ground + height * 0.13,
    color: mix(paint.trunk, paint.mist[2], 0.12),
    rim: { color: paint.mist[0], x: light.x, opacity: 0.6 },
    keep: (x) => Math.abs(x / width - 0.5) > 0.4,
  });
  const [shade, body, lit] = paint.leaf;
  const leaves: Heap[] = [];
  for (let heap = 0; heap < 9; heap++) {
    const across = heap / 8;
    const edge = Math.abs(across - 0.5) * 2;
    leaves.push({
      x: across * width + random.between(-50, 50),
      y: height * (0.03 + edge ** 2 * 0.11),
      width: random.between(230, 330),
      height: 120 + edge * 60,
    });
  }
  for (const corner of [-0.02, 0.1, 0.9, 1.02]) {
    leaves.push({
      x: corner * width + random.between(-20, 20),
      y: height * 1.03,
      width: random.between(190, 260),
      height: random.between(80, 140),
    });
  }
  paintHeaps(stage, random.fork('leaves'), {
    heaps: leaves,
    light: { x: light.x, y: light.y + 40 },
    bump: 17,
    roughness: 1.9,
    baseFade: 0.12,
    fineness: 350,
    stops: [
      [0, mix(shade, '#000000', 0.45)],
      [0.5, mix(shade, body, 0.35)],
      [0.8, mix(body, lit, 0.3)],
      [1, lit],
    ],
  });
}
