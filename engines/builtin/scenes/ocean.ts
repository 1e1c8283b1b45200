import { createNoise } from '../noise.ts';
import type { Random } from '../random.ts';
import { defineScene, moodsOf } from './define-scene.ts';
import { createRamp, evenStops, mix, stopsAt } from './paint/color.ts';
import { paintField, smoothstep, writeRamp } from './paint/field.ts';
import { paintMist } from './paint/fill.ts';
import { type Heap, paintHeaps } from './paint/heaps.ts';
import { glow, lightRays } from './paint/light.ts';
import { paintStars } from './paint/particles.ts';
import { paintCloudVeil, paintOrb, paintSky } from './paint/sky.ts';
import type { Stage } from './paint/stage.ts';
import { paintGlitter } from './paint/water.ts';

/** The open sea, with the light's path on it. */
export interface OceanPaint {
  sky: readonly [string, string, string, string];
  light: string;
  cloud: readonly [string, string, string];
  /** Water from the trough's depth to the crest that mirrors the sky. */
  water: readonly [string, string, string, string, string];
  /** The sun's height, as a share of the sky. */
  sunHeight: number;
  heaped: boolean;
  hasStars?: boolean;
}

const { darkMood } = moodsOf<OceanPaint, [primary: string, accent: string]>((paint, [primary, accent]) => ({
  primary,
  secondary: paint.sky[1],
  accent,
  glow: paint.light,
  shadow: mix(paint.water[0], '#000000', 0.5),
}));

export const ocean = defineScene<OceanPaint>(
  'ocean',
  [
    darkMood('sunset', ['#ff7a4a', '#ffe14d'], {
      sky: ['#1a1f6a', '#a3327f', '#ff7448', '#ffe08a'],
      light: '#fff6d0',
      cloud: ['#5a1f6a', '#f0607a', '#ffd09a'],
      sunHeight: 0.06,
      heaped: false,
      water: ['#0a1440', '#2f2a78', '#a33f78', '#ff8a5a', '#ffe9b0'],
    }),
    darkMood('day', ['#12a8e8', '#ffd83d'], {
      sky: ['#0a5fd8', '#2f9cf5', '#8fdcff', '#e8fbff'],
      light: '#fffff4',
      cloud: ['#8fc0ea', '#eef8ff', '#ffffff'],
      sunHeight: 0.62,
      heaped: true,
      water: ['#043a7a', '#0668b8', '#12a0d8', '#5fdcf0', '#f4ffff'],
    }),
    darkMood('night', ['#3f98e0', '#ffe14d'], {
      sky: ['#01061c', '#08265f', '#1f62a8', '#7fc8f0'],
      light: '#f2fbff',
      cloud: ['#0a2450', '#2f68a8', '#a0d8ff'],
      sunHeight: 0.46,
      heaped: false,
      hasStars: true,
      water: ['#010820', '#06204f', '#14508f', '#4f9fd8', '#e0f6ff'],
    }),
    darkMood('storm', ['#4f8a90', '#ffe14d'], {
      sky: ['#0a141f', '#24404f', '#5a8088', '#c8dcd0'],
      light: '#f4fff0',
      cloud: ['#0f1c26', '#3a5560', '#c0d4cc'],
      sunHeight: 0.2,
      heaped: false,
      water: ['#030d14', '#0c2a35', '#28525a', '#6a9a98', '#eafff4'],
    }),
  ],
  { bloom: 0.32, vignette: 0.46 },
  (stage, { paint }) => paintOpenSea(stage, paint, stage.height * 0.6),
);

