import { defineScene, moodsOf } from './define-scene.ts';
import { fade, mix } from './paint/color.ts';
import { fillDown, linear } from './paint/fill.ts';
import { glow, lightRays } from './paint/light.ts';
import { paintSparks } from './paint/particles.ts';
import { paintWall } from './paint/room.ts';
import type { Stage } from './paint/stage.ts';

/** A hall of stone: columns and arches, banners, torches, a paved floor. */
interface HallPaint {
  stone: readonly [string, string, string];
  floor: readonly [string, string];
  banner: string;
  flame: string;
  isOutside: boolean;
}

const { darkMood, lightMood } = moodsOf<HallPaint, [primary: string, accent: string]>(
  (paint, [primary, accent]) => ({
    primary,
    secondary: paint.stone[1],
    accent,
    glow: paint.flame,
    shadow: mix(paint.stone[0], '#000000', 0.55),
  }),
);

export const hall = defineScene<HallPaint>(
  'hall',
  [
    darkMood('torch', ['#c8763a', '#ffe14d'], {
      stone: ['#150d0a', '#4a3428', '#a87c58'],
      floor: ['#5a4030', '#150c08'],
      banner: '#a81c2c',
      flame: '#ffb45a',
      isOutside: false,
    }),
    darkMood('moonlight', ['#4f74b8', '#ffe14d'], {
      stone: ['#080d1a', '#26344f', '#6a86b0'],
      floor: ['#2f3f5a', '#080c16'],
      banner: '#26408f',
      flame: '#a8ccff',
      isOutside: false,
    }),
    lightMood('ruins', ['#d8b078', '#d8303a'], {
      stone: ['#8f7450', '#d0b48a', '#fff0d0'],
      floor: ['#dcc298', '#8f7450'],
      banner: '#b8463a',
      flame: '#fff0c8',
      isOutside: true,
    }),
    darkMood('fire', ['#e0482a', '#ffe14d'], {
      stone: ['#1a0604', '#5a1f14', '#c8603a'],
      floor: ['#6a2a18', '#180604'],
      banner: '#1a1a22',
      flame: '#ff7a3a',
      isOutside: false,
    }),
  ],
  { bloom: 0.3, vignette: 0.55 },
  (stage, { paint, dark }) => {
    const { context, width, height, focus, random } = stage;
    const floor = height * 0.76;
    paintWall(stage, random.fork('wall'), floor, { colors: paint.stone, rough: 0.5, course: 46 });
    lightRays(stage, random.fork('rays'), {
      x: width * (focus.x > width / 2 ? 0.1 : 0.9),
      y: -80,
      color: paint.flame,
      strength: dark ? 0.34 : 0.5,
      reach: height * 1.5,
      count: 6,
      direction: focus.x > width / 2 ? 0.9 : 2.2,
      spread: 1,
    });
    for (let arch = 0; arch < 4; arch += 1) paintArch(stage, (width / 4) * (arch + 0.5), floor, paint);
    fillDown(stage, floor, height, [
      [0, paint.floor[0]],
      [1, paint.floor[1]],
    ]);
    paintPaving(stage, floor, paint);
    for (let column = 0; column <= 4; column += 1) paintColumn(stage, (width / 4) * column, floor, paint);
    if (dark)
      for (const x of [width * 0.25, width * 0.5, width * 0.75]) {
        glow(context, { x, y: height * 0.36, radius: 260, color: paint.flame, strength: 0.6 });
        glow(context, { x, y: height * 0.36, radius: 40, color: '#fff4d8', strength: 1 });
      }
    glow(context, {
      x: focus.x,
      y: floor + 50,
      radius: 520,
      color: paint.flame,
      strength: 0.4,
      flatness: 0.2,
    });
    glow(context, { ...focus, radius: 470, color: paint.flame, strength: 0.28 });
    paintSparks(stage, random.fork('dust'), {
      count: 60,
      color: paint.flame,
      halo: paint.flame,
      size: [0.7, 3],
      opacity: 0.5,
    });
  },
);

function paintArch(
  { context, height }: Stage,
  x: number,
  floor: number,
  { stone, banner, isOutside, flame }: HallPaint,
): void {
  const [half, top] = [104, height * 0.2];
  context.fillStyle = isOutside
    ? linear(
        context,
        [0, top],
        [0, floor],
        [
          [0, '#6fb8f0'],
          [1, mix('#dff2ff', flame, 0.4)],
        ],
      )
    : linear(
        context,
        [0, top],
        [0, floor],
        [
          [0, mix(stone[0], '#000000', 0.5)],
          [1, mix(stone[0], stone[1], 0.5)],
        ],
      );
  context.beginPath();
  context.moveTo(x - half, floor);
  context.lineTo(x - half, top + half);
  context.arc(x, top + half, half, Math.PI, 0);
  context.lineTo(x + half, floor);
  context.fill();
  context.strokeStyle = mix(stone[1], stone[2], 0.5);
  context.lineWidth = 15;
  context.stroke();
  if (isOutside) return;
  context.fillStyle = linear(
    context,
    [x - 40, 0],
    [x + 40, 0],
    [
      [0, mix(banner, '#000000', 0.35)],
      [0.5, mix(banner, '#ffffff', 0.1)],
      [1, mix(banner, '#000000', 0.35)],
    ],
  );
  context.beginPath();
  context.moveTo(x - 40, top + 40);
  context.lineTo(x + 40, top + 40);
  context.lineTo(x + 40, top + 240);
  context.lineTo(x, top + 210);
  context.lineTo(x - 40, top + 240);
  context.fill();
}

function paintColumn({ context }: Stage, x: number, floor: number, { stone }: HallPaint): void {
  const half = 40;
  const body = linear(
    context,
    [x - half, 0],
    [x + half, 0],
    [
      [0, mix(stone[0], stone[1], 0.4)],
      [0.38, stone[2]],
      [1, stone[0]],
    ],
  );
  context.fillStyle = fade('#000000', 0.35);
  context.beginPath();
  context.ellipse(x + 12, floor + 22, half * 1.6, 14, 0, 0, 2 * Math.PI);
  context.fill();
  context.fillStyle = body;
  context.fillRect(x - half, -2, 2 * half, floor + 14);
  context.strokeStyle = fade(stone[0], 0.5);
  context.lineWidth = 3;
  context.beginPath();
  for (const flute of [-0.6, -0.2, 0.2, 0.6]) {
    context.moveTo(x + half * flute, 60);
    context.lineTo(x + half * flute, floor - 20);
  }
  context.stroke();
  context.fillStyle = body;
  context.fillRect(x - half - 14, floor - 20, 2 * half + 28, 42);
  context.fillRect(x - half - 14, 20, 2 * half + 28, 34);
}

function paintPaving({ context, width, height, focus }: Stage, floor: number, { stone }: HallPaint): void {
  context.strokeStyle = fade(stone[0], 0.45);
  context.lineWidth = 3;
  context.beginPath();
  for (let slab = -12; slab <= 12; slab += 1) {
    context.moveTo(focus.x + slab * 84, floor);
    context.lineTo(focus.x + slab * 250, height);
  }
  for (const row of [0.12, 0.3, 0.56, 0.9]) {
    context.moveTo(0, floor + (height - floor) * row);
    context.lineTo(width, floor + (height - floor) * row);
  }
  context.stroke();
}
