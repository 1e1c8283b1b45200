import { createNoise } from '../noise.ts';
import type { Random } from '../random.ts';
import { defineScene, moodsOf } from './define-scene.ts';
import { createRamp, evenStops, mix, stopsAt } from './paint/color.ts';
import { smoothstep } from './paint/field.ts';
import { paintMist } from './paint/fill.ts';
import { glow } from './paint/light.ts';
import { paintStars } from './paint/particles.ts';
import { paintCloudVeil, paintOrb, paintSky } from './paint/sky.ts';
import type { Stage } from './paint/stage.ts';
import { paintTerrain } from './paint/terrain.ts';
import { paintConifers } from './paint/trees.ts';
import { paintReflection } from './paint/water.ts';

/** Snow-capped mountains over a lake. */
export interface MountainsPaint {
  sky: readonly [string, string, string, string];
  /** Rock and snow from deepest shade to full light; the upper half is snow. */
  rock: readonly [string, string, string, string, string, string];
  orb: string;
  haze: string;
  cloud: readonly [string, string];
  forest: string;
  hasStars?: boolean;
}

const { darkMood, lightMood } = moodsOf<MountainsPaint, [primary: string, accent: string]>(
  (paint, [primary, accent]) => ({
    primary,
    secondary: paint.sky[1],
    accent,
    glow: paint.orb,
    shadow: mix(paint.forest, '#000000', 0.5),
  }),
);

export const mountains = defineScene<MountainsPaint>(
  'mountains',
  [
    darkMood('day', ['#3a9ff0', '#ffd83d'], {
      sky: ['#0f55c8', '#3a97ee', '#93d3fa', '#e8f6ff'],
      orb: '#fffef2',
      haze: '#a8d4f2',
      cloud: ['#8fb8e0', '#ffffff'],
      forest: '#0b2f3a',
      rock: ['#13264f', '#34508a', '#7d8fb5', '#8fb4e8', '#dcecff', '#ffffff'],
    }),
    darkMood('sunset', ['#ff7f5a', '#ffe14d'], {
      sky: ['#33207a', '#a83f9c', '#ff7a6a', '#ffd990'],
      orb: '#fff4cf',
      haze: '#e08aa0',
      cloud: ['#7a3f9a', '#ffc09a'],
      forest: '#1c0f35',
      rock: ['#1f1347', '#4a2a78', '#8a4a8c', '#b070b8', '#ffb08f', '#fff0c0'],
    }),
    lightMood('dawn', ['#7f9fe0', '#d8335a'], {
      sky: ['#7fb2e8', '#c4cdf0', '#ffd5c4', '#fff0d0'],
      orb: '#fffbe8',
      haze: '#f2d6d0',
      cloud: ['#c8b8e0', '#fff4e8'],
      forest: '#2a3f5f',
      rock: ['#3f4f86', '#6a78b0', '#a09cc8', '#b8b8e8', '#ffe0d0', '#fffaf0'],
    }),
    darkMood('night', ['#4f98e8', '#ffe14d'], {
      sky: ['#020720', '#0d2a6a', '#2a62b0', '#7fc0e8'],
      orb: '#f4fbff',
      haze: '#2f62a8',
      cloud: ['#14306a', '#6fa8e0'],
      forest: '#020a1c',
      hasStars: true,
      rock: ['#040c2c', '#0f2658', '#28487f', '#3a68b0', '#8fc0f0', '#eefaff'],
    }),
  ],
  { bloom: 0.28, vignette: 0.42 },
  (stage, { paint }) => paintLake(stage, paint, stage.height * (stage.isTall ? 0.72 : 0.78)),
);

/** Mountains that are mirrored in a lake below the shore. */
export function paintLake(stage: Stage, paint: MountainsPaint, shore: number): void {
  const { context, width, height, focus, random } = stage;
  const side = focus.x > width / 2 ? 1 : -1;
  const sun = { x: focus.x + side * width * 0.08, y: height * 0.24 };
  paintSky(stage, shore, stopsAt([0, 0.36, 0.72, 1], paint.sky));
  if (paint.hasStars)
    paintStars(stage, random.fork('stars'), {
      count: 260,
      bottom: height * 0.6,
      color: '#ffffff',
      halo: paint.sky[2],
    });
  paintCloudVeil(stage, random.fork('clouds'), {
    top: 0,
    bottom: shore,
    width: 560,
    height: 150,
    cover: 0.5,
    opacity: 0.9,
    light: sun,
    stops: [
      [0, paint.cloud[0]],
      [0.55, paint.cloud[1]],
      [1, paint.orb],
    ],
  });
  paintOrb(stage, { ...sun, radius: 58, core: paint.orb, halo: paint.sky[3], aura: paint.sky[2] });
  paintRange(stage, random.fork('range'), shore, side, paint);
  glow(context, { ...sun, radius: 640, color: paint.orb, strength: 0.32 });
  paintShore(stage, random, shore, paint);
}

