import { createNoise } from '../noise.ts';
import type { Random } from '../random.ts';
import { defineScene, moodsOf } from './define-scene.ts';
import { createRamp, evenStops, fade, mix, stopsAt } from './paint/color.ts';
import { paintField, smoothstep, writeRamp } from './paint/field.ts';
import { radial, vertical } from './paint/fill.ts';
import { glow, lightRays } from './paint/light.ts';
import { bokehDisc, paintSparks } from './paint/particles.ts';
import { createLayer, drawLayer, type Layer, type Stage } from './paint/stage.ts';
import { paintTable } from './paint/table.ts';

/** A wooden table in front of an out-of-focus kitchen. */
interface KitchenPaint {
  wall: readonly [string, string, string];
  /** Wood from the gaps between boards to the light on them. */
  wood: readonly [string, string, string, string];
  light: string;
  window: string;
  shelf: string;
  jars: readonly [string, string, string, string];
}

const { darkMood, lightMood } = moodsOf<KitchenPaint, [primary: string, accent: string]>(
  (paint, [primary, accent]) => ({
    primary,
    secondary: paint.wood[2],
    accent,
    glow: paint.light,
    shadow: mix(paint.wood[0], '#000000', 0.5),
  }),
);

export const kitchen = defineScene<KitchenPaint>(
  'kitchen',
  [
    darkMood('warm', ['#f08a2f', '#ffe14d'], {
      wall: ['#ffbe6a', '#cf6420', '#4a1606'],
      wood: ['#2a0f06', '#7a3a16', '#c8742f', '#ffc27a'],
      light: '#fff0c4',
      window: '#fff6d8',
      shelf: '#5a2410',
      jars: ['#e84a2a', '#ffb52a', '#7aa83a', '#f5e0c0'],
    }),
    lightMood('fresh', ['#3fa884', '#e8402a'], {
      wall: ['#f4fff4', '#bfe8d4', '#7abfb4'],
      wood: ['#8a6038', '#c89a68', '#e8c898', '#fff0d4'],
      light: '#ffffff',
      window: '#ffffff',
      shelf: '#b88a5a',
      jars: ['#ff6a4a', '#ffd24a', '#5fb84a', '#ffffff'],
    }),
    darkMood('rustic', ['#d8803a', '#ffe14d'], {
      wall: ['#8a5a3a', '#3a241c', '#100a0c'],
      wood: ['#0c0606', '#3a2014', '#7a4a2a', '#d8965a'],
      light: '#ffd890',
      window: '#ff9f4a',
      shelf: '#1f120c',
      jars: ['#b83a1f', '#d89a2a', '#5a7a2a', '#c8a880'],
    }),
    darkMood('evening', ['#3f7fd0', '#ffd24a'], {
      wall: ['#4a8ac8', '#1f3f7a', '#0a1436'],
      wood: ['#140a10', '#4a2a2a', '#94583f', '#ffb47a'],
      light: '#ffe4b0',
      window: '#7fc4ff',
      shelf: '#101a3a',
      jars: ['#ff6a5a', '#ffc24a', '#4fb8a0', '#c8d8f0'],
    }),
  ],
  { bloom: 0.3, vignette: 0.5 },
  (stage, { paint, dark }) => {
    const { context, width, height, focus, random } = stage;
    const table = height * (stage.isTall ? 0.72 : 0.68);
    const side = focus.x > width / 2 ? 1 : -1;
    paintRoom(stage, random, table, side, paint);
    lightRays(stage, random.fork('rays'), {
      x: focus.x + side * width * 0.22,
      y: -height * 0.15,
      color: paint.light,
      strength: dark ? 0.4 : 0.3,
      reach: height * 1.35,
      count: 30,
      direction: Math.PI / 2 + side * 0.5,
      spread: 0.9,
    });
    glow(context, { x: focus.x, y: table - 120, radius: 480, color: paint.light, strength: 0.26 });
    paintTable(stage, random.fork('table'), table, paint);
    paintSteam(stage, random.fork('steam'), table, paint);
    paintSparks(stage, random.fork('flour'), {
      count: 60,
      color: paint.light,
      halo: paint.light,
      size: [0.7, 3.6],
      opacity: 0.6,
    });
  },
);

