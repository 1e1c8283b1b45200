import type { Random } from '../random.ts';
import { defineScene, moodsOf } from './define-scene.ts';
import { fade, mix } from './paint/color.ts';
import { fillDown, linear } from './paint/fill.ts';
import { glow } from './paint/light.ts';
import { paintWall } from './paint/room.ts';
import type { Stage } from './paint/stage.ts';

/** A laboratory or clinic: tiles, panels of light, shelves of glass and a steel bench. */
interface LabPaint {
  wall: readonly [string, string, string];
  bench: readonly [string, string];
  glass: readonly string[];
  light: string;
}

const { darkMood, lightMood } = moodsOf<LabPaint, [primary: string, accent: string]>(
  (paint, [primary, accent]) => ({
    primary,
    secondary: paint.wall[1],
    accent,
    glow: paint.light,
    shadow: mix(paint.wall[0], '#000000', 0.6),
  }),
);

export const lab = defineScene<LabPaint>(
  'lab',
  [
    lightMood('day', ['#3fb0b8', '#e8233f'], {
      wall: ['#7fa8b0', '#c4e0e2', '#ffffff'],
      bench: ['#f2f8fa', '#8fa8b0'],
      glass: ['#3ac8d8', '#5f8ff0', '#ff8a5a', '#8ad84a'],
      light: '#ffffff',
    }),
    darkMood('night', ['#2f7fc8', '#ffe14d'], {
      wall: ['#061220', '#16344f', '#3f78a0'],
      bench: ['#34526a', '#0a1622'],
      glass: ['#4ae8ff', '#7a9aff', '#c47aff', '#5affc0'],
      light: '#8fdcff',
    }),
    darkMood('green', ['#3fb84a', '#ffe14d'], {
      wall: ['#061408', '#163a1c', '#3f8a48'],
      bench: ['#34583a', '#0a180c'],
      glass: ['#7aff4a', '#c8ff4a', '#4affa0', '#ffe14d'],
      light: '#a8ff8a',
    }),
    darkMood('red', ['#d83a3a', '#ffe14d'], {
      wall: ['#180406', '#4a1218', '#a84048'],
      bench: ['#5a2026', '#140406'],
      glass: ['#ff5a4a', '#ffb04a', '#ff4a9a', '#ffe14d'],
      light: '#ff8a7a',
    }),
  ],
  { bloom: 0.26, vignette: 0.45 },
  (stage, { paint, dark }) => {
    const { context, width, height, focus, random } = stage;
    const bench = height * 0.78;
    paintWall(stage, random.fork('wall'), bench, { colors: paint.wall, rough: 0.08, course: 78 });
    for (let panel = 0; panel < 4; panel += 1) {
      const x = (width / 4) * (panel + 0.5);
      context.fillStyle = mix(paint.light, '#ffffff', 0.5);
      context.fillRect(x - 100, 6, 200, 22);
      glow(context, { x, y: 20, radius: 240, color: paint.light, strength: 0.55, flatness: 0.6 });
    }
    for (const shelf of [height * 0.33, height * 0.56])
      paintShelf(stage, random.fork(`shelf ${shelf}`), shelf, paint, dark);
    fillDown(stage, bench, height, [
      [0, paint.bench[0]],
      [1, paint.bench[1]],
    ]);
    context.fillStyle = fade('#ffffff', 0.6);
    context.fillRect(0, bench, width, 4);
    glow(context, {
      x: focus.x,
      y: bench + 40,
      radius: 520,
      color: paint.light,
      strength: 0.5,
      flatness: 0.2,
    });
    glow(context, { ...focus, radius: 480, color: paint.light, strength: 0.34 });
  },
);

function paintShelf(
  { context, width }: Stage,
  random: Random,
  y: number,
  { wall, glass }: LabPaint,
  dark: boolean,
): void {
  context.fillStyle = mix(wall[0], wall[1], 0.3);
  context.fillRect(-2, y, width + 4, 10);
  for (let x = random.between(10, 40); x < width; x += random.between(54, 92)) {
    const color = random.pick([...glass]);
    const tall = random.between(44, 84);
    const wide = random.between(24, 40);
    const isFlask = random.next() < 0.5;
    context.beginPath();
    if (isFlask) {
      context.moveTo(x - 6, y - tall);
      context.lineTo(x + 6, y - tall);
      context.lineTo(x + 6, y - tall * 0.6);
      context.lineTo(x + wide * 0.7, y - 4);
      context.lineTo(x - wide * 0.7, y - 4);
      context.lineTo(x - 6, y - tall * 0.6);
    } else context.roundRect(x - wide / 2, y - tall, wide, tall, 6);
    context.closePath();
    context.fillStyle = fade('#ffffff', 0.35);
    context.fill();
    context.save();
    context.clip();
    context.fillStyle = linear(
      context,
      [0, y - tall * 0.55],
      [0, y],
      [
        [0, mix(color, '#ffffff', 0.3)],
        [1, mix(color, '#000000', 0.2)],
      ],
    );
    context.fillRect(x - 60, y - tall * 0.5, 120, tall * 0.5);
    context.restore();
    if (dark) glow(context, { x, y: y - tall * 0.25, radius: 60, color, strength: 0.45 });
  }
}
