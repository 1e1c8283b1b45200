import type { SKRSContext2D } from '@napi-rs/canvas';

import { createNoise } from '../noise.ts';
import type { Random } from '../random.ts';
import { defineScene, moodsOf } from './define-scene.ts';
import { createRamp, evenStops, fade, mix, stopsAt } from './paint/color.ts';
import { paintField, writeRamp } from './paint/field.ts';
import { fillDown, vertical } from './paint/fill.ts';
import { glow } from './paint/light.ts';
import { paintSparks } from './paint/particles.ts';
import { type Sketch, sketches } from './paint/sketches.ts';
import { createLayer, drawLayer, type Stage } from './paint/stage.ts';

/** A board with wiped chalk, drawings at its edges and the window's light across it. */
interface ClassroomPaint {
  board: readonly [string, string, string];
  chalk: string;
  /** The coloured pieces of chalk or pens on the ledge. */
  pieces: readonly [string, string, string, string];
  wood: readonly [string, string, string];
  light: string;
}

const { darkMood, lightMood } = moodsOf<ClassroomPaint, [primary: string, accent: string]>(
  (paint, [primary, accent]) => ({
    primary,
    secondary: paint.wood[1],
    accent,
    glow: paint.light,
    shadow: mix(paint.board[0], '#000000', 0.55),
  }),
);

const pieces: ClassroomPaint['pieces'] = ['#ffffff', '#ffd84f', '#ff7a8a', '#6fd0ff'];

export const classroom = defineScene<ClassroomPaint>(
  'classroom',
  [
    darkMood('green', ['#1f8a68', '#ffe14d'], {
      board: ['#062a20', '#12594a', '#3fa884'],
      chalk: '#f4fff4',
      pieces,
      wood: ['#4a2008', '#a8602a', '#f0b468'],
      light: '#fff4c8',
    }),
    darkMood('black', ['#4a5568', '#ffe14d'], {
      board: ['#0a0d14', '#262c38', '#6a7688'],
      chalk: '#ffffff',
      pieces,
      wood: ['#3a1a08', '#8a4c20', '#e0a05a'],
      light: '#ffeccc',
    }),
    darkMood('blueprint', ['#1f5fd0', '#ffd83d'], {
      board: ['#04164a', '#0f3f9a', '#4f9cf0'],
      chalk: '#e4f4ff',
      pieces,
      wood: ['#1a2238', '#4a5a80', '#a8bce0'],
      light: '#e4f6ff',
    }),
    lightMood('whiteboard', ['#2a6ae0', '#e8233f'], {
      board: ['#b8c8d8', '#e4edf5', '#ffffff'],
      chalk: '#2a6ae0',
      pieces: ['#e8233f', '#1f6fe8', '#14a85a', '#20242c'],
      wood: ['#6a7688', '#a8b4c4', '#eef4fa'],
      light: '#ffffff',
    }),
  ],
  { bloom: 0.14, vignette: 0.5 },
  (stage, { paint, dark }) => {
    const { height, focus, random } = stage;
    const ledge = height * (stage.isTall ? 0.9 : 0.87);
    paintBoard(stage, random.fork('board'), ledge, paint);
    paintDoodles(stage, random.fork('doodles'), ledge, paint, dark ? 0.42 : 0.5);
    paintWindowLight(stage, ledge, paint);
    glow(stage.context, { ...focus, radius: 520, color: paint.light, strength: dark ? 0.4 : 0.55 });
    paintFrame(stage, ledge, paint);
    paintLedge(stage, random.fork('ledge'), ledge, paint);
    paintSparks(stage, random.fork('dust'), {
      count: 70,
      color: paint.light,
      halo: paint.light,
      size: [0.6, 3],
      opacity: 0.55,
    });
  },
);