/** Sky and sea that meet at the horizon. */
export function paintOpenSea(stage: Stage, paint: OceanPaint, horizon: number): void {
  const { context, focus, random } = stage;
  const sun = { x: focus.x, y: horizon * (1 - paint.sunHeight) };
  paintSky(stage, horizon, stopsAt([0, 0.42, 0.8, 1], paint.sky));
  if (paint.hasStars)
    paintStars(stage, random.fork('stars'), {
      count: 240,
      bottom: horizon,
      color: '#ffffff',
      halo: paint.sky[2],
    });
  paintOrb(stage, {
    ...sun,
    radius: paint.heaped ? 50 : 92,
    core: paint.light,
    halo: paint.sky[3],
    aura: paint.sky[2],
  });
  paintCloudVeil(stage, random.fork('clouds'), {
    top: 0,
    bottom: horizon,
    width: 640,
    height: 105,
    cover: paint.heaped ? 0.3 : 0.56,
    opacity: 0.85,
    light: sun,
    crispness: 1.7,
    stops: evenStops(...paint.cloud),
  });
  if (paint.heaped) paintHorizonClouds(stage, random.fork('heaps'), horizon, sun, paint);
  lightRays(stage, random.fork('rays'), {
    ...sun,
    color: paint.light,
    strength: 0.32,
    reach: horizon * 1.5,
    count: 24,
  });
  glow(context, { ...sun, radius: 420, color: paint.light, strength: 0.55 });
  paintSea(stage, random.fork('sea'), horizon, sun.x, paint);
  paintMist(stage, paint.sky[3], horizon - 26, horizon + 34, [
    [0, 0],
    [0.44, 0.7],
    [1, 0],
  ]);
  glow(context, { x: sun.x, y: horizon, radius: 480, color: paint.light, strength: 0.75, flatness: 0.12 });
}

function paintHorizonClouds(
  stage: Stage,
  random: Random,
  horizon: number,
  light: { x: number; y: number },
  paint: OceanPaint,
): void {
  const heaps: Heap[] = [];
  for (let heap = 0; heap < 5; heap++) {
    heaps.push({
      x: random.between(-0.02, 1.02) * stage.width,
      y: horizon - random.between(0, 46),
      width: random.between(240, 520),
      height: random.between(60, 165),
    });
  }
  heaps.sort((one, other) => one.y - other.y);
  paintHeaps(stage, random, {
    heaps,
    light,
    baseFade: 0.2,
    fineness: 300,
    stops: evenStops(...paint.cloud),
  });
}

/** Waves in perspective. Their slope decides which part of the sky they mirror, and where the sun flashes. */
function paintSea(stage: Stage, random: Random, horizon: number, sunX: number, paint: OceanPaint): void {
  const { width, height } = stage;
  const depth = height - horizon;
  const noise = createNoise(random);
  const ramp = createRamp(stopsAt([0, 0.35, 0.6, 0.82, 1], paint.water));
  const swell = (x: number, z: number) => {
    const bend = noise.value(x * 0.35 + 40, z * 0.4) * 1.6;
    return noise.ridged(x * 0.5 + bend, z * 0.95 + bend, 4);
  };
  paintField(
    stage,
    (x, y, out, at) => {
      const nearness = (y - horizon) / depth;
      const distance = 1 / (nearness + 0.045);
      const worldX = ((x - width / 2) / 640) * distance * 1.5;
      const worldZ = distance * 1.7;
      const here = swell(worldX, worldZ);
      const slope = here - swell(worldX, worldZ + 0.14);
      const path = Math.exp(-(((x - sunX) / (46 + nearness * 330)) ** 2));
      const far = (1 - nearness) ** 2.4;
      const mirrored = 0.1 + far * 0.6 + here * 0.34 * (0.35 + nearness) + slope * 0.9;
      const flash = smoothstep(0.4, 0.62, here + slope * 1.4) * path;
      writeRamp(ramp, mirrored + path * 0.2 + flash * 0.75, 255, out, at);
    },
    { area: { x: 0, y: horizon, width, height: depth }, fineness: 400 },
  );
  paintGlitter(stage, random, {
    x: sunX,
    waterline: horizon,
    bottom: horizon + depth * 0.8,
    color: paint.light,
    width: 210,
    count: 90,
    opacity: 0.5,
  });
  const deep = paint.water[0];
  paintMist(stage, deep, horizon + depth * 0.4, height, evenStops(0, 0.6));
}
