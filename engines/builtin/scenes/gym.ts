import type { Random } from '../random.ts';
import { defineScene, moodsOf } from './define-scene.ts';
import { fade, mix } from './paint/color.ts';
import { fillDown, linear } from './paint/fill.ts';
import { glow } from './paint/light.ts';
import { paintWall } from './paint/room.ts';
import type { Stage } from './paint/stage.ts';

/** A gym: concrete, bars of light on the ceiling, racks of dumbbells and a rubber floor. */
interface GymPaint {
  wall: readonly [string, string, string];
  floor: readonly [string, string];
  steel: string;
  plate: string;
  light: string;
}

const { darkMood, lightMood } = moodsOf<GymPaint, [primary: string, accent: string]>(
  (paint, [primary, accent]) => ({
    primary,
    secondary: paint.wall[1],
    accent,
    glow: paint.light,
    shadow: mix(paint.wall[0], '#000000', 0.6),
  }),
);

export const gym = defineScene<GymPaint>(
  'gym',
  [
    darkMood('red', ['#d8303a', '#ffe14d'], {
      wall: ['#120a0c', '#3a2226', '#8f4a4a'],
      floor: ['#34282c', '#0c080a'],
      steel: '#8a8f98',
      plate: '#b8202c',
      light: '#ff6a5a',
    }),
    darkMood('night', ['#2a78e0', '#ffe14d'], {
      wall: ['#080f1c', '#1e3048', '#4a7aa8'],
      floor: ['#233040', '#070b12'],
      steel: '#93a4b8',
      plate: '#1f6fd0',
      light: '#7fc8ff',
    }),
    lightMood('day', ['#7f8b98', '#e8233f'], {
      wall: ['#727a84', '#b6bec6', '#f4f6f8'],
      floor: ['#9aa4ae', '#545c66'],
      steel: '#5b646e',
      plate: '#e8a01f',
      light: '#ffffff',
    }),
    darkMood('neon', ['#a03af0', '#5ff0ff'], {
      wall: ['#0c0618', '#2c1a4a', '#7a4ab0'],
      floor: ['#2c2044', '#08050f'],
      steel: '#9a90b0',
      plate: '#3ae8d8',
      light: '#e07aff',
    }),
  ],
  { bloom: 0.3, vignette: 0.55 },
  (stage, { paint, dark }) => {
    const { context, width, height, focus, random } = stage;
    const floor = height * 0.74;
    paintWall(stage, random.fork('wall'), floor, { colors: paint.wall, rough: 0.55 });
    // Tubes of light that run towards the hero.
    for (let tube = -3; tube <= 3; tube += 1) {
      const x = focus.x + tube * 330;
      context.strokeStyle = fade(paint.light, dark ? 0.95 : 1);
      context.lineWidth = 9;
      context.beginPath();
      context.moveTo(x, -10);
      context.lineTo(focus.x + tube * 150, height * 0.13);
      context.stroke();
      glow(context, {
        x: (x + focus.x + tube * 150) / 2,
        y: height * 0.05,
        radius: 190,
        color: paint.light,
        strength: 0.55,
        flatness: 0.6,
      });
    }
    paintMirror(stage, floor, paint);
    paintRack(stage, random.fork('rack'), floor, paint);
    fillDown(stage, floor, height, [
      [0, paint.floor[0]],
      [1, paint.floor[1]],
    ]);
    context.strokeStyle = fade('#000000', 0.3);
    context.lineWidth = 3;
    context.beginPath();
    for (let mat = -9; mat <= 9; mat += 1) {
      context.moveTo(focus.x + mat * 110, floor);
      context.lineTo(focus.x + mat * 300, height);
    }
    for (const row of [0.14, 0.36, 0.7]) {
      context.moveTo(0, floor + (height - floor) * row);
      context.lineTo(width, floor + (height - floor) * row);
    }
    context.stroke();
    glow(context, {
      x: focus.x,
      y: floor + 40,
      radius: 560,
      color: paint.light,
      strength: 0.4,
      flatness: 0.2,
    });
    glow(context, { ...focus, radius: 480, color: paint.light, strength: 0.3 });
  },
);

function paintMirror({ context, width, height }: Stage, floor: number, { wall, light }: GymPaint): void {
  const top = height * 0.2;
  for (let pane = 0; pane < 5; pane += 1) {
    const x = (width / 5) * pane + 5;
    context.fillStyle = linear(
      context,
      [x, top],
      [x + width / 5, floor - 60],
      [
        [0, fade(mix(wall[2], light, 0.4), 0.5)],
        [1, fade(mix(wall[0], light, 0.12), 0.5)],
      ],
    );
    context.fillRect(x, top, width / 5 - 10, floor - top - 70);
    context.fillStyle = fade('#ffffff', 0.1);
    context.beginPath();
    context.moveTo(x + 40, top);
    context.lineTo(x + 110, top);
    context.lineTo(x + 20, floor - 70);
    context.lineTo(x, floor - 70);
    context.fill();
  }
}

/** Two shelves of dumbbells along the wall. */
function paintRack(
  { context, width }: Stage,
  random: Random,
  floor: number,
  { steel, plate }: GymPaint,
): void {
  for (const [shelf, scale] of [
    [floor - 104, 0.86],
    [floor - 34, 1],
  ] as const) {
    context.fillStyle = mix(steel, '#000000', 0.55);
    context.fillRect(-5, shelf + 15, width + 10, 11);
    for (let x = random.between(0, 30); x < width; x += 92) {
      const radius = random.between(17, 24) * scale;
      context.fillStyle = steel;
      context.fillRect(x, shelf - 4, 66, 8);
      for (const end of [x + 6, x + 60]) {
        const isColored = random.next() < 0.3;
        const color = isColored ? plate : '#23262c';
        context.fillStyle = linear(
          context,
          [0, shelf - radius],
          [0, shelf + radius],
          [
            [0, mix(color, '#ffffff', 0.32)],
            [1, mix(color, '#000000', 0.4)],
          ],
        );
        context.beginPath();
        context.roundRect(end - 10, shelf - radius, 20, radius * 2, 5);
        context.fill();
      }
    }
  }
}