/** The room behind: window, shelves with jars, hanging lamps; painted small and blurred as one. */
function paintRoom(stage: Stage, random: Random, table: number, side: number, paint: KitchenPaint): void {
  const { width, height, focus } = stage;
  const layer = createLayer(stage, 0.25);
  const { context } = layer;
  context.fillStyle = radial(
    context,
    focus.x,
    table * 0.55,
    Math.hypot(width, height) * 0.62,
    stopsAt([0, 0.42, 1], paint.wall),
  );
  context.fillRect(0, 0, width, height);
  paintTiles(stage, layer, table, paint);
  paintWindow(stage, layer, focus.x + side * width * 0.06, table, paint);
  paintShelves(stage, layer, random.fork('shelves'), table, side, paint);
  context.fillStyle = mix(paint.shelf, paint.wall[1], 0.25);
  context.fillRect(0, table - 46, width, 60);
  context.fillStyle = fade(paint.light, 0.4);
  context.fillRect(0, table - 50, width, 6);
  // Blurring fades the layer's own edges, so the unblurred one is drawn beneath.
  drawLayer(stage, layer);
  drawLayer(stage, layer, { blur: 6.5 });
  paintLamps(stage, side, paint);
  const lights = createLayer(stage, 0.5);
  const draws = random.fork('bokeh');
  for (let disc = 0; disc < 22; disc++) {
    bokehDisc(lights.context, {
      x: draws.next() * width,
      y: draws.between(0.02, 0.9) * table,
      radius: draws.between(10, 40),
      color: draws.pick([paint.light, paint.window, paint.jars[1]]),
      opacity: draws.between(0.08, 0.32),
    });
  }
  drawLayer(stage, lights, { blend: 'screen' });
}

function paintTiles(stage: Stage, layer: Layer, table: number, paint: KitchenPaint): void {
  const { context } = layer;
  context.strokeStyle = fade(mix(paint.wall[0], '#ffffff', 0.3), 0.28);
  context.lineWidth = 5;
  context.beginPath();
  const tile = 74;
  for (let row = 0, y = table - 46; y > table * 0.36; row++, y -= tile * 0.55) {
    context.moveTo(0, y);
    context.lineTo(stage.width, y);
    for (let x = (row % 2) * (tile / 2); x < stage.width; x += tile) {
      context.moveTo(x, y);
      context.lineTo(x, y - tile * 0.55);
    }
  }
  context.stroke();
}

function paintWindow(stage: Stage, layer: Layer, x: number, table: number, paint: KitchenPaint): void {
  const { context } = layer;
  const half = stage.isTall ? 190 : 215;
  const top = table * (stage.isTall ? 0.3 : 0.06);
  const bottom = table - 110;
  context.fillStyle = mix(paint.shelf, paint.wall[0], 0.3);
  context.fillRect(x - half - 18, top - 18, half * 2 + 36, bottom - top + 36);
  context.fillStyle = vertical(context, top, bottom, [
    [0, mix(paint.window, paint.wall[1], 0.35)],
    [0.55, paint.window],
    [1, mix(paint.window, paint.jars[2], 0.3)],
  ]);
  context.fillRect(x - half, top, half * 2, bottom - top);
  context.fillStyle = fade(paint.jars[2], 0.6);
  for (let bush = 0; bush < 5; bush++) {
    context.beginPath();
    context.arc(x - half + ((bush + 0.5) / 5) * half * 2, bottom, 56 + (bush % 2) * 26, Math.PI, Math.PI * 2);
    context.fill();
  }
  context.fillStyle = mix(paint.shelf, paint.wall[0], 0.3);
  context.fillRect(x - 7, top, 14, bottom - top);
  context.fillRect(x - half, top + (bottom - top) * 0.42, half * 2, 12);
  glow(context, { x, y: (top + bottom) / 2, radius: 430, color: paint.window, strength: 0.5 });
}

