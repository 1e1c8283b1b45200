import { defineScene, moodsOf } from './define-scene.ts';
import { paintSkyline } from './paint/buildings.ts';
import { evenStops, fade, mix } from './paint/color.ts';
import { fillDown, linear } from './paint/fill.ts';
import { glow } from './paint/light.ts';
import { paintLamp } from './paint/room.ts';
import type { Stage } from './paint/stage.ts';

/** An office high above the city: a front of glass, a desk with screens, lamps. */
interface OfficePaint {
  sky: readonly [string, string, string];
  towers: readonly [string, string];
  frame: string;
  desk: readonly [string, string];
  screen: string;
  light: string;
}

const { darkMood, lightMood } = moodsOf<OfficePaint, [primary: string, accent: string]>(
  (paint, [primary, accent]) => ({
    primary,
    secondary: paint.desk[0],
    accent,
    glow: paint.light,
    shadow: mix(paint.frame, '#000000', 0.6),
  }),
);

export const office = defineScene<OfficePaint>(
  'office',
  [
    lightMood('day', ['#5f9fd0', '#e8233f'], {
      sky: ['#7fc4f4', '#c4e6fb', '#f6fcff'],
      towers: ['#9fbcd4', '#dcebf5'],
      frame: '#46525e',
      desk: ['#d8b890', '#a07a50'],
      screen: '#5ab4f0',
      light: '#ffffff',
    }),
    darkMood('evening', ['#d8704a', '#ffd83d'], {
      sky: ['#2a2058', '#b8506a', '#ffb070'],
      towers: ['#2a1c44', '#8f4a68'],
      frame: '#181420',
      desk: ['#7a4a34', '#301a14'],
      screen: '#ffb46a',
      light: '#ffcf9a',
    }),
    darkMood('night', ['#2f5fc0', '#ffd83d'], {
      sky: ['#040a20', '#0f2456', '#2f5a9c'],
      towers: ['#081028', '#1c3060'],
      frame: '#070a14',
      desk: ['#2a3450', '#0c1020'],
      screen: '#5fd0ff',
      light: '#8fc0ff',
    }),
    darkMood('golden', ['#d89a3a', '#e8233f'], {
      sky: ['#c8783a', '#f0b45a', '#fff0b8'],
      towers: ['#a8703a', '#f0c888'],
      frame: '#3a2618',
      desk: ['#b88a54', '#5a3a1e'],
      screen: '#7fd0e8',
      light: '#ffe8b0',
    }),
  ],
  { bloom: 0.24, vignette: 0.45 },
  (stage, { paint, dark }) => {
    const { context, width, height, focus, random } = stage;
    const sill = height * 0.68;
    fillDown(stage, 0, sill, evenStops(...paint.sky));
    paintSkyline(stage, random.fork('city'), {
      baseline: sill,
      height: [120, 330],
      width: [60, 130],
      top: paint.towers[0],
      foot: paint.towers[1],
      rim: { color: paint.light, x: focus.x, opacity: 0.35 },
      ...(dark && { windows: { colors: ['#ffe0a0', paint.light], lit: 0.5, size: 5, opacity: 0.85 } }),
    });
    glow(context, { ...focus, radius: 560, color: paint.light, strength: 0.4 });
    context.fillStyle = paint.frame;
    for (let bar = 0; bar <= 5; bar += 1) context.fillRect((width / 5) * bar - 6, 0, 12, sill);
    context.fillRect(0, height * 0.06, width, 9);
    context.fillStyle = fade('#ffffff', dark ? 0.05 : 0.16);
    for (let pane = 0; pane < 5; pane += 1) {
      const x = (width / 5) * pane;
      context.beginPath();
      context.moveTo(x + 60, 0);
      context.lineTo(x + 130, 0);
      context.lineTo(x + 50, sill);
      context.lineTo(x + 4, sill);
      context.fill();
    }
    fillDown(stage, sill, height, [
      [0, mix(paint.frame, paint.desk[1], 0.4)],
      [1, mix(paint.frame, '#000000', 0.4)],
    ]);
    paintDesk(stage, focus.x > width / 2 ? width * 0.26 : width * 0.74, height * 0.82, paint);
    paintLamp(stage, width * 0.5, height * 0.07, paint.frame, paint.light);
  },
);

function paintDesk(
  { context, width, height }: Stage,
  x: number,
  top: number,
  { desk, screen, frame }: OfficePaint,
): void {
  const monitor = (left: number, wide: number, tall: number) => {
    context.fillStyle = mix(frame, '#000000', 0.3);
    context.fillRect(left + wide / 2 - 14, top - 40, 28, 42);
    context.beginPath();
    context.roundRect(left, top - 40 - tall, wide, tall, 10);
    context.fill();
    context.fillStyle = linear(
      context,
      [left, top - 40 - tall],
      [left + wide, top - 40],
      [
        [0, mix(screen, '#ffffff', 0.3)],
        [1, mix(screen, '#000000', 0.35)],
      ],
    );
    context.fillRect(left + 9, top - 31 - tall, wide - 18, tall - 18);
    glow(context, {
      x: left + wide / 2,
      y: top - 40 - tall / 2,
      radius: wide * 0.9,
      color: screen,
      strength: 0.3,
    });
  };
  monitor(x - 210, 200, 124);
  monitor(x + 10, 200, 124);
  context.fillStyle = linear(
    context,
    [0, top],
    [0, height],
    [
      [0, desk[0]],
      [1, desk[1]],
    ],
  );
  context.fillRect(-2, top, width + 4, height - top + 2);
  context.fillStyle = fade('#ffffff', 0.35);
  context.fillRect(-2, top, width + 4, 4);
  context.fillStyle = mix(frame, '#ffffff', 0.12);
  context.beginPath();
  context.roundRect(x - 110, top + 26, 220, 22, 6);
  context.fill();
}
