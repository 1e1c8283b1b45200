import { createNoise } from '../noise.ts';
import type { Random } from '../random.ts';
import { defineScene, moodsOf } from './define-scene.ts';
import { type ColorStop, evenStops, mix, stopsAt } from './paint/color.ts';
import { paintField } from './paint/field.ts';
import { linear } from './paint/fill.ts';
import { glow } from './paint/light.ts';
import { paintSparks, paintStars } from './paint/particles.ts';
import { paintCloudVeil, paintOrb, paintSky } from './paint/sky.ts';
import type { Stage } from './paint/stage.ts';

/** Dunes to the horizon under a big sun. */
interface DesertPaint {
  sky: readonly [string, string, string, string];
  /** Sand from deepest shade to full light. */
  sand: readonly [string, string, string, string, string];
  orb: string;
  haze: string;
  cloud: string;
  hasStars?: boolean;
}

const { darkMood } = moodsOf<DesertPaint, [primary: string, accent: string, shadow: string]>(
  (paint, [primary, accent, shadow]) => ({
    primary,
    secondary: paint.sky[0],
    accent,
    glow: paint.orb,
    shadow,
  }),
);

export const desert = defineScene<DesertPaint>(
  'desert',
  [
    darkMood('day', ['#ff9d2e', '#ffe14d', '#4a1c08'], {
      sky: ['#0f5fd0', '#3f9df0', '#a8dcf5', '#ffe9b8'],
      orb: '#fffdf0',
      haze: '#ffe2a8',
      cloud: '#ffffff',
      sand: ['#6b2a12', '#b8581c', '#ef9c3a', '#ffc765', '#fff0b0'],
    }),
    darkMood('sunset', ['#ff6a3a', '#ffe14d', '#2a0a30'], {
      sky: ['#3a1a7a', '#b02f8a', '#ff6a4a', '#ffd27a'],
      orb: '#fff6c8',
      haze: '#ff9a5f',
      cloud: '#ffb08a',
      sand: ['#2a0a3a', '#7a1f4a', '#d8482f', '#ff8f3a', '#ffe08a'],
    }),
    darkMood('night', ['#4f8fe8', '#ffe14d', '#040818'], {
      sky: ['#040a2a', '#10307a', '#3a6fc0', '#9fd0f0'],
      orb: '#f4fbff',
      haze: '#4f82c8',
      cloud: '#6f9fe0',
      hasStars: true,
      sand: ['#050a24', '#12285f', '#2f5aa8', '#6f9fe0', '#d8efff'],
    }),
  ],
  { bloom: 0.3, vignette: 0.42 },
  (stage, { paint }) => {
    const { context, width, height, focus, random } = stage;
    const horizon = height * (stage.isTall ? 0.62 : 0.62);
    const side = focus.x > width / 2 ? -1 : 1;
    const sun = { x: focus.x + side * width * 0.02, y: horizon - height * 0.3 };
    paintSky(stage, horizon * 1.02, stopsAt([0, 0.42, 0.78, 1], paint.sky));
    if (paint.hasStars)
      paintStars(stage, random.fork('stars'), {
        count: 220,
        bottom: horizon,
        color: '#ffffff',
        halo: paint.sky[2],
      });
    paintCloudVeil(stage, random.fork('clouds'), {
      top: 0,
      bottom: horizon,
      width: 720,
      height: 110,
      cover: 0.42,
      opacity: 0.65,
      light: sun,
      stops: evenStops(paint.sky[2], paint.cloud, paint.orb),
    });
    paintOrb(stage, { ...sun, radius: 76, core: paint.orb, halo: paint.sky[3], aura: paint.sky[2] });
    glow(context, { x: sun.x, y: horizon, radius: 700, color: paint.sky[3], strength: 0.6, flatness: 0.4 });
    paintDunes(stage, random.fork('dunes'), horizon, sun.x, paint);
    paintSandTexture(stage, random.fork('sand'), horizon);
    glow(context, { x: sun.x, y: horizon + 20, radius: 520, color: paint.orb, strength: 0.5, flatness: 0.3 });
    paintSparks(stage, random.fork('dust'), {
      count: 34,
      color: paint.orb,
      halo: paint.sky[3],
      size: [0.8, 3.4],
      opacity: 0.5,
      place: (draws) => ({ x: draws.next(), y: draws.between(0.56, 1) }),
    });
  },
);

interface Dune {
  peak: { x: number; y: number };
  /** Where the slopes run out, in units from the top. */
  base: number;
  left: number;
  right: number;
  /** 0 near, 1 at the horizon. */
  distance: number;
}

