import type { Random } from '../random.ts';
import { defineLandscape } from './define-landscape.ts';
import { mix } from './paint/color.ts';
import { vertical } from './paint/fill.ts';
import { fillGround, rollingGround } from './paint/hills.ts';
import { type Hour, inLight, lightGround, paintHour } from './paint/hours.ts';
import { glow } from './paint/light.ts';
import {
  colonialColors,
  fillPath,
  paintCobbles,
  paintOldHouse,
  paintStreetLamp,
  townColors,
} from './paint/old-houses.ts';
import type { Stage } from './paint/stage.ts';

/** The square of an old town: houses on both sides, a lane between them that leads to a church. */
export const village = defineLandscape(
  'village',
  {
    colors: ['#c8784a', '#a89a88'],
    hours: ['day', 'sunset', 'night', 'dawn', 'storm', 'autumn', 'snow', 'snow-night'],
  },
  (stage, hour) => paintSquare(stage, hour, 'european'),
);

/** The same in Latin America: painted walls, balconies, a white church with two towers. */
export const colonialTown = defineLandscape(
  'colonial-town',
  {
    colors: ['#e2725b', '#b8a488'],
    hours: ['day', 'sunset', 'night', 'dawn', 'storm', 'autumn', 'snow', 'snow-night'],
  },
  (stage, hour) => paintSquare(stage, hour, 'colonial'),
);

export type Town = 'european' | 'colonial';

function paintSquare(stage: Stage, hour: Hour, town: Town): void {
  paintOldTown(stage, hour, town);
  for (const [side, depth] of [
    [-1, 0.62],
    [1, 0.62],
    [-1, 0.3],
    [1, 0.3],
  ] as const)
    paintStreetLamp(
      stage,
      stage.width / 2 + side * stage.width * (0.12 + depth * 0.34),
      stage.height * (0.6 + depth * 0.3),
      stage.height * (0.16 + depth * 0.42),
      hour,
    );
  lightGround(stage, hour);
}

/** The rows of houses, from the farthest to the nearest: the place beside the middle, and the size. */
const rows = [
  { at: 0.12, size: 0.3, haze: 0.34 },
  { at: 0.2, size: 0.42, haze: 0.22 },
  { at: 0.3, size: 0.58, haze: 0.11 },
  { at: 0.43, size: 0.8, haze: 0.03 },
] as const;

export function paintOldTown(stage: Stage, hour: Hour, town: Town): void {
  const { context, width, height, random } = stage;
  const horizon = height * 0.6;
  const sun = paintHour(stage, hour, horizon);
  const hill = rollingGround(random.fork('hill'), { base: horizon - 46, rise: 40, swell: 460 });
  fillGround(
    stage,
    hill,
    vertical(context, horizon - 100, horizon + 10, [
      [0, mix(inLight(hour, hour.isSnowed ? '#e8f0f8' : '#7fa88a'), hour.sky[3], 0.4)],
      [1, mix(inLight(hour, hour.isSnowed ? '#e8f0f8' : '#7fa88a'), hour.sky[3], 0.62)],
    ]),
  );
  const church = { x: width / 2 + width * 0.035, foot: horizon + 6, height: height * 0.4 };
  if (town === 'colonial') paintWhiteChurch(stage, church, hour);
  else paintChurch(stage, church.x, church.foot, church.height, hour);
  const [light, dark] = hour.isSnowed ? (['#ffffff', '#c4d4e8'] as const) : (['#d6cbbb', '#6e6459'] as const);
  paintCobbles(stage, random.fork('cobbles'), horizon, [inLight(hour, light), inLight(hour, dark)]);
  glow(context, { x: sun.x, y: horizon, radius: 420, color: hour.sky[3], strength: 0.3, flatness: 0.4 });
  for (const [index, row] of rows.entries())
    for (const side of [-1, 1])
      paintRow(stage, random.fork(`row ${index} ${side}`), side, row, { hour, town });
}