function paintRange(
  stage: Stage,
  random: Random,
  shore: number,
  lightSide: number,
  paint: MountainsPaint,
): void {
  const { width } = stage;
  const noise = createNoise(random);
  const lift = stage.isTall ? 1.35 : 1;
  const focusX = (stage.focus.x - width / 2) / 640;
  const height = (x: number, z: number) => {
    // One big summit is behind the hero; the range descends towards the headline's side.
    const towards = x / z - focusX * 0.8;
    const summit = Math.exp(-towards * towards * 5) * Math.exp(-(((z - 19) / 6) ** 2));
    const rise = Math.min(1, Math.max(0, (z - 6.5) / 11));
    const crests = noise.ridged(x * 0.088, z * 0.095, 5);
    return (crests ** 1.2 * 7.4 * rise + summit * 5.2 * (0.5 + crests * 0.6) - 0.35) * lift;
  };
  paintTerrain(stage, {
    horizon: shore,
    eyeHeight: 0.02,
    near: 6,
    far: 34,
    depthSteps: 110,
    lens: 0.9,
    height,
    tone: (place) => {
      const length = Math.hypot(place.slopeX, place.slopeZ, 0.55);
      const facing = (-place.slopeX * lightSide * 0.95 - place.slopeZ * 0.12 + 0.1) / length;
      const steepness = Math.hypot(place.slopeX, place.slopeZ);
      const patches = noise.value(place.x * 1.6, place.z * 1.6) - 0.5;
      const snow = smoothstep(-0.35, 0.35, place.height / lift - 2.1 - steepness * 0.5 - patches * 1.6);
      const onRock = Math.max(0, Math.min(0.48, 0.2 + facing * 0.46));
      const onSnow = Math.max(0.5, 0.68 + facing * 0.74);
      return onRock + (onSnow - onRock) * snow;
    },
    ramp: createRamp(stopsAt([0, 0.24, 0.46, 0.56, 0.78, 1], paint.rock)),
    haze: { color: paint.haze, distance: 44 },
  });
  paintMist(stage, paint.haze, shore - 190, shore, [
    [0, 0],
    [0.8, 0.3],
    [1, 0.42],
  ]);
}

function paintShore(stage: Stage, random: Random, shore: number, paint: MountainsPaint): void {
  const { context, width, height } = stage;
  const distant = mix(paint.forest, paint.haze, 0.42);
  const fromMiddle = (x: number) => Math.abs(x / width - 0.5) * 2;
  paintConifers(stage, random.fork('far trees'), {
    base: () => shore + 2,
    height: [12, 40],
    count: 150,
    color: distant,
    foot: distant,
  });
  paintConifers(stage, random.fork('middle trees'), {
    base: () => shore + 3,
    height: [30, 59],
    count: 90,
    color: mix(paint.forest, paint.haze, 0.2),
    foot: paint.forest,
    keep: (x) => fromMiddle(x) > 0.42 + 0.2 * Math.sin(x * 0.013),
  });
  context.fillStyle = mix(paint.forest, paint.sky[1], 0.5);
  context.fillRect(0, shore, width, height - shore);
  paintReflection(stage, random.fork('lake'), { waterline: shore, opacity: 0.9, ripple: 4, stretch: 1 });
  paintMist(stage, paint.forest, shore, height, evenStops(0, 0.18, 0.7));
  glow(context, {
    x: stage.focus.x,
    y: shore,
    radius: 560,
    color: paint.sky[3],
    strength: 0.6,
    flatness: 0.035,
  });
  paintConifers(stage, random.fork('near trees'), {
    base: (x) => height + 96 - 84 * fromMiddle(x) ** 2.6,
    height: [110, 360],
    count: stage.isTall ? 26 : 44,
    color: paint.forest,
    foot: mix(paint.forest, '#000000', 0.5),
    rim: { color: paint.sky[3], x: stage.focus.x, opacity: 0.4 },
    keep: (x) => fromMiddle(x) > 0.76,
  });
}
