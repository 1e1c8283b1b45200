import { defineScene, moodsOf } from './define-scene.ts';
import { evenStops, fade, mix } from './paint/color.ts';
import { fillDown } from './paint/fill.ts';
import { glow } from './paint/light.ts';
import { paintCloudVeil, paintOrb, paintSky } from './paint/sky.ts';
import type { Stage } from './paint/stage.ts';

/** An open road that runs to the horizon between fields and hills. */
interface RoadPaint {
  sky: readonly [string, string, string];
  hill: readonly [string, string];
  field: readonly [string, string];
  asphalt: readonly [string, string];
  sun: string;
}

const { darkMood, lightMood } = moodsOf<RoadPaint, [primary: string, accent: string]>(
  (paint, [primary, accent]) => ({
    primary,
    secondary: paint.field[0],
    accent,
    glow: paint.sun,
    shadow: mix(paint.asphalt[1], '#000000', 0.5),
  }),
);

export const road = defineScene<RoadPaint>(
  'road',
  [
    darkMood('sunset', ['#e8783a', '#ffe14d'], {
      sky: ['#2a1a5a', '#d8486a', '#ffb45a'],
      hill: ['#4a2458', '#8a3c58'],
      field: ['#a8582a', '#3a1c1c'],
      asphalt: ['#7a5a5a', '#241a20'],
      sun: '#ffd88a',
    }),
    lightMood('day', ['#4fa0e0', '#e8233f'], {
      sky: ['#2f8ff0', '#8accfb', '#e8f8ff'],
      hill: ['#5f8fb0', '#7fb48a'],
      field: ['#9ac05a', '#5a8a34'],
      asphalt: ['#a4a6ac', '#5a5c62'],
      sun: '#fffbe0',
    }),
    darkMood('night', ['#2f4fa8', '#ffd83d'], {
      sky: ['#030818', '#0f2150', '#33508f'],
      hill: ['#0a1430', '#142048'],
      field: ['#16243c', '#080d18'],
      asphalt: ['#34405a', '#0b0f18'],
      sun: '#cfe0ff',
    }),
    darkMood('storm', ['#4f7484', '#ffd83d'], {
      sky: ['#161e26', '#3f525c', '#94a6a8'],
      hill: ['#26343c', '#3a4c50'],
      field: ['#5a6a4a', '#26301f'],
      asphalt: ['#5f6a70', '#1a2024'],
      sun: '#e0ecf0',
    }),
  ],
  { bloom: 0.3, vignette: 0.45 },
  (stage, { paint, dark }) => {
    const { context, width, height, focus, random } = stage;
    const horizon = height * 0.54;
    const vanish = width / 2 + (focus.x - width / 2) * 0.35;
    paintSky(stage, horizon, evenStops(...paint.sky));
    paintOrb(stage, {
      x: vanish,
      y: horizon - 60,
      radius: 62,
      core: '#ffffff',
      halo: paint.sun,
      aura: paint.sun,
    });
    paintCloudVeil(stage, random.fork('clouds'), {
      top: 0,
      bottom: horizon,
      width: 600,
      height: 90,
      cover: 0.5,
      opacity: 0.7,
      light: { x: vanish, y: horizon },
      stops: evenStops(paint.sky[0], paint.sky[1], mix(paint.sky[2], '#ffffff', dark ? 0.1 : 0.6)),
    });
    for (const [row, color] of paint.hill.entries()) {
      const hills = random.fork(`hills ${row}`);
      const [a, b] = [hills.between(0, 9), hills.between(0, 9)];
      context.fillStyle = color;
      context.beginPath();
      context.moveTo(0, horizon + 4);
      for (let x = 0; x <= width + 16; x += 16) {
        const rise = 46 - row * 18 + 40 * Math.sin(x / 170 + a) * 0.6 + 18 * Math.sin(x / 61 + b);
        context.lineTo(x, horizon - Math.max(2, rise));
      }
      context.lineTo(width + 16, horizon + 4);
      context.fill();
    }
    fillDown(stage, horizon, height, [
      [0, paint.field[0]],
      [1, paint.field[1]],
    ]);
    paintAsphalt(stage, horizon, vanish, paint);
    glow(context, { x: vanish, y: horizon, radius: 520, color: paint.sun, strength: 0.6, flatness: 0.4 });
    glow(context, { ...focus, radius: 460, color: paint.sun, strength: 0.2 });
  },
);

function paintAsphalt(
  { context, width, height }: Stage,
  horizon: number,
  vanish: number,
  { asphalt, sun }: RoadPaint,
): void {
  const edge = (side: number, reach: number) => ({
    near: vanish + side * width * reach,
    far: vanish + side * 10,
  });
  const band = (
    left: { near: number; far: number },
    right: { near: number; far: number },
    fill: Stage['context']['fillStyle'],
  ) => {
    context.fillStyle = fill;
    context.beginPath();
    context.moveTo(left.far, horizon);
    context.lineTo(right.far, horizon);
    context.lineTo(right.near, height + 2);
    context.lineTo(left.near, height + 2);
    context.fill();
  };
  const tar = context.createLinearGradient(0, horizon, 0, height);
  tar.addColorStop(0, asphalt[0]);
  tar.addColorStop(1, asphalt[1]);
  band(edge(-1, 0.62), edge(1, 0.62), mix(asphalt[0], sun, 0.35));
  band(edge(-1, 0.58), edge(1, 0.58), tar);
  context.fillStyle = fade('#ffe9a0', 0.9);
  for (let dash = 0; dash < 7; dash += 1) {
    const [from, to] = [(dash / 7) ** 2.4, ((dash + 0.55) / 7) ** 2.4];
    const y = (share: number) => horizon + (height - horizon) * share;
    context.beginPath();
    context.moveTo(vanish - 1 - 12 * from, y(from));
    context.lineTo(vanish + 1 + 12 * from, y(from));
    context.lineTo(vanish + 1 + 14 * to, y(to));
    context.lineTo(vanish - 1 - 14 * to, y(to));
    context.fill();
  }
}