/** The surface: light around the hero, and arcs of chalk spread by a sponge. */
function paintBoard(stage: Stage, random: Random, ledge: number, paint: ClassroomPaint): void {
  const { width, height, focus } = stage;
  const noise = createNoise(random);
  const ramp = createRamp(stopsAt([0, 0.45, 1], paint.board));
  const sweepX = focus.x > width / 2 ? -0.1 * width : 1.1 * width;
  paintField(
    stage,
    (x, y, out, at) => {
      const around = Math.exp(
        -(((x - focus.x) / (width * 0.4)) ** 2) - ((y - focus.y) / (height * 0.52)) ** 2,
      );
      const radius = Math.hypot(x - sweepX, (y - ledge * 1.5) * 1.1);
      const angle = Math.atan2(y - ledge * 1.5, x - sweepX);
      const wiped = noise.fractal(radius / 46, angle * 2.2, 4);
      const cloud = noise.fractal(x / 260, y / 200, 4);
      writeRamp(ramp, 0.16 + around * 0.42 + (wiped - 0.5) * 0.2 + (cloud - 0.5) * 0.34, 255, out, at);
    },
    { fineness: 320 },
  );
}

/** Bars of sunlight through a window's panes, slanted across the board. */
function paintWindowLight(stage: Stage, ledge: number, paint: ClassroomPaint): void {
  const { width, focus } = stage;
  const side = focus.x > width / 2 ? 1 : -1;
  const layer = createLayer(stage, 0.25);
  const { context } = layer;
  context.translate(focus.x - side * 40, ledge * 0.47);
  context.transform(1, -side * 0.2, -side * 0.36, 1, 0, 0);
  context.fillStyle = fade(paint.light, 0.5);
  for (let column = -1; column <= 1; column++) {
    for (let row = -1; row <= 0; row++) {
      context.fillRect(column * 186 - 84, row * 250 + 8, 168, 234);
    }
  }
  drawLayer(stage, layer, { blend: 'soft-light', blur: 9 });
  drawLayer(stage, layer, { blend: 'screen', blur: 14, opacity: 0.3 });
}

/** Chalk drawings around the edges; the middle, where headline and hero go, stays free. */
function paintDoodles(
  stage: Stage,
  random: Random,
  ledge: number,
  paint: ClassroomPaint,
  opacity: number,
): void {
  const { width, isTall } = stage;
  const layer = createLayer(stage, 1);
  const { context } = layer;
  const places = isTall
    ? [
        [0.16, 0.1],
        [0.5, 0.085],
        [0.84, 0.11],
        [0.13, 0.86],
        [0.5, 0.93],
        [0.86, 0.87],
        [0.1, 0.46],
        [0.91, 0.5],
      ]
    : [
        [0.09, 0.17],
        [0.28, 0.13],
        [0.48, 0.14],
        [0.68, 0.13],
        [0.91, 0.17],
        [0.075, 0.84],
        [0.3, 0.9],
        [0.52, 0.89],
        [0.92, 0.82],
        [0.955, 0.5],
      ];
  const start = random.integer(0, sketches.length - 1);
  for (const [index, [across, down]] of places.entries()) {
    const size = random.between(30, 46);
    context.save();
    context.translate((across as number) * width, (down as number) * ledge);
    context.rotate(random.between(-0.2, 0.2));
    context.strokeStyle =
      index % 4 === 3 ? mix(paint.pieces[1 + (index % 3)] as string, paint.chalk, 0.3) : paint.chalk;
    for (const [thickness, strength] of [
      [3.4, 0.75],
      [1.6, 1],
    ] as const) {
      context.globalAlpha = strength;
      context.lineWidth = thickness;
      context.beginPath();
      (sketches[(start + index) % sketches.length] as Sketch)(context, size, random.fork(`sketch ${index}`));
      context.stroke();
    }
    context.restore();
  }
  crumble(stage, random, context);
  drawLayer(stage, layer, { opacity });
}