function paintShelves(
  stage: Stage,
  layer: Layer,
  random: Random,
  table: number,
  side: number,
  paint: KitchenPaint,
): void {
  const { context } = layer;
  const { width } = stage;
  const from = side > 0 ? -20 : width * 0.62;
  const span = width * 0.4;
  for (const share of [0.34, 0.66]) {
    const y = table * share;
    for (let x = from + 20; x < from + span - 20; ) {
      const size = random.between(20, 40);
      const tall = size * random.between(1.1, 2);
      context.fillStyle = mix(random.pick(paint.jars), paint.wall[1], 0.32);
      context.beginPath();
      context.roundRect(x, y - tall, size, tall, 8);
      context.fill();
      context.fillStyle = fade(paint.light, 0.4);
      context.fillRect(x + size * 0.62, y - tall * 0.9, size * 0.16, tall * 0.75);
      x += size + random.between(4, 30);
    }
    context.fillStyle = paint.shelf;
    context.fillRect(from, y, span, 13);
    context.fillStyle = fade(paint.light, 0.35);
    context.fillRect(from, y, span, 3);
  }
}

/** Pendant lamps over the table: a shade, and the light below it. */
function paintLamps(stage: Stage, side: number, paint: KitchenPaint): void {
  const { width, focus } = stage;
  const layer = createLayer(stage, 0.5);
  const { context } = layer;
  const lamps = [focus.x - side * width * 0.3, focus.x - side * width * 0.62].filter(
    (x) => x > 0 && x < width,
  );
  for (const [index, x] of lamps.entries()) {
    const y = 118 - index * 34;
    context.strokeStyle = paint.shelf;
    context.lineWidth = 3;
    context.beginPath();
    context.moveTo(x, 0);
    context.lineTo(x, y - 40);
    context.stroke();
    context.fillStyle = mix(paint.shelf, '#000000', 0.25);
    context.beginPath();
    context.moveTo(x - 13, y - 44);
    context.lineTo(x + 13, y - 44);
    context.quadraticCurveTo(x + 48, y - 28, x + 56, y);
    context.lineTo(x - 56, y);
    context.quadraticCurveTo(x - 48, y - 28, x - 13, y - 44);
    context.fill();
    context.fillStyle = paint.light;
    context.beginPath();
    context.ellipse(x, y, 54, 9, 0, 0, Math.PI * 2);
    context.fill();
  }
  drawLayer(stage, layer, { blur: 1.6 });
  for (const [index, x] of lamps.entries()) {
    glow(stage.context, { x, y: 128 - index * 34, radius: 300, color: paint.light, strength: 0.55 });
  }
}

/** Wisps that rise where a dish would stand. */
function paintSteam(stage: Stage, random: Random, table: number, paint: KitchenPaint): void {
  const { focus } = stage;
  const noise = createNoise(random);
  const ramp = createRamp(evenStops(paint.light, '#ffffff'));
  const area = { x: focus.x - 300, y: table - 420, width: 600, height: 440 };
  paintField(
    stage,
    (x, y, out, at) => {
      const rise = (table - y) / 420;
      const sway = (noise.value(x / 160, y / 190) - 0.5) * 2.2;
      const wisp = noise.ridged(x / 120 + sway, y / 260 + 20, 3);
      const column = Math.exp(-(((x - focus.x) / (90 + rise * 150)) ** 2));
      const amount =
        smoothstep(0.45, 0.95, wisp) * column * smoothstep(1, 0.3, rise) * smoothstep(-0.04, 0.14, rise);
      writeRamp(ramp, wisp, amount * 90, out, at);
    },
    { area, fineness: 220, blend: 'screen' },
  );
}
