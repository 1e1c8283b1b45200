import type { Random } from '../random.ts';
import { defineScene, moodsOf } from './define-scene.ts';
import { evenStops, fade, mix } from './paint/color.ts';
import { fillDown, linear } from './paint/fill.ts';
import { glow } from './paint/light.ts';
import { paintCloudVeil, paintSky } from './paint/sky.ts';
import { createLayer, drawLayer, type Stage } from './paint/stage.ts';

/** A street that leads away between houses, with lamps, shop windows and, at night, a wet road. */
interface StreetPaint {
  sky: readonly [string, string, string];
  house: readonly [string, string, string];
  window: readonly [string, string, string];
  road: readonly [string, string];
  lamp: string;
  isWet: boolean;
  signs: readonly string[];
}

const { darkMood, lightMood } = moodsOf<StreetPaint, [primary: string, accent: string]>(
  (paint, [primary, accent]) => ({
    primary,
    secondary: paint.house[1],
    accent,
    glow: paint.lamp,
    shadow: mix(paint.road[1], '#000000', 0.6),
  }),
);

export const street = defineScene<StreetPaint>(
  'street',
  [
    darkMood('night', ['#3f5fb8', '#ffd83d'], {
      sky: ['#050a1e', '#14244e', '#3f5a94'],
      house: ['#0a0f22', '#1c2848', '#34466e'],
      window: ['#ffd98a', '#ffb45a', '#8fc0ff'],
      road: ['#26304a', '#0a0e1a'],
      lamp: '#ffd9a0',
      isWet: true,
      signs: [],
    }),
    lightMood('day', ['#d89a68', '#e8233f'], {
      sky: ['#4aa4f0', '#a8d8fb', '#f2fbff'],
      house: ['#a0745a', '#d8ae8a', '#f4dcc0'],
      window: ['#7fb4d8', '#a8d0ea', '#5f90b4'],
      road: ['#9a9ca2', '#5f6168'],
      lamp: '#fff4d8',
      isWet: false,
      signs: [],
    }),
    darkMood('sunset', ['#e0704a', '#ffe14d'], {
      sky: ['#3a2070', '#d8507a', '#ffbe70'],
      house: ['#2a1638', '#6a3450', '#b06a60'],
      window: ['#ffd98a', '#ff9a5a', '#ffe8c0'],
      road: ['#6a4a58', '#241624'],
      lamp: '#ffc98a',
      isWet: false,
      signs: [],
    }),
    darkMood('storm', ['#4f7f94', '#ffd83d'], {
      sky: ['#141c24', '#33454f', '#7a909a'],
      house: ['#0f161c', '#26343c', '#465a64'],
      window: ['#ffd98a', '#ffc06a', '#a8d0e0'],
      road: ['#3f5058', '#10171c'],
      lamp: '#ffe0b0',
      isWet: true,
      signs: [],
    }),
    darkMood('neon', ['#e03a9a', '#5ff0ff'], {
      sky: ['#0a0424', '#3a1060', '#8f2a8a'],
      house: ['#0c0620', '#26124a', '#4a2478'],
      window: ['#ff7ac8', '#7ae8ff', '#ffd98a'],
      road: ['#3a2258', '#0c0618'],
      lamp: '#ff8ad8',
      isWet: true,
      signs: ['#ff3a8a', '#3ae8ff', '#ffe14d', '#7aff8a'],
    }),
  ],
  { bloom: 0.34, vignette: 0.5 },
  (stage, { paint, dark }) => {
    const { context, width, height, focus, random } = stage;
    const horizon = height * 0.56;
    const vanish = { x: width / 2 + (focus.x - width / 2) * 0.25, y: horizon };
    paintSky(stage, horizon, evenStops(...paint.sky));
    paintCloudVeil(stage, random.fork('clouds'), {
      top: 0,
      bottom: horizon,
      width: 520,
      height: 120,
      cover: 0.4,
      opacity: dark ? 0.35 : 0.6,
      light: vanish,
      stops: evenStops(paint.sky[0], paint.sky[1], paint.sky[2]),
    });
    fillDown(stage, horizon - 2, height, [
      [0, paint.road[0]],
      [1, paint.road[1]],
    ]);
    paintRoad(stage, vanish, paint);
    for (const side of [-1, 1] as const)
      paintHouses(stage, random.fork(`houses ${side}`), vanish, side, paint);
    glow(context, {
      x: vanish.x,
      y: horizon - 20,
      radius: 360,
      color: paint.lamp,
      strength: dark ? 0.55 : 0.35,
    });
    if (paint.isWet) mirrorOnRoad(stage, horizon);
    paintLamps(stage, vanish, paint, dark);
    glow(context, { ...focus, radius: 460, color: paint.lamp, strength: 0.22 });
    if (paint.isWet) paintRain(stage, random.fork('rain'));
  },
);

interface Point {
  x: number;
  y: number;
}

