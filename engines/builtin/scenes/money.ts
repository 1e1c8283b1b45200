import type { Canvas, SKRSContext2D } from '@napi-rs/canvas';

import { createNoise } from '../noise.ts';
import type { Random } from '../random.ts';
import { scratchCanvas } from '../scratch.ts';
import { defineScene, moodsOf } from './define-scene.ts';
import { createRamp, evenStops, mix, stopsAt } from './paint/color.ts';
import { paintField, smoothstep, writeRamp } from './paint/field.ts';
import { fillAround } from './paint/fill.ts';
import { glow, lightRays } from './paint/light.ts';
import { type CoinColors, type NoteColors, paintCoin, paintNote } from './paint/money.ts';
import { paintSparks } from './paint/particles.ts';
import { createLayer, drawLayer, type Stage } from './paint/stage.ts';

/** Banknotes and coins raining past the light, and a hoard of gold below. */
interface MoneyPaint {
  back: readonly [string, string, string, string];
  note: NoteColors;
  coin: CoinColors;
}

const gold: CoinColors = { light: '#fff6a8', body: '#ffbf1f', dark: '#a85a06' };

const { darkMood } = moodsOf<MoneyPaint, [primary: string, accent: string]>((paint, [primary, accent]) => ({
  primary,
  secondary: paint.coin.body,
  accent,
  glow: paint.back[0],
  shadow: mix(paint.back[3], '#000000', 0.5),
}));

export const money = defineScene<MoneyPaint>(
  'money',
  [
    darkMood('green', ['#22b04a', '#ffe14d'], {
      back: ['#f4ffb0', '#5fd84a', '#128a3f', '#033a26'],
      note: { paper: '#7fc88a', ink: '#0f5a34', light: '#d8f8c8' },
      coin: gold,
    }),
    darkMood('gold', ['#ffb31a', '#ffffff'], {
      back: ['#fffbd0', '#ffc62a', '#d87a06', '#5a2404'],
      note: { paper: '#8ac88a', ink: '#14582f', light: '#e0f8cc' },
      coin: gold,
    }),
    darkMood('luxury', ['#f0b428', '#fff4c0'], {
      back: ['#ffe08a', '#7a4a12', '#241408', '#080406'],
      note: { paper: '#5fa06a', ink: '#0a3a20', light: '#b8e0a0' },
      coin: { light: '#fff8c0', body: '#f5b422', dark: '#7a3c04' },
    }),
    darkMood('royal', ['#8a4ff0', '#ffe14d'], {
      back: ['#e8d0ff', '#8a4ff0', '#3f1aa8', '#14064a'],
      note: { paper: '#7fc8a0', ink: '#0f4a4a', light: '#d4f8d8' },
      coin: gold,
    }),
  ],
  { bloom: 0.3, vignette: 0.5 },
  (stage, { paint }) => {
    const { context, width, height, focus, random } = stage;
    const reach = Math.hypot(Math.max(focus.x, width - focus.x), Math.max(focus.y, height - focus.y));
    fillAround(stage, focus.x, focus.y, reach, stopsAt([0, 0.24, 0.6, 1], paint.back));
    paintHaze(stage, random.fork('haze'), paint);
    lightRays(stage, random.fork('rays'), {
      ...focus,
      color: paint.back[0],
      strength: 0.6,
      reach: reach * 1.1,
      count: 22,
    });
    paintRain(
      stage,
      random.fork('far'),
      { count: 20, size: [46, 74], resolution: 0.5, blur: 1.6, air: 0.5 },
      paint,
    );
    glow(context, { ...focus, radius: 420, color: paint.back[0], strength: 0.65 });
    paintRain(
      stage,
      random.fork('middle'),
      { count: 15, size: [96, 150], resolution: 1, blur: 0, air: 0.08 },
      paint,
    );
    paintHoard(stage, random.fork('hoard'), paint);
    paintRain(
      stage,
      random.fork('near'),
      { count: 6, size: [230, 300], resolution: 0.25, blur: 5, air: 0 },
      paint,
    );
    paintSparks(stage, random.fork('glints'), {
      count: 46,
      color: '#ffffff',
      halo: paint.coin.light,
      size: [0.9, 6.5],
      opacity: 0.9,
    });
  },
);

