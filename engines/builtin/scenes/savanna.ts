import type { Random } from '../random.ts';
import { defineLandscape } from './define-landscape.ts';
import { fade, mix } from './paint/color.ts';
import { linear, vertical } from './paint/fill.ts';
import { fillGround, paintGrass, rollingGround } from './paint/hills.ts';
import { type Hour, inLight, lightGround, paintHour } from './paint/hours.ts';
import { glow } from './paint/light.ts';
import type { Stage } from './paint/stage.ts';

/** Dry grassland with umbrella-shaped acacias under a wide sky. */
export const savanna = defineLandscape(
  'savanna',
  { colors: ['#d8a040', '#c8963c'], hours: ['sunset', 'day', 'dawn', 'night', 'storm'] },
  (stage, hour) => {
    const { context, width, height, focus, random } = stage;
    const horizon = height * 0.6;
    const sun = paintHour(stage, hour, horizon);
    const blue = mix(inLight(hour, '#8f8aa8'), hour.sky[3], 0.45);
    fillGround(stage, rollingGround(random.fork('far'), { base: horizon - 30, rise: 44, swell: 520 }), blue);
    context.fillStyle = vertical(context, horizon - 8, height, [
      [0, mix(inLight(hour, '#ecca7a'), hour.sky[3], 0.3)],
      [0.3, inLight(hour, '#dcaa4e')],
      [1, inLight(hour, '#8a5f28')],
    ]);
    context.fillRect(0, horizon - 8, width, height);
    glow(context, { x: sun.x, y: horizon, radius: 460, color: hour.orb, strength: 0.5, flatness: 0.3 });
    for (let tree = 0; tree < 11; tree += 1)
      paintAcacia(
        stage,
        random.fork(`far ${tree}`),
        random.next() * width,
        horizon + random.between(-4, 14),
        random.between(34, 70),
        hour,
        0.34,
      );
    const side = focus.x > width / 2 ? -1 : 1;
    paintTufts(stage, random.fork('tufts'), horizon, hour);
    paintAcacia(
      stage,
      random.fork('middle'),
      width / 2 - side * width * 0.34,
      height * 0.7,
      height * 0.3,
      hour,
      0.1,
    );
    paintAcacia(
      stage,
      random.fork('near'),
      width / 2 + side * width * 0.36,
      height * 0.82,
      height * 0.66,
      hour,
      0,
    );
    paintGrass(
      stage,
      random.fork('near grass'),
      (x) => height + 10 - Math.abs(x / width - 0.5) * 120,
      inLight(hour, '#7a5a24'),
      96,
    );
    lightGround(stage, hour);
  },
);

function paintAcacia(
  { context }: Stage,
  random: Random,
  x: number,
  foot: number,
  height: number,
  hour: Hour,
  haze: number,
): void {
  const tone = (color: string) => mix(inLight(hour, color), hour.sky[3], haze);
  const top = foot - height;
  const wide = height * 0.62;
  context.fillStyle = fade('#201008', 0.24 - haze * 0.3);
  context.beginPath();
  context.ellipse(x, foot, wide * 0.8, height * 0.03, 0, 0, 2 * Math.PI);
  context.fill();
  context.strokeStyle = linear(
    context,
    [x - height * 0.1, 0],
    [x + height * 0.1, 0],
    [
      [0, tone('#7a5638')],
      [1, tone('#33231a')],
    ],
  );
  for (const [lean, thick] of [
    [-0.56, 0.03],
    [0.5, 0.034],
    [-0.14, 0.03],
    [0.86, 0.02],
    [-0.9, 0.018],
  ] as const) {
    context.lineWidth = height * thick;
    context.beginPath();
    context.moveTo(x, foot);
    context.quadraticCurveTo(
      x + wide * lean * 0.08,
      foot - height * 0.5,
      x + wide * lean * 0.8,
      top + height * 0.2,
    );
    context.stroke();
  }
  for (const [share, color] of [
    [0, mix(tone('#3a4a20'), '#0a0a10', 0.2)],
    [0.34, tone('#56682a')],
    [0.68, tone('#7f8f38')],
    [1, tone('#b4b04e')],
  ] as const) {
    context.fillStyle = color;
    context.beginPath();
    const count = height > 150 ? 70 : 22;
    for (let leaf = 0; leaf < count; leaf += 1) {
      const across = random.between(-1, 1);
      const cx = x + across * wide * (1 - share * 0.16) - share * wide * 0.06;
      const dome = (1 - across * across) * height * 0.12;
      const cy = top + height * 0.18 - random.next() * dome - share * height * 0.05;
      const radius = height * random.between(0.02, 0.05) * (1.2 - share * 0.5);
      context.moveTo(cx + radius * 1.9, cy);
      context.ellipse(cx, cy, radius * 1.9, radius, 0, 0, 2 * Math.PI);
    }
    context.fill();
  }
}

function paintTufts({ context, width, height }: Stage, random: Random, horizon: number, hour: Hour): void {
  for (let tuft = 0; tuft < 190; tuft += 1) {
    const near = (tuft / 190) ** 1.7;
    const y = horizon + 6 + near * (height - horizon);
    const x = random.next() * width;
    const tall = 6 + near * 40;
    context.strokeStyle = inLight(hour, random.pick(['#f0cf7a', '#c08f3a', '#a87830', '#e4b85a']));
    context.lineWidth = 0.8 + near * 1.8;
    context.beginPath();
    for (let blade = -3; blade <= 3; blade += 1) {
      context.moveTo(x + blade * tall * 0.06, y);
      context.quadraticCurveTo(
        x + blade * tall * 0.08,
        y - tall * 0.6,
        x + blade * tall * 0.2 + random.between(-3, 3),
        y - tall * random.between(0.7, 1.1),
      );
    }
    context.stroke();
  }
}
