import type { Random } from '../random.ts';
import { defineLandscape } from './define-landscape.ts';
import { fade, mix } from './paint/color.ts';
import { vertical } from './paint/fill.ts';
import { type Hour, inLight, lightGround } from './paint/hours.ts';
import { glow } from './paint/light.ts';
import { fillPath } from './paint/old-houses.ts';
import type { Stage } from './paint/stage.ts';
import { paintOldTown, type Town } from './village.ts';

/** A market in an old street: stalls of fruit under striped awnings on both sides. */
export const market = defineLandscape(
  'market',
  {
    colors: ['#e07a3a', '#b89a78'],
    hours: ['day', 'sunset', 'dawn', 'night', 'storm', 'autumn', 'snow', 'snow-night'],
  },
  (stage, hour) => paintMarket(stage, hour, 'european'),
);

/** The same in a town of Latin America. */
export const colonialMarket = defineLandscape(
  'colonial-market',
  {
    colors: ['#e8983a', '#b8a488'],
    hours: ['day', 'sunset', 'dawn', 'night', 'storm', 'autumn', 'snow', 'snow-night'],
  },
  (stage, hour) => paintMarket(stage, hour, 'colonial'),
);

function paintMarket(stage: Stage, hour: Hour, town: Town): void {
  const { width, height, random } = stage;
  paintOldTown(stage, hour, town);
  const spread = Math.max(width, height * 0.9);
  for (const [at, size] of [
    [0.17, 0.34],
    [0.26, 0.52],
    [0.385, 0.8],
  ] as const)
    for (const side of [-1, 1])
      paintStall(
        stage,
        random.fork(`stall ${at} ${side}`),
        {
          x: width / 2 + side * spread * at,
          foot: height * (0.61 + size * 0.33),
          width: height * 0.52 * size,
          awning: random.pick(awnings),
        },
        hour,
      );
  lightGround(stage, hour);
}

const awnings = ['#e0413a', '#2f8a6a', '#e8983a', '#3a78b8', '#c8487a'];
/** The fruit of a crate: in the light and in the shade. */
const fruit = [
  ['#ff8a72', '#c02a24'],
  ['#ffc06a', '#e07a12'],
  ['#ffe98a', '#e0a820'],
  ['#c4e87a', '#4f9a2c'],
  ['#c88ae0', '#6a2f8a'],
  ['#ff9ab0', '#d03a5a'],
] as const;

interface Stall {
  x: number;
  foot: number;
  width: number;
  awning: string;
}

function paintStall(stage: Stage, random: Random, { x, foot, width, awning }: Stall, hour: Hour): void {
  const { context } = stage;
  const tone = (color: string) => inLight(hour, color);
  const [left, right] = [x - width / 2, x + width / 2];
  const height = width * 0.92;
  const counter = foot - width * 0.34;
  context.fillStyle = fade('#140c14', 0.34);
  context.beginPath();
  context.ellipse(x, foot, width * 0.58, width * 0.05, 0, 0, 2 * Math.PI);
  context.fill();
  // The shade under the awning.
  context.fillStyle = fade(tone('#2a1a14'), 0.66);
  context.fillRect(left + width * 0.03, foot - height * 0.86, width * 0.94, height * 0.62);
  context.fillStyle = tone('#7a5638');
  for (const post of [left + width * 0.02, right - width * 0.05])
    context.fillRect(post, foot - height * 0.92, width * 0.03, height * 0.92);
  paintCrates(stage, random, { left, counter: counter - width * 0.06, width: width * 0.96, rows: 3 }, hour);
  context.fillStyle = vertical(context, counter, foot, [
    [0, tone('#c8945a')],
    [0.3, tone('#9a683c')],
    [1, tone('#5a3a22')],
  ]);
  context.fillRect(left, counter, width, foot - counter - width * 0.02);
  context.strokeStyle = fade(tone('#3a2414'), 0.6);
  context.lineWidth = Math.max(0.8, width * 0.006);
  context.beginPath();
  for (let plank = 1; plank < 4; plank += 1) {
    const y = counter + ((foot - counter) * plank) / 4;
    context.moveTo(left, y);
    context.lineTo(right, y);
  }
  context.stroke();
  paintCrates(
    stage,
    random,
    { left: left + width * 0.06, counter: foot - width * 0.02, width: width * 0.84, rows: 1 },
    hour,
  );
  if (hour.lamps > 0.4) {
    const lamp = { x, y: foot - height * 0.74 };
    glow(context, { ...lamp, radius: width * 0.6, color: '#ffc070', strength: 0.6 * hour.lamps });
    glow(context, { ...lamp, radius: width * 0.07, color: '#fff4d0', strength: 1 });
  }
  paintAwning(context, { x, width, top: foot - height * 1.12, bottom: foot - height * 0.82 }, tone, awning);
}