function paintHaze(stage: Stage, random: Random, paint: MoneyPaint): void {
  const noise = createNoise(random);
  const ramp = createRamp(evenStops(paint.back[3], paint.back[1], paint.back[0]));
  paintField(
    stage,
    (x, y, out, at) => {
      const thick = noise.fractal(x / 320, y / 260, 4);
      writeRamp(ramp, (thick - 0.25) * 2, smoothstep(0.05, 0.3, Math.abs(thick - 0.5)) * 170, out, at);
    },
    { fineness: 160, blend: 'soft-light' },
  );
}

interface Rain {
  count: number;
  size: readonly [number, number];
  resolution: number;
  blur: number;
  /** The share of the background's colour over it. */
  air: number;
}

/** One depth of falling notes and coins. Few cross the headline's place, opposite the hero. */
function paintRain(stage: Stage, random: Random, rain: Rain, paint: MoneyPaint): void {
  const { width, height, focus } = stage;
  const isDirect = rain.resolution === 1;
  const layer = isDirect ? undefined : createLayer(stage, rain.resolution);
  const brush: SKRSContext2D = layer?.context ?? stage.context;
  const tint = (color: string) => mix(color, paint.back[1], rain.air);
  const note: NoteColors = {
    paper: tint(paint.note.paper),
    ink: tint(paint.note.ink),
    light: tint(paint.note.light),
  };
  const coin: CoinColors = {
    light: tint(paint.coin.light),
    body: tint(paint.coin.body),
    dark: tint(paint.coin.dark),
  };
  for (let piece = 0; piece < rain.count; piece++) {
    const isNear = rain.size[0] > 200;
    // The nearest ones stay at the sides, where they frame the picture.
    const x = isNear
      ? width * (piece % 2 ? random.between(-0.02, 0.09) : random.between(0.91, 1.02))
      : ((piece + random.next()) / rain.count) * width;
    const y = random.between(-0.05, isNear ? 0.8 : 0.95) * height;
    const size = random.between(rain.size[0], rain.size[1]);
    const rotation = random.between(0, Math.PI * 2);
    const turn = random.between(0.35, 1);
    const bend = random.between(-1, 1);
    const isNote = random.next() < 0.6;
    const isHeadline =
      Math.abs(x - (width - focus.x)) < width * 0.24 && Math.abs(y - height / 2) < height * 0.34;
    if (isHeadline && (rain.air < 0.3 || piece % 2 === 0) && !stage.isTall) continue;
    if (isNote) paintNote(brush, { x, y, length: size, rotation, bend, tilt: turn }, note);
    else paintCoin(brush, { x, y, radius: size * 0.27, flatness: turn, rotation }, coin);
  }
  if (layer) drawLayer(stage, layer, { blur: rain.blur });
}

/** Coins heaped along the lower edge, higher in the corners. */
function paintHoard(stage: Stage, random: Random, paint: MoneyPaint): void {
  const { context, width, height } = stage;
  glow(context, {
    x: width / 2,
    y: height * 1.02,
    radius: width * 0.62,
    color: paint.coin.body,
    strength: 0.6,
    flatness: 0.24,
  });
  const rows = 4;
  for (let row = 0; row < rows; row++) {
    const radius = 27 + row * 6;
    const shade = (color: string) => mix(color, paint.back[3], 0.42 - row * 0.13);
    const colors = {
      light: shade(paint.coin.light),
      body: shade(paint.coin.body),
      dark: shade(paint.coin.dark),
    };
    const stamps = [0.34, 0.44, 0.54, 0.64].map((flatness) => stampCoin(stage, radius, flatness, colors));
    for (let x = -20; x < width + 40; x += radius * random.between(1.1, 1.5)) {
      const edge = Math.abs(x / width - 0.5) * 2;
      const top = height - 2 - (54 + edge ** 2 * 92) * (1 - row / rows);
      const half = radius * 1.2;
      context.save();
      context.translate(x, top + random.between(-6, 14));
      context.rotate(random.between(-0.45, 0.45));
      context.drawImage(random.pick(stamps), -half, -half, half * 2, half * 2);
      context.restore();
    }
  }
}

/** A coin painted once, to be laid down many times. */
function stampCoin(stage: Stage, radius: number, flatness: number, colors: CoinColors): Canvas {
  const scale = stage.pixelsPerUnit * 1.25;
  const side = Math.max(2, Math.ceil(radius * 2.4 * scale));
  const canvas = scratchCanvas(side, side);
  const context = canvas.getContext('2d');
  context.scale(side / (radius * 2.4), side / (radius * 2.4));
  paintCoin(context, { x: radius * 1.2, y: radius * 1.2, radius, flatness, rotation: 0 }, colors);
  return canvas;
}
