import type { Point } from '../layout/box.ts';
import type { Random } from '../random.ts';
import { defineScene, moodsOf } from './define-scene.ts';
import { paintSkyline } from './paint/buildings.ts';
import { evenStops, mix, stopsAt } from './paint/color.ts';
import { fillDown, paintMist } from './paint/fill.ts';
import { type Heap, paintHeaps } from './paint/heaps.ts';
import { glow, lightRays } from './paint/light.ts';
import { paintCloudVeil, paintOrb, paintSky } from './paint/sky.ts';
import type { Stage } from './paint/stage.ts';

/** Glass towers above a park by day. */
interface CityDayPaint {
  sky: readonly [string, string, string, string];
  light: string;
  /** Shaded underside, body and lit crown of the clouds. */
  cloud: readonly [string, string, string];
  tower: string;
  glass: string;
  leaf: readonly [string, string, string];
}

const { darkMood, lightMood } = moodsOf<CityDayPaint, [primary: string, accent: string]>(
  (paint, [primary, accent]) => ({
    primary,
    secondary: paint.leaf[1],
    accent,
    glow: paint.light,
    shadow: mix(paint.tower, '#000000', 0.55),
  }),
);

export const cityDay = defineScene<CityDayPaint>(
  'city-day',
  [
    darkMood('noon', ['#1f8cf5', '#ffd83d'], {
      sky: ['#0b63dc', '#2f97f5', '#8fd4ff', '#e4f7ff'],
      light: '#fffdf0',
      cloud: ['#86b4e6', '#e8f4ff', '#ffffff'],
      tower: '#0f4a9a',
      glass: '#d8f4ff',
      leaf: ['#0c3f2c', '#2f9a3c', '#b4ec5a'],
    }),
    darkMood('golden', ['#ff9a3f', '#ffe14d'], {
      sky: ['#2f5fc0', '#f09a5f', '#ffc978', '#fff2c8'],
      light: '#fff6d0',
      cloud: ['#b0688a', '#ffc79a', '#fff4d8'],
      tower: '#7a2f5a',
      glass: '#ffe4b0',
      leaf: ['#3a1f2f', '#a8622a', '#ffd06a'],
    }),
    lightMood('morning', ['#3f9fe0', '#e8334a'], {
      sky: ['#6fb8f0', '#a8dcf5', '#ffe6d0', '#fff6ea'],
      light: '#fffaf0',
      cloud: ['#b4c4e4', '#fff0e8', '#ffffff'],
      tower: '#4a82c4',
      glass: '#ffffff',
      leaf: ['#2a6a5a', '#6ac08a', '#e0f5b0'],
    }),
    darkMood('tropical', ['#14b8d8', '#ff5a3d'], {
      sky: ['#0a4fc8', '#12a8e0', '#6ff0e8', '#f4ffe0'],
      light: '#fffff0',
      cloud: ['#6fb8e0', '#e4fcff', '#ffffff'],
      tower: '#04689f',
      glass: '#e0fff8',
      leaf: ['#04423a', '#12a86a', '#c8f85a'],
    }),
  ],
  { bloom: 0.16, vignette: 0.3 },
  (stage, { paint }) => {
    const { context, width, height, focus, random } = stage;
    const ground = height * (stage.isTall ? 0.84 : 0.9);
    const side = focus.x > width / 2 ? 1 : -1;
    const sun = { x: focus.x + side * width * 0.12, y: height * 0.16 };
    paintSky(stage, ground, stopsAt([0, 0.38, 0.74, 1], paint.sky));
    paintCloudVeil(stage, random.fork('veil'), {
      top: 0,
      bottom: height * 0.6,
      width: 800,
      height: 130,
      cover: 0.3,
      opacity: 0.5,
      light: sun,
      stops: evenStops(paint.cloud[1], paint.cloud[2]),
    });
    paintOrb(stage, { ...sun, radius: 44, core: paint.light, halo: paint.sky[3], aura: paint.sky[2] });
    paintClouds(stage, random.fork('clouds'), ground, sun, paint);
    paintTowers(stage, random, ground, sun.x, paint);
    paintPark(stage, random.fork('park'), ground, sun, paint);
    lightRays(stage, random.fork('rays'), {
      ...sun,
      color: paint.light,
      strength: 0.3,
      reach: height * 1.2,
      count: 26,
    });
    glow(context, { ...sun, radius: 480, color: paint.light, strength: 0.5 });
  },
);