/** Rows of dunes from the horizon to the viewer; the biggest rises beside the hero. */
function paintDunes(stage: Stage, random: Random, horizon: number, sunX: number, paint: DesertPaint): void {
  const { width, height, focus } = stage;
  const depth = height - horizon;
  const away = focus.x > width / 2 ? -1 : 1;
  const rows = [
    { count: 6, y: 0.05, rise: 0.12, reach: 300, distance: 1 },
    { count: 4, y: 0.2, rise: 0.26, reach: 430, distance: 0.66 },
    { count: 3, y: 0.42, rise: 0.42, reach: 620, distance: 0.36 },
    { count: 2, y: 0.78, rise: 0.6, reach: 900, distance: 0.1 },
  ];
  for (const row of rows) {
    for (let dune = 0; dune < row.count; dune++) {
      const x = ((dune + random.between(0.1, 0.9)) / row.count) * (width + 300) - 150;
      const rise = depth * row.rise * random.between(0.6, 1.1);
      const base = horizon + depth * (row.y + random.between(-0.03, 0.06));
      const reach = () => row.reach * random.between(0.7, 1.25);
      paintDune(
        stage,
        { peak: { x, y: base - rise }, base, left: reach(), right: reach(), distance: row.distance },
        sunX,
        paint,
      );
    }
  }
  const near = {
    x: focus.x + away * width * random.between(0.2, 0.34),
    y: horizon + depth * random.between(0.36, 0.46),
  };
  paintDune(stage, { peak: near, base: height * 1.02, left: 760, right: 820, distance: 0 }, sunX, paint);
}

function paintDune(stage: Stage, dune: Dune, sunX: number, paint: DesertPaint): void {
  const { context, height } = stage;
  const { peak, base, left, right } = dune;
  const rise = base - peak.y;
  const bottom = height + 20;
  const stops = stopsAt([0, 0.35, 0.62, 0.85, 1], paint.sand);
  const sand = (place: number) => mix(sandAt(stops, place), paint.haze, dune.distance * 0.66);
  const isSunRight = sunX > peak.x;
  context.beginPath();
  // The foot continues outwards below the picture: cut off straight, it would show as a step.
  context.moveTo(peak.x - left * 3, bottom);
  context.lineTo(peak.x - left, base);
  traceSlopes(context, dune);
  context.lineTo(peak.x + right * 3, bottom);
  context.closePath();
  context.fillStyle = linear(context, [0, peak.y], [0, base + rise * 0.7], evenStops(sand(0.95), sand(0.54)));
  context.fill();
  context.save();
  context.clip();
  const side = isSunRight ? -1 : 1;
  const reach = isSunRight ? left : right;
  const other = isSunRight ? right : left;
  context.beginPath();
  context.moveTo(peak.x, peak.y - 2);
  context.lineTo(peak.x + side * reach * 3, peak.y - 2);
  context.lineTo(peak.x + side * reach * 3, bottom);
  context.lineTo(peak.x - side * other * 0.12, bottom);
  context.bezierCurveTo(
    peak.x - side * other * 0.42,
    base + rise * 0.2,
    peak.x + side * reach * 0.26,
    peak.y + rise * 0.52,
    peak.x,
    peak.y,
  );
  context.closePath();
  context.fillStyle = linear(
    context,
    [peak.x, peak.y],
    [peak.x + side * reach * 0.75, base + rise * 0.35],
    evenStops(sand(0.17), sand(0.5)),
  );
  context.fill();
  context.restore();
}

/** From the left foot over the peak to the right foot: steep at the peak, running out flat. */
function traceSlopes(context: Stage['context'], { peak, base, left, right }: Dune): void {
  const rise = base - peak.y;
  context.bezierCurveTo(
    peak.x - left * 0.5,
    base - rise * 0.02,
    peak.x - left * 0.2,
    peak.y + rise * 0.16,
    peak.x,
    peak.y,
  );
  context.bezierCurveTo(
    peak.x + right * 0.16,
    peak.y + rise * 0.22,
    peak.x + right * 0.5,
    base - rise * 0.02,
    peak.x + right,
    base,
  );
}

function sandAt(stops: readonly ColorStop[], place: number): string {
  for (let index = 1; index < stops.length; index++) {
    const [fromOffset, from] = stops[index - 1] as ColorStop;
    const [toOffset, to] = stops[index] as ColorStop;
    if (place <= toOffset) return mix(from, to, (place - fromOffset) / (toOffset - fromOffset));
  }
  return stops.at(-1)?.[1] ?? '#000000';
}

/** Wind-drawn grains over the sand, finer towards the horizon. */
function paintSandTexture(stage: Stage, random: Random, horizon: number): void {
  const { width, height } = stage;
  const noise = createNoise(random);
  const area = { x: 0, y: horizon, width, height: height - horizon };
  paintField(
    stage,
    (x, y, out, at) => {
      const distance = 1 / (0.08 + (y - horizon) / (height - horizon));
      const grains = noise.fractal(((x - width / 2) * distance) / 260, distance * 9, 3);
      const shade = grains > 0.5 ? 255 : 0;
      out[at] = shade;
      out[at + 1] = shade;
      out[at + 2] = shade;
      out[at + 3] = Math.abs(grains - 0.5) * 190;
    },
    { area, fineness: 320, blend: 'soft-light' },
  );
}
