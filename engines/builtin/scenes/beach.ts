import { createNoise } from '../noise.ts';
import type { Random } from '../random.ts';
import { defineScene, moodsOf } from './define-scene.ts';
import { type OceanPaint, paintOpenSea } from './ocean.ts';
import { createRamp, evenStops, fade, mix } from './paint/color.ts';
import { paintField, writeRamp } from './paint/field.ts';
import { glow } from './paint/light.ts';
import type { Stage } from './paint/stage.ts';

/** Sand before the open sea: here one can stand. */
interface BeachPaint extends OceanPaint {
  /** Sand from the shade into the light. */
  sand: readonly [string, string, string];
  foam: string;
}

const { darkMood } = moodsOf<BeachPaint, [primary: string, accent: string]>((paint, [primary, accent]) => ({
  primary,
  secondary: paint.sky[1],
  accent,
  glow: paint.light,
  shadow: mix(paint.water[0], '#000000', 0.5),
}));

export const beach = defineScene<BeachPaint>(
  'beach',
  [
    darkMood('day', ['#12a8e8', '#ffd83d'], {
      sky: ['#0a6fe0', '#3fa8f5', '#a8e4ff', '#f0fcff'],
      light: '#fffff4',
      cloud: ['#a8d0ee', '#f4fbff', '#ffffff'],
      sunHeight: 0.62,
      heaped: true,
      water: ['#046a9a', '#0a98c8', '#2fc4dc', '#8fecec', '#f4ffff'],
      sand: ['#b98a4e', '#e8c48a', '#fff0c8'],
      foam: '#ffffff',
    }),
    darkMood('sunset', ['#ff7a4a', '#ffe14d'], {
      sky: ['#2a2270', '#b0407f', '#ff7f50', '#ffe6a0'],
      light: '#fff6d0',
      cloud: ['#6a2a70', '#f0708a', '#ffd8a8'],
      sunHeight: 0.08,
      heaped: false,
      water: ['#1a1a50', '#4a3480', '#b04f80', '#ff9a6a', '#fff0c0'],
      sand: ['#4a2a3a', '#a8604a', '#ffc088'],
      foam: '#ffe0c8',
    }),
    darkMood('night', ['#3f98e0', '#ffe14d'], {
      sky: ['#01061c', '#08265f', '#1f62a8', '#7fc8f0'],
      light: '#f2fbff',
      cloud: ['#0a2450', '#2f68a8', '#a0d8ff'],
      sunHeight: 0.5,
      heaped: false,
      hasStars: true,
      water: ['#010820', '#06204f', '#14508f', '#4f9fd8', '#e0f6ff'],
      sand: ['#0f1a38', '#34466e', '#8fa8d0'],
      foam: '#d0e8ff',
    }),
    darkMood('storm', ['#4f8a90', '#ffe14d'], {
      sky: ['#0a141f', '#24404f', '#5a8088', '#c8dcd0'],
      light: '#f4fff0',
      cloud: ['#0f1c26', '#3a5560', '#c0d4cc'],
      sunHeight: 0.2,
      heaped: false,
      water: ['#030d14', '#0c2a35', '#28525a', '#6a9a98', '#eafff4'],
      sand: ['#2c2a28', '#6a6458', '#a8a08c'],
      foam: '#eef6f2',
    }),
  ],
  { bloom: 0.28, vignette: 0.36 },
  (stage, { paint }) => {
    const { height, focus, random } = stage;
    paintOpenSea(stage, paint, height * 0.5);
    paintSand(stage, random.fork('sand'), height * 0.74, paint);
    glow(stage.context, {
      x: focus.x * 0.6 + stage.width * 0.2,
      y: height * 0.92,
      radius: 520,
      color: paint.light,
      strength: 0.22,
      flatness: 0.3,
    });
  },
);

/** Sand with ripples, wet where the last wave ran out. */
function paintSand(stage: Stage, random: Random, shore: number, paint: BeachPaint): void {
  const { context, width, height } = stage;
  const noise = createNoise(random);
  const ramp = createRamp(evenStops(...paint.sand));
  const line = (x: number) => shore + (noise.fractal(x / 460, 0.3, 2) - 0.5) * 60 + (x / width - 0.5) * 26;
  const below = (offset: number) => {
    context.beginPath();
    context.moveTo(-10, height + 10);
    for (let x = -10; x <= width + 10; x += 10) context.lineTo(x, line(x) + offset);
    context.lineTo(width + 10, height + 10);
    context.closePath();
  };
  for (const [offset, opacity] of [
    [-34, 0.16],
    [-22, 0.3],
    [-10, 0.85],
  ] as const) {
    below(offset);
    context.fillStyle = fade(paint.foam, opacity);
    context.fill();
  }
  context.save();
  below(0);
  context.clip();
  paintField(
    stage,
    (x, y, out, at) => {
      const near = (y - shore) / (height - shore);
      const wet = Math.max(0, 1 - (y - line(x)) / 60);
      const ripples = noise.fractal(x / (60 + near * 120), y / (10 + near * 22), 3) - 0.5;
      const grains = noise.value(x * 0.9, y * 0.9) - 0.5;
      writeRamp(ramp, 0.56 + ripples * 0.34 + grains * 0.12 - wet * 0.34 + near * 0.12, 255, out, at);
    },
    { area: { x: 0, y: shore - 50, width, height: height - shore + 50 }, fineness: 420 },
  );
  context.restore();
}
