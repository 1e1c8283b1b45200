import type { Random } from '../random.ts';
import { defineScene, moodsOf } from './define-scene.ts';
import { fade, mix } from './paint/color.ts';
import { linear } from './paint/fill.ts';
import { glow } from './paint/light.ts';
import { paintLamp, paintWall, paintWindowLight } from './paint/room.ts';
import type { Stage } from './paint/stage.ts';
import { paintTable } from './paint/table.ts';

/** A living room or bedroom: a wall with pictures, a window, a sofa and a wooden floor. */
interface RoomPaint {
  wall: readonly [string, string, string];
  wood: readonly [string, string, string, string];
  sofa: string;
  sky: readonly [string, string];
  light: string;
}

const { darkMood, lightMood } = moodsOf<RoomPaint, [primary: string, accent: string]>(
  (paint, [primary, accent]) => ({
    primary,
    secondary: paint.wood[1],
    accent,
    glow: paint.light,
    shadow: mix(paint.wall[0], '#000000', 0.6),
  }),
);

export const room = defineScene<RoomPaint>(
  'room',
  [
    darkMood('evening', ['#a8603c', '#ffd83d'], {
      wall: ['#2a1712', '#7d4a34', '#e0a070'],
      wood: ['#2a1208', '#6b3a1c', '#b8743c', '#f0b878'],
      sofa: '#35505e',
      sky: ['#14204a', '#e0703a'],
      light: '#ffd9a0',
    }),
    darkMood('night', ['#3a4fa8', '#ffd83d'], {
      wall: ['#0a0e24', '#232f63', '#4f66b8'],
      wood: ['#0b0a1a', '#2a2448', '#4f4680', '#8f86c8'],
      sofa: '#1a2348',
      sky: ['#050a22', '#2a4a9a'],
      light: '#a8c4ff',
    }),
    lightMood('morning', ['#d8a468', '#e8233f'], {
      wall: ['#b09a86', '#ead9c6', '#fffaf0'],
      wood: ['#8a5a34', '#c08a54', '#e8bf8a', '#fff0d6'],
      sofa: '#7f9c94',
      sky: ['#9fd4ff', '#f4fbff'],
      light: '#fff6df',
    }),
    lightMood('day', ['#5f9fb0', '#e8233f'], {
      wall: ['#6f949c', '#b8d4d6', '#f2fbfa'],
      wood: ['#7a5638', '#b88c60', '#e0bd92', '#fdf0da'],
      sofa: '#d8744a',
      sky: ['#5fb4f4', '#e4f6ff'],
      light: '#ffffff',
    }),
  ],
  { bloom: 0.2, vignette: 0.5 },
  (stage, { paint, dark }) => {
    const { height, width, focus, random } = stage;
    const floor = height * 0.76;
    const away = focus.x > width / 2 ? -1 : 1;
    paintWall(stage, random.fork('wall'), floor, { colors: paint.wall, rough: 0.15 });
    paintWindow(stage, away > 0 ? width * 0.72 : width * 0.06, paint);
    paintPictures(stage, random.fork('pictures'), paint);
    paintWindowLight(stage, {
      x: focus.x - 260,
      y: height * 0.16,
      width: 340,
      height: 300,
      slant: -0.25 * away,
      color: paint.light,
      strength: dark ? 0.16 : 0.4,
    });
    paintTable(stage, random.fork('floor'), floor, { wood: paint.wood, light: paint.light });
    paintSofa(stage, focus.x - away * 60, floor + 42, paint);
    paintLamp(
      stage,
      width / 2 + away * width * 0.18,
      height * 0.11,
      mix(paint.wall[0], '#000000', 0.4),
      paint.light,
    );
    glow(stage.context, { ...focus, radius: 520, color: paint.light, strength: dark ? 0.34 : 0.3 });
  },
);

function paintWindow({ context, height }: Stage, x: number, { sky, wall, light }: RoomPaint): void {
  const [top, wide, tall] = [height * 0.1, 280, height * 0.44];
  const frame = mix(wall[2], '#ffffff', 0.35);
  context.fillStyle = frame;
  context.fillRect(x - 12, top - 12, wide + 24, tall + 24);
  context.fillStyle = linear(
    context,
    [0, top],
    [0, top + tall],
    [
      [0, sky[0]],
      [1, sky[1]],
    ],
  );
  context.fillRect(x, top, wide, tall);
  context.fillStyle = frame;
  context.fillRect(x + wide / 2 - 4, top, 8, tall);
  context.fillRect(x, top + tall * 0.46, wide, 7);
  context.fillRect(x - 24, top + tall + 10, wide + 48, 14);
  glow(context, { x: x + wide / 2, y: top + tall / 2, radius: 360, color: light, strength: 0.35 });
  // Curtains in folds.
  for (const side of [-1, 1]) {
    const left = side < 0 ? x - 54 : x + wide - 20;
    for (let fold = 0; fold < 5; fold += 1) {
      context.fillStyle = fade(mix(wall[1], fold % 2 ? '#ffffff' : '#000000', 0.24), 0.96);
      context.fillRect(left + fold * 15, top - 26, 15.5, tall + 70);
    }
  }
}

function paintPictures(
  { context, width, height, focus }: Stage,
  random: Random,
  { wall, sofa, light }: RoomPaint,
): void {
  const middle = focus.x > width / 2 ? width * 0.66 : width * 0.34;
  for (let frame = 0; frame < 3; frame += 1) {
    const [wide, tall] = [random.between(90, 150), random.between(80, 130)];
    const x = middle + (frame - 1) * 190 - wide / 2;
    const y = height * 0.14 + random.between(0, 46);
    context.fillStyle = mix(wall[0], '#1a120c', 0.4);
    context.fillRect(x - 7, y - 7, wide + 14, tall + 14);
    context.fillStyle = mix(light, '#ffffff', 0.4);
    context.fillRect(x, y, wide, tall);
    context.fillStyle = fade(random.pick([sofa, wall[1], mix(sofa, '#ffffff', 0.4)]), 0.9);
    context.beginPath();
    context.moveTo(x, y + tall);
    context.lineTo(x + wide * 0.4, y + tall * random.between(0.25, 0.5));
    context.lineTo(x + wide, y + tall);
    context.fill();
  }
}

function paintSofa({ context }: Stage, x: number, foot: number, { sofa }: RoomPaint): void {
  const back = mix(sofa, '#000000', 0.2);
  const seat = mix(sofa, '#ffffff', 0.12);
  context.fillStyle = fade('#000000', 0.35);
  context.beginPath();
  context.ellipse(x, foot + 8, 360, 22, 0, 0, 2 * Math.PI);
  context.fill();
  const pad = (left: number, top: number, wide: number, tall: number, color: string) => {
    context.fillStyle = linear(
      context,
      [0, top],
      [0, top + tall],
      [
        [0, mix(color, '#ffffff', 0.2)],
        [1, mix(color, '#000000', 0.25)],
      ],
    );
    context.beginPath();
    context.roundRect(left, top, wide, tall, 24);
    context.fill();
  };
  pad(x - 310, foot - 196, 620, 150, back);
  pad(x - 286, foot - 184, 280, 116, sofa);
  pad(x + 6, foot - 184, 280, 116, sofa);
  pad(x - 360, foot - 140, 84, 140, back);
  pad(x + 276, foot - 140, 84, 140, back);
  pad(x - 290, foot - 92, 580, 76, seat);
}