/** Houses in perspective: each a front between two depths of the street. */
function paintHouses(
  { context, width, height }: Stage,
  random: Random,
  vanish: Point,
  side: -1 | 1,
  { house, window, signs }: StreetPaint,
): void {
  const edge = side < 0 ? vanish.x + 20 : width - vanish.x + 20;
  // From the nearest to the farthest house; drawn from behind.
  const fronts: { near: number; far: number; tall: number; color: string }[] = [];
  for (let near = 1; near > 0.1; ) {
    const far = near * random.between(0.6, 0.72);
    fronts.push({
      near,
      far,
      tall: random.between(0.75, 1.25),
      color: mix(house[1], random.pick(house), 0.6),
    });
    near = far;
  }
  for (const { near, far, tall, color } of fronts.reverse()) {
    const at = (depth: number, rise: number): Point => ({
      x: vanish.x + side * edge * (0.16 + 0.92 * depth),
      y: vanish.y + (rise < 0 ? rise * vanish.y * 1.15 * depth : rise * (height - vanish.y) * depth * 0.62),
    });
    const corners = [at(near, -tall), at(far, -tall), at(far, 1), at(near, 1)];
    context.fillStyle = linear(
      context,
      [at(near, 0).x, 0],
      [at(far, 0).x, 0],
      [
        [0, color],
        [1, mix(color, house[2], 0.55)],
      ],
    );
    path(context, corners);
    context.fill();
    const [columns, rows] = [3, 5];
    for (let column = 0; column < columns; column += 1) {
      const from = near + ((far - near) * (column + 0.22)) / columns;
      const to = near + ((far - near) * (column + 0.78)) / columns;
      for (let row = 0; row < rows; row += 1) {
        if (random.next() < 0.3) continue;
        const top = -tall * (0.93 - (row * 0.8) / rows);
        const bottom = top + (tall * 0.44) / rows;
        context.fillStyle = fade(random.pick(window), random.between(0.45, 1));
        path(context, [at(from, top), at(to, top), at(to, bottom), at(from, bottom)]);
        context.fill();
      }
    }
    if (signs.length > 0 && near > 0.25) {
      const color2 = random.pick([...signs]);
      const from = near + (far - near) * 0.3;
      const center = at(from, -tall * 0.45);
      const tallSign = vanish.y * 0.4 * from;
      context.fillStyle = color2;
      context.fillRect(center.x - side * 26 * from - 11 * from, center.y - tallSign / 2, 24 * from, tallSign);
      glow(context, { x: center.x, y: center.y, radius: 150 * from + 20, color: color2, strength: 0.75 });
    }
  }
}

function path(context: Stage['context'], points: readonly Point[]): void {
  context.beginPath();
  points.forEach(({ x, y }, at) => {
    if (at === 0) context.moveTo(x, y);
    else context.lineTo(x, y);
  });
  context.closePath();
}

function paintRoad({ context, width, height }: Stage, vanish: Point, { road, house }: StreetPaint): void {
  context.fillStyle = mix(road[0], house[2], 0.35);
  path(context, [
    { x: vanish.x - 60, y: vanish.y },
    { x: vanish.x + 60, y: vanish.y },
    { x: width * 1.35, y: height },
    { x: -width * 0.35, y: height },
  ]);
  context.fill();
  context.fillStyle = mix(road[0], road[1], 0.55);
  path(context, [
    { x: vanish.x - 34, y: vanish.y },
    { x: vanish.x + 34, y: vanish.y },
    { x: vanish.x + width * 0.56, y: height },
    { x: vanish.x - width * 0.56, y: height },
  ]);
  context.fill();
  context.fillStyle = 'rgba(255,240,200,0.75)';
  for (let dash = 0; dash < 6; dash += 1) {
    const from = (dash / 6) ** 2.2;
    const to = ((dash + 0.55) / 6) ** 2.2;
    const y = (share: number) => vanish.y + 6 + (height - vanish.y) * share;
    path(context, [
      { x: vanish.x - 2 - 10 * from, y: y(from) },
      { x: vanish.x + 2 + 10 * from, y: y(from) },
      { x: vanish.x + 2 + 12 * to, y: y(to) },
      { x: vanish.x - 2 - 12 * to, y: y(to) },
    ]);
    context.fill();
  }
}

/** What stands above is mirrored in the wet road, blurred. */
function mirrorOnRoad(stage: Stage, horizon: number): void {
  const layer = createLayer(stage, 0.25);
  const { context } = layer;
  context.translate(0, 2 * horizon);
  context.scale(1, -1);
  context.drawImage(stage.context.canvas, 0, 0, stage.width, stage.height);
  stage.context.save();
  stage.context.beginPath();
  stage.context.rect(0, horizon, stage.width, stage.height - horizon);
  stage.context.clip();
  drawLayer(stage, layer, { blend: 'screen', opacity: 0.42, blur: 8 });
  stage.context.restore();
}

function paintLamps(
  { context, width }: Stage,
  vanish: Point,
  { lamp, road }: StreetPaint,
  dark: boolean,
): void {
  for (const side of [-1, 1]) {
    for (const depth of [0.22, 0.4, 0.72]) {
      const x = vanish.x + side * width * 0.42 * depth * 1.25;
      const foot = vanish.y + 250 * depth * 0.7;
      const top = vanish.y - 330 * depth;
      context.strokeStyle = mix(road[1], '#000000', 0.4);
      context.lineWidth = 9 * depth;
      context.beginPath();
      context.moveTo(x, foot);
      context.lineTo(x, top);
      context.quadraticCurveTo(x, top - 26 * depth, x - side * 50 * depth, top - 24 * depth);
      context.stroke();
      if (!dark) continue;
      const head = { x: x - side * 52 * depth, y: top - 18 * depth };
      glow(context, { ...head, radius: 170 * depth + 24, color: lamp, strength: 0.9 });
      glow(context, { ...head, radius: 30 * depth + 6, color: '#ffffff', strength: 1 });
    }
  }
}

function paintRain({ context, width, height }: Stage, random: Random): void {
  context.save();
  context.strokeStyle = 'rgba(220,236,255,0.3)';
  context.lineWidth = 1.6;
  context.beginPath();
  for (let drop = 0; drop < 260; drop += 1) {
    const [x, y, length] = [random.next() * width * 1.1, random.next() * height, random.between(16, 44)];
    context.moveTo(x, y);
    context.lineTo(x - length * 0.2, y + length);
  }
  context.stroke();
  context.restore();
}
