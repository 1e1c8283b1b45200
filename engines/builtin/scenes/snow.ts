import { createNoise } from '../noise.ts';
import type { Random } from '../random.ts';
import { defineScene, moodsOf } from './define-scene.ts';
import { createRamp, evenStops, mix, stopsAt } from './paint/color.ts';
import { paintField, smoothstep, writeRamp } from './paint/field.ts';
import { vertical } from './paint/fill.ts';
import { fillGround, rollingGround } from './paint/hills.ts';
import { glow } from './paint/light.ts';
import { paintFlakes, paintSparks, paintStars } from './paint/particles.ts';
import { paintCloudVeil, paintOrb, paintSky } from './paint/sky.ts';
import type { Stage } from './paint/stage.ts';
import { paintConifers } from './paint/trees.ts';

/** Snowfields and laden pines. */
interface SnowPaint {
  sky: readonly [string, string, string, string];
  light: string;
  /** Snow in the light, at rest and in the shade. */
  snow: readonly [string, string, string];
  pine: string;
  aurora?: readonly [string, string, string];
}

const { darkMood, lightMood } = moodsOf<SnowPaint, [primary: string, accent: string]>(
  (paint, [primary, accent]) => ({
    primary,
    secondary: paint.snow[2],
    accent,
    glow: paint.light,
    shadow: mix(paint.pine, '#000000', 0.45),
  }),
);

export const snow = defineScene<SnowPaint>(
  'snow',
  [
    darkMood('day', ['#2f8ff0', '#ffd83d'], {
      sky: ['#1368d8', '#4aa8f5', '#a4dcff', '#eaf8ff'],
      light: '#ffffff',
      snow: ['#ffffff', '#d4ebff', '#6fa8e8'],
      pine: '#0a3346',
    }),
    darkMood('dusk', ['#f06fa8', '#ffe14d'], {
      sky: ['#2c2a86', '#8a4fc0', '#ff8fa8', '#ffe0b0'],
      light: '#fff0cf',
      snow: ['#fff0e4', '#e8b8d8', '#7a62c0'],
      pine: '#231a4f',
    }),
    darkMood('aurora', ['#2fe0a8', '#ffe14d'], {
      sky: ['#020818', '#06264a', '#0f5a72', '#3fb8a0'],
      light: '#c8fff0',
      snow: ['#d8fff8', '#7ac8d8', '#1f5a8a'],
      pine: '#03141f',
      aurora: ['#3dffb0', '#2fd8e8', '#a05fff'],
    }),
    lightMood('storm', ['#5a8fc0', '#d8263f'], {
      sky: ['#8fb0cc', '#b4cfe2', '#d8e8f2', '#f4faff'],
      light: '#ffffff',
      snow: ['#ffffff', '#dce9f4', '#9ab8d4'],
      pine: '#3a5a78',
    }),
  ],
  { bloom: 0.26, vignette: 0.4 },
  (stage, { paint }) => {
    const { width, height, focus, random } = stage;
    const horizon = height * (stage.isTall ? 0.66 : 0.64);
    const side = focus.x > width / 2 ? 1 : -1;
    const light = { x: focus.x + side * width * 0.05, y: horizon - height * 0.3 };
    paintSky(stage, horizon, stopsAt([0, 0.4, 0.76, 1], paint.sky));
    if (paint.aurora) {
      paintStars(stage, random.fork('stars'), {
        count: 240,
        bottom: horizon,
        color: '#ffffff',
        halo: paint.sky[3],
      });
      paintAurora(stage, random.fork('aurora'), horizon, paint.aurora);
    } else {
      paintCloudVeil(stage, random.fork('clouds'), {
        top: 0,
        bottom: horizon,
        width: 640,
        height: 150,
        cover: 0.48,
        opacity: 0.8,
        light,
        stops: evenStops(paint.sky[1], mix(paint.sky[2], '#ffffff', 0.4), paint.light),
      });
      paintOrb(stage, { ...light, radius: 50, core: paint.light, halo: paint.sky[3], aura: paint.sky[2] });
    }
    paintPeaks(stage, random.fork('peaks'), horizon, light.x, paint);
    paintFields(stage, random, horizon, light.x, paint);
    paintFlakes(stage, random.fork('flakes'), { count: 190, color: '#ffffff', opacity: 0.85, biggest: 15 });
    paintSparks(stage, random.fork('glitter'), {
      count: 60,
      color: '#ffffff',
      halo: paint.light,
      size: [0.6, 2.6],
      opacity: 0.8,
      place: (draws) => ({ x: draws.next(), y: 1 - draws.next() * 0.3 }),
    });
  },
);