function paintRow(
  stage: Stage,
  random: Random,
  side: number,
  { at, size, haze }: (typeof rows)[number],
  { hour, town }: { hour: Hour; town: Town },
): void {
  const isColonial = town === 'colonial';
  const colors = isColonial ? colonialColors : townColors;
  const unit = stage.height * 0.62 * size;
  const spread = Math.max(stage.width, stage.height * 1.2);
  paintOldHouse(
    stage,
    random,
    {
      x: stage.width / 2 + side * spread * (at + random.between(-0.008, 0.012)),
      foot: stage.height * (0.595 + size * 0.235),
      width: unit * random.between(0.62, 0.76),
      height: unit * random.between(0.86, 1.16),
      wall: random.pick(colors.walls),
      roof: hour.isSnowed ? '#f4f8fc' : random.pick(colors.roofs),
      isTimbered: random.next() < 0.5 && !isColonial,
      isGabled: random.next() < 0.62 && !isColonial,
      isColonial,
      shutters: random.pick(colors.shutters),
      haze,
    },
    hour,
  );
}

function paintChurch({ context }: Stage, x: number, foot: number, height: number, hour: Hour): void {
  const tone = (color: string) => mix(inLight(hour, color), hour.sky[2], 0.42);
  const wide = height * 0.17;
  context.fillStyle = tone('#d8cbb4');
  context.fillRect(x - wide / 2, foot - height * 0.66, wide, height * 0.66);
  context.fillStyle = tone('#a89a86');
  context.fillRect(x + wide * 0.1, foot - height * 0.66, wide * 0.4, height * 0.66);
  context.fillStyle = tone(hour.isSnowed ? '#f4f8fc' : '#7a4a3c');
  fillPath(context, [
    [x - wide * 0.62, foot - height * 0.65],
    [x, foot - height],
    [x + wide * 0.62, foot - height * 0.65],
  ]);
  context.fillStyle = tone(hour.lamps > 0.5 ? '#ffd27a' : '#4a5668');
  for (const drop of [0.56, 0.4]) {
    context.beginPath();
    context.roundRect(x - wide * 0.13, foot - height * drop, wide * 0.26, height * 0.08, wide * 0.13);
    context.fill();
  }
}

/** A front between two towers with bells and domes, and a cross on its gable. */
function paintWhiteChurch(
  { context }: Stage,
  { x, foot, height }: { x: number; foot: number; height: number },
  hour: Hour,
): void {
  const tone = (color: string) => mix(inLight(hour, color), hour.sky[2], 0.3);
  const wide = height * 0.62;
  const [left, top] = [x - wide / 2, foot - height * 0.5];
  const tower = wide * 0.26;
  context.fillStyle = tone('#f6efe0');
  context.fillRect(left, top, wide, foot - top);
  context.fillStyle = tone('#e8d9b8');
  fillPath(context, [
    [left + tower, top],
    [x, top - height * 0.14],
    [left + wide - tower, top],
  ]);
  context.fillStyle = tone('#d9a441');
  for (const y of [top, foot - height * 0.26])
    context.fillRect(left, y - height * 0.008, wide, height * 0.016);
  context.fillRect(x - height * 0.006, top - height * 0.24, height * 0.012, height * 0.1);
  context.fillRect(x - height * 0.024, top - height * 0.215, height * 0.048, height * 0.012);
  const dark = tone(hour.lamps > 0.5 ? '#ffd27a' : '#5a4438');
  for (const at of [left, left + wide - tower]) {
    context.fillStyle = tone('#fbf6ea');
    context.fillRect(at, foot - height * 0.74, tower, height * 0.74);
    context.fillStyle = tone(hour.isSnowed ? '#f4f8fc' : '#c0603c');
    context.beginPath();
    context.ellipse(
      at + tower / 2,
      foot - height * 0.74,
      tower * 0.56,
      height * 0.1,
      0,
      Math.PI,
      2 * Math.PI,
    );
    context.fill();
    context.fillStyle = dark;
    context.beginPath();
    context.roundRect(at + tower * 0.28, foot - height * 0.67, tower * 0.44, height * 0.11, [
      tower * 0.22,
      tower * 0.22,
      0,
      0,
    ]);
    context.fill();
  }
  context.fillStyle = dark;
  context.beginPath();
  context.roundRect(x - wide * 0.09, foot - height * 0.2, wide * 0.18, height * 0.2, [
    wide * 0.09,
    wide * 0.09,
    0,
    0,
  ]);
  context.fill();
  context.beginPath();
  context.arc(x, foot - height * 0.37, wide * 0.06, 0, 2 * Math.PI);
  context.fill();
}