function paintAwning(
  context: Stage['context'],
  { x, width, top, bottom }: { x: number; width: number; top: number; bottom: number },
  tone: (color: string) => string,
  color: string,
): void {
  const stripes = 9;
  const at = (share: number, reach: number) => x + (share - 0.5) * width * reach;
  for (let stripe = 0; stripe < stripes; stripe += 1) {
    const plain = tone(stripe % 2 === 0 ? color : '#fff6e8');
    const [from, to] = [stripe / stripes, (stripe + 1) / stripes];
    context.fillStyle = vertical(context, top, bottom, [
      [0, mix(plain, '#ffffff', 0.16)],
      [1, mix(plain, '#180c14', 0.12)],
    ]);
    fillPath(context, [
      [at(from, 0.94), top],
      [at(to, 0.94) + 0.5, top],
      [at(to, 1.16) + 0.5, bottom],
      [at(from, 1.16), bottom],
    ]);
    context.fillStyle = mix(plain, '#180c14', 0.24);
    const [left, right] = [at(from, 1.16), at(to, 1.16)];
    context.beginPath();
    context.moveTo(left, bottom - 0.5);
    context.lineTo(right, bottom - 0.5);
    context.lineTo(right, bottom + width * 0.03);
    context.arc((left + right) / 2, bottom + width * 0.03, (right - left) / 2, 0, Math.PI);
    context.fill();
  }
}

/** Crates side by side, each heaped with one fruit. */
function paintCrates(
  { context }: Stage,
  random: Random,
  { left, counter, width, rows }: { left: number; counter: number; width: number; rows: number },
  hour: Hour,
): void {
  const crates = 5;
  const wide = width / crates;
  const radius = wide * 0.17;
  for (let crate = 0; crate < crates; crate += 1) {
    const [light, dark] = random.pick(fruit);
    for (let row = rows; row >= 0; row -= 1) {
      const count = 4 - row * 0.6;
      for (let piece = 0; piece < count; piece += 1) {
        const cx =
          left +
          wide * crate +
          wide * 0.1 +
          radius +
          ((wide * 0.8 - radius * 2) * piece) / Math.max(1, count - 1) +
          row * radius * 0.4;
        const cy = counter - radius * (0.7 + row * 1.15);
        const body = context.createRadialGradient(
          cx - radius * 0.34,
          cy - radius * 0.4,
          radius * 0.1,
          cx,
          cy,
          radius,
        );
        body.addColorStop(0, inLight(hour, light));
        body.addColorStop(1, inLight(hour, dark));
        context.fillStyle = body;
        context.beginPath();
        context.arc(Math.min(cx, left + wide * (crate + 0.94)), cy, radius, 0, 2 * Math.PI);
        context.fill();
      }
    }
    context.fillStyle = vertical(context, counter - radius * 0.8, counter + wide * 0.16, [
      [0, inLight(hour, '#dcae74')],
      [1, inLight(hour, '#8a5c34')],
    ]);
    context.fillRect(left + wide * (crate + 0.03), counter - radius * 0.7, wide * 0.94, wide * 0.3);
  }
}