/** Hanging curtains of light: brightest at the lower edge, drawn out upwards. */
function paintAurora(
  stage: Stage,
  random: Random,
  horizon: number,
  colors: readonly [string, string, string],
): void {
  const noise = createNoise(random);
  const ramp = createRamp(stopsAt([0, 0.45, 1], colors));
  const curtains = [
    { foot: 0.72, sway: 0.34, reach: 0.62, strength: 1 },
    { foot: 0.5, sway: 0.4, reach: 0.5, strength: 0.7 },
  ];
  paintField(
    stage,
    (x, y, out, at) => {
      let total = 0;
      let place = 0;
      for (const [index, curtain] of curtains.entries()) {
        const u = x / 640 + index * 37;
        const foot = horizon * (curtain.foot + (noise.value(u * 1.3, 3.5) - 0.5) * curtain.sway * 2);
        const above = (foot - y) / (horizon * curtain.reach);
        if (above < -0.06 || above > 1) continue;
        const pleats = 0.35 + 0.65 * noise.fractal(u * 7 + noise.value(u * 3, 9) * 2, above * 0.5, 3);
        const rise = smoothstep(-0.06, 0.05, above) * (1 - above) ** 1.8;
        const amount = rise * pleats * curtain.strength;
        total += amount;
        place += amount * above * 1.5;
      }
      writeRamp(ramp, total > 0 ? place / total : 0, Math.min(1, total * 1.25) * 255, out, at);
    },
    { area: { x: 0, y: 0, width: stage.width, height: horizon }, fineness: 256, blend: 'screen' },
  );
}

/** Peaks far away, hardly darker than the air before them. */
function paintPeaks(stage: Stage, random: Random, horizon: number, lightX: number, paint: SnowPaint): void {
  const [lit, , shaded] = paint.snow;
  const noise = createNoise(random);
  for (const [index, row] of [
    { rise: 210, swell: 250, air: 0.5 },
    { rise: 130, swell: 180, air: 0.32 },
  ].entries()) {
    const peaks = (x: number) => {
      const crest = noise.ridged(x / row.swell + index * 40, 0.5, 4);
      const towards = Math.exp(-(((x - lightX) / 420) ** 2)) * 0.3;
      return horizon + 20 - row.rise * (crest - 0.12 + towards * crest);
    };
    fillGround(
      stage,
      peaks,
      vertical(
        stage.context,
        horizon - row.rise,
        horizon,
        evenStops(
          mix(mix(shaded, lit, 0.3 - index * 0.2), paint.sky[2], row.air),
          mix(shaded, paint.sky[3], 0.8),
        ),
      ),
      5,
    );
  }
}

function paintFields(stage: Stage, random: Random, horizon: number, lightX: number, paint: SnowPaint): void {
  const { context, width, height, focus } = stage;
  const [lit, resting, shaded] = paint.snow;
  const depth = height - horizon;
  const air = paint.sky[3];
  const rows = [
    {
      base: horizon + depth * 0.02,
      rise: 46,
      swell: 330,
      air: 0.6,
      trees: { count: 90, height: [26, 58] as const, edge: 0 },
    },
    {
      base: horizon + depth * 0.24,
      rise: 40,
      swell: 460,
      air: 0.3,
      trees: { count: 34, height: [70, 150] as const, edge: 0.3 },
    },
    {
      base: horizon + depth * 0.52,
      rise: 44,
      swell: 560,
      air: 0.08,
      trees: { count: 22, height: [150, 300] as const, edge: 0.62 },
    },
    { base: horizon + depth * 0.9, rise: 50, swell: 760, air: 0, trees: undefined },
  ];
  for (const [index, row] of rows.entries()) {
    const ground = rollingGround(random.fork(`ground ${index}`), row);
    const tint = (color: string) => mix(color, air, row.air);
    if (row.trees) {
      const { edge } = row.trees;
      paintConifers(stage, random.fork(`trees ${index}`), {
        base: (x) => ground(x) + 4,
        height: row.trees.height,
        count: row.trees.count,
        color: tint(paint.pine),
        foot: tint(mix(paint.pine, shaded, 0.5)),
        rim: { color: paint.light, x: lightX, opacity: 0.16 },
        snow: { color: tint(lit), shade: tint(mix(resting, shaded, 0.4)) },
        keep: (x) =>
          Math.abs(x / width - 0.5) * 2 >
          edge + (Math.sign(x - width / 2) === Math.sign(focus.x - width / 2) ? 0.12 : 0),
      });
    }
    fillGround(
      stage,
      ground,
      vertical(
        context,
        row.base - row.rise,
        row.base + depth * 0.55,
        evenStops(tint(mix(lit, resting, 0.4)), tint(shaded)),
      ),
    );
    glowOnSnow(stage, row.base, lightX, paint.light);
  }
}

/** Light on the field below it; the outline of the field is the current path. */
function glowOnSnow(stage: Stage, base: number, x: number, color: string): void {
  const { context } = stage;
  context.save();
  context.clip();
  glow(context, { x, y: base - 10, radius: 460, color, strength: 0.8, flatness: 0.24 });
  context.restore();
}
