import { defineScene, moodsOf } from './define-scene.ts';
import { paintSkyline } from './paint/buildings.ts';
import { evenStops, fade, mix, stopsAt } from './paint/color.ts';
import { paintMist } from './paint/fill.ts';
import { glow } from './paint/light.ts';
import { paintStars } from './paint/particles.ts';
import { paintCloudVeil, paintOrb, paintSky } from './paint/sky.ts';
import type { Stage } from './paint/stage.ts';
import { paintGlitter, paintReflection } from './paint/water.ts';

/** A skyline after sunset over a harbour that mirrors it. */
interface CityNightPaint {
  sky: readonly [string, string, string, string];
  tower: string;
  orb: string;
  windows: readonly string[];
  neon: readonly [string, string];
}

const { darkMood } = moodsOf<CityNightPaint, string>((paint, accent) => ({
  primary: paint.sky[2],
  secondary: paint.sky[1],
  accent,
  glow: paint.sky[3],
  shadow: mix(paint.tower, '#000000', 0.4),
}));

export const cityNight = defineScene<CityNightPaint>(
  'city-night',
  [
    darkMood('dusk', '#ffe14d', {
      sky: ['#0b0a3a', '#5a1b96', '#f2418c', '#ffb35c'],
      tower: '#0d0a2b',
      orb: '#fff0c9',
      windows: ['#ffd27a', '#ffb84f', '#ffe9b0', '#7fe0ff'],
      neon: ['#ff4fb0', '#ffae4a'],
    }),
    darkMood('midnight', '#ffd84d', {
      sky: ['#020616', '#0a2460', '#1f6fc4', '#8fe3ff'],
      tower: '#030a20',
      orb: '#f2fbff',
      windows: ['#ffd68a', '#ffe9b8', '#9fe4ff', '#ffffff'],
      neon: ['#2fa8ff', '#a0f0ff'],
    }),
    darkMood('neon', '#3df5ff', {
      sky: ['#08021f', '#2d0a66', '#c41fd0', '#3df5ff'],
      tower: '#0a0424',
      orb: '#ff7ae8',
      windows: ['#5ff5ff', '#ff5fd0', '#ffe36a', '#b48aff'],
      neon: ['#ff2fc0', '#1fe8ff'],
    }),
    darkMood('amber', '#ffffff', {
      sky: ['#1a0f2e', '#7a2a3f', '#f07a2a', '#ffe08a'],
      tower: '#1a0c16',
      orb: '#fff6d0',
      windows: ['#ffdf8a', '#ffc24a', '#fff0c0', '#ff9a5a'],
      neon: ['#ff7a1f', '#ffd45a'],
    }),
  ],
  { bloom: 0.5, vignette: 0.5 },
  (stage, { paint }) => {
    const { context, height, focus, random } = stage;
    const waterline = height * (stage.isTall ? 0.74 : 0.8);
    const light = { x: focus.x, y: waterline - height * 0.38 };
    paintSky(stage, waterline, stopsAt([0, 0.38, 0.76, 1], paint.sky));
    paintStars(stage, random.fork('stars'), {
      count: 130,
      bottom: height * 0.5,
      color: '#ffffff',
      halo: paint.sky[2],
    });
    paintCloudVeil(stage, random.fork('clouds'), {
      top: 0,
      bottom: waterline,
      width: 620,
      height: 120,
      cover: 0.5,
      opacity: 0.75,
      light: { x: focus.x, y: waterline },
      stops: [
        [0, paint.sky[0]],
        [0.45, mix(paint.sky[1], paint.sky[2], 0.5)],
        [1, paint.sky[3]],
      ],
    });
    paintOrb(stage, {
      ...light,
      radius: 118,
      core: paint.orb,
      halo: paint.sky[3],
      aura: paint.sky[2],
      strength: 0.8,
    });
    glow(context, {
      x: focus.x,
      y: waterline,
      radius: 760,
      color: paint.sky[3],
      strength: 0.75,
      flatness: 0.5,
    });
    paintTowers(stage, waterline, paint);
    paintHarbour(stage, waterline, paint);
  },
);

function paintTowers(stage: Stage, waterline: number, paint: CityNightPaint): void {
  const { focus, random } = stage;
  const lift = stage.isTall ? 1.25 : 1;
  const rows = [
    { label: 'far', height: [110, 330], width: [34, 78], haze: 0.62, size: 0, lit: 0, rim: 0.5 },
    { label: 'middle', height: [80, 300], width: [46, 100], haze: 0.34, size: 4.4, lit: 0.36, rim: 0.7 },
    { label: 'near', height: [70, 270], width: [58, 112], haze: 0.04, size: 6, lit: 0.46, rim: 0.5 },
  ] as const;
  for (const row of rows) {
    const body = mix(paint.tower, paint.sky[2], row.haze * 0.9);
    paintSkyline(stage, random.fork(row.label), {
      baseline: waterline,
      height: [row.height[0] * lift, row.height[1] * lift],
      width: row.width,
      top: mix(body, paint.sky[1], row.haze * 0.55),
      foot: mix(body, paint.sky[3], 0.12 + row.haze * 0.62),
      rim: { color: mix(paint.sky[3], '#ffffff', 0.25), x: focus.x, opacity: row.rim },
      ...(row.lit > 0
        ? { windows: { colors: paint.windows, lit: row.lit, size: row.size, opacity: 1 } }
        : {}),
    });
    paintMist(stage, paint.sky[3], waterline - 190, waterline, evenStops(0, row.haze * 0.7));
  }
}

function paintHarbour(stage: Stage, waterline: number, paint: CityNightPaint): void {
  const { context, width, height, focus, random } = stage;
  context.fillStyle = mix(paint.tower, paint.sky[1], 0.3);
  context.fillRect(0, waterline, width, height - waterline);
  paintReflection(stage, random.fork('reflection'), { waterline, opacity: 0.72, ripple: 7, stretch: 1.7 });
  paintMist(stage, paint.tower, waterline, height, evenStops(0.1, 0.35, 0.85));
  paintGlitter(stage, random.fork('glitter'), {
    x: focus.x,
    waterline,
    bottom: height,
    color: paint.sky[3],
    width: 190,
    count: 70,
    opacity: 0.4,
  });
  context.fillStyle = fade(paint.sky[3], 0.7);
  context.fillRect(0, waterline - 1, width, 2);
  const [first, second] = paint.neon;
  glow(context, { x: focus.x - 330, y: waterline, radius: 300, color: first, strength: 0.5, flatness: 0.24 });
  glow(context, {
    x: focus.x + 260,
    y: waterline,
    radius: 320,
    color: second,
    strength: 0.5,
    flatness: 0.24,
  });
}