function paintClouds(stage: Stage, random: Random, ground: number, light: Point, paint: CityDayPaint): void {
  const { width } = stage;
  const heaps: Heap[] = [];
  for (let heap = 0; heap < (stage.isTall ? 3 : 5); heap++) {
    heaps.push({
      x: random.between(-0.05, 1.05) * width,
      y: ground * random.between(0.5, 0.74),
      width: random.between(260, 520),
      height: random.between(90, 190),
    });
  }
  heaps.sort((one, other) => one.y - other.y);
  paintHeaps(stage, random, {
    heaps,
    light,
    baseFade: 0.3,
    fineness: 300,
    stops: evenStops(...paint.cloud),
  });
}

function paintTowers(
  stage: Stage,
  random: Random,
  ground: number,
  lightX: number,
  paint: CityDayPaint,
): void {
  const lift = stage.isTall ? 1.3 : 1;
  const rows = [
    { label: 'far', height: [150, 380], width: [36, 76], haze: 0.6, glass: 0.3 },
    { label: 'middle', height: [120, 360], width: [54, 104], haze: 0.26, glass: 0.55 },
    { label: 'near', height: [70, 260], width: [72, 140], haze: 0, glass: 0.6 },
  ] as const;
  for (const row of rows) {
    const body = mix(paint.tower, paint.sky[2], row.haze);
    paintSkyline(stage, random.fork(row.label), {
      baseline: ground,
      height: [row.height[0] * lift, row.height[1] * lift],
      width: row.width,
      top: body,
      foot: mix(body, paint.sky[2], 0.4),
      rim: { color: paint.light, x: lightX, opacity: 0.75 },
      glass: { color: mix(paint.glass, paint.sky[1], 0.2), opacity: row.glass },
    });
    paintMist(stage, paint.sky[3], ground - 210, ground, evenStops(0, 0.14 + row.haze * 0.55));
  }
}

/** Tree crowns before the towers and the lawn they stand on. */
function paintPark(stage: Stage, random: Random, ground: number, light: Point, paint: CityDayPaint): void {
  const { context, width, height } = stage;
  const [dark, middle, bright] = paint.leaf;
  fillDown(stage, ground, height, [
    [0, bright],
    [0.35, middle],
    [1, dark],
  ]);
  const crowns = (row: { count: number; y: number; size: readonly [number, number]; air: number }) => {
    const heaps: Heap[] = [];
    for (let crown = 0; crown < row.count; crown++) {
      const size = random.between(row.size[0], row.size[1]);
      heaps.push({
        x: ((crown + random.next()) / row.count) * width,
        y: row.y + random.between(-4, 8),
        width: size * 1.5,
        height: size,
      });
    }
    paintHeaps(stage, random, {
      heaps,
      light,
      bump: 15,
      roughness: 1.3,
      baseFade: 0.06,
      fineness: 520,
      stops: evenStops(
        mix(dark, paint.sky[2], row.air),
        mix(middle, paint.sky[2], row.air),
        mix(bright, paint.sky[3], row.air),
      ),
    });
  };
  crowns({ count: stage.isTall ? 8 : 14, y: ground + 6, size: [44, 76], air: 0.3 });
  crowns({ count: stage.isTall ? 5 : 8, y: ground + (height - ground) * 0.55, size: [60, 116], air: 0.04 });
  glow(context, {
    x: stage.focus.x,
    y: ground,
    radius: 520,
    color: paint.light,
    strength: 0.4,
    flatness: 0.25,
  });
}