/** Chalk skips over the board's roughness: removes specks from the drawing. */
function crumble(stage: Stage, random: Random, context: SKRSContext2D): void {
  const { width, height } = stage;
  context.globalCompositeOperation = 'destination-out';
  context.globalAlpha = 0.75;
  context.fillStyle = '#000000';
  context.beginPath();
  for (let speck = 0; speck < 900; speck++) {
    context.rect(random.next() * width, random.next() * height, random.between(1, 5), random.between(1, 2.4));
  }
  context.fill();
}

/** The wooden frame: lit on its upper edges, with its shadow on the board. */
function paintFrame(stage: Stage, ledge: number, paint: ClassroomPaint): void {
  const { context, width } = stage;
  const [dark, body, light] = paint.wood;
  const thick = 26;
  const shadow = context.createLinearGradient(0, thick, 0, thick + 30);
  shadow.addColorStop(0, fade(paint.board[0], 0.6));
  shadow.addColorStop(1, fade(paint.board[0], 0));
  context.fillStyle = shadow;
  context.fillRect(0, thick, width, 30);
  fillDown(stage, 0, thick, [
    [0, mix(body, light, 0.4)],
    [0.7, body],
    [1, dark],
  ]);
  for (const [x, isLeft] of [
    [0, true],
    [width - thick, false],
  ] as const) {
    const post = context.createLinearGradient(x, 0, x + thick, 0);
    post.addColorStop(isLeft ? 0 : 1, body);
    post.addColorStop(isLeft ? 0.75 : 0.25, mix(body, light, 0.35));
    post.addColorStop(isLeft ? 1 : 0, dark);
    context.fillStyle = post;
    context.fillRect(x, 0, thick, ledge);
  }
}

/** The ledge with chalk and a sponge, and the desk's edge below it. */
function paintLedge(stage: Stage, random: Random, ledge: number, paint: ClassroomPaint): void {
  const { context, width, height, focus } = stage;
  const [dark, body, light] = paint.wood;
  const noise = createNoise(random);
  const ramp = createRamp(evenStops(dark, body, light));
  paintField(
    stage,
    (x, y, out, at) => {
      const share = (y - ledge) / (height - ledge);
      const grain = noise.fractal(x / 210, y / 7, 4);
      const lit = Math.exp(-(((x - focus.x) / 420) ** 2));
      writeRamp(ramp, 0.4 + (grain - 0.5) * 0.5 + lit * 0.24 - share * 0.42, 255, out, at);
    },
    { area: { x: 0, y: ledge, width, height: height - ledge }, fineness: 400 },
  );
  context.fillStyle = fade(light, 0.9);
  context.fillRect(0, ledge - 2, width, 5);
  glow(context, { x: focus.x, y: ledge, radius: 420, color: paint.light, strength: 0.6, flatness: 0.05 });
  for (let piece = 0; piece < 7; piece++) {
    const x = width * (piece % 2 ? random.between(0.05, 0.26) : random.between(0.64, 0.95));
    paintChalk(context, x, ledge - 6, random.between(34, 56), paint.pieces[piece % 4] as string);
  }
  const sponge = width * 0.5;
  context.fillStyle = vertical(
    context,
    ledge - 34,
    ledge,
    evenStops(mix(body, '#000000', 0.2), dark, mix(dark, '#000000', 0.5)),
  );
  context.beginPath();
  context.roundRect(sponge - 50, ledge - 32, 100, 31, 6);
  context.fill();
}

function paintChalk(context: SKRSContext2D, x: number, y: number, length: number, color: string): void {
  const round = context.createLinearGradient(0, y - 7, 0, y + 6);
  round.addColorStop(0, mix(color, '#ffffff', 0.5));
  round.addColorStop(0.4, color);
  round.addColorStop(1, mix(color, '#000000', 0.45));
  context.fillStyle = round;
  context.beginPath();
  context.roundRect(x, y - 7, length, 13, 4);
  context.fill();
}
