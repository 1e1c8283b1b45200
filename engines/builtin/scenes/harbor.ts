import type { Random } from '../random.ts';
import { defineLandscape } from './define-landscape.ts';
import { fade, mix } from './paint/color.ts';
import { vertical } from './paint/fill.ts';
import { fillGround, rollingGround } from './paint/hills.ts';
import { type Hour, inLight, lightGround, paintHour } from './paint/hours.ts';
import { fillPath, paintOldHouse, paintStreetLamp, townColors } from './paint/old-houses.ts';
import type { Stage } from './paint/stage.ts';
import { paintGlitter, paintReflection } from './paint/water.ts';

/** A small port: coloured houses along the quay, boats on the water, and a pier of planks to stand on. */
export const harbor = defineLandscape(
  'harbor',
  { colors: ['#3a8fc0', '#3f7a98'], hours: ['day', 'sunset', 'dawn', 'night', 'storm'] },
  (stage, hour) => {
    const { context, width, height, random } = stage;
    const waterline = height * 0.56;
    const sun = paintHour(stage, hour, waterline);
    const hill = rollingGround(random.fork('hill'), { base: waterline - 96, rise: 60, swell: 420 });
    fillGround(
      stage,
      hill,
      vertical(context, waterline - 160, waterline, [
        [0, mix(inLight(hour, '#6a9a70'), hour.sky[3], 0.42)],
        [1, mix(inLight(hour, '#6a9a70'), hour.sky[3], 0.6)],
      ]),
    );
    paintQuay(stage, random.fork('quay'), waterline, hour);
    context.fillStyle = vertical(context, waterline, height, [
      [0, mix(inLight(hour, '#4f9ab8'), hour.sky[2], 0.3)],
      [1, inLight(hour, '#123f5c')],
    ]);
    context.fillRect(0, waterline + 22, width, height);
    paintReflection(stage, random.fork('reflection'), {
      waterline: waterline + 22,
      opacity: 0.62,
      ripple: 3.4,
    });
    paintGlitter(stage, random.fork('glitter'), {
      x: sun.x,
      waterline: waterline + 24,
      bottom: height * 0.9,
      color: hour.orb,
      width: 190,
      count: 90,
      opacity: 0.34,
    });
    for (const [at, size] of [
      [0.24, 1],
      [0.74, 0.9],
      [0.08, 1.5],
      [0.9, 1.7],
    ] as const)
      paintMoored(stage, `boat ${at}`, { x: at * width, foot: waterline + 4 + size * 32, size }, hour);
    paintPier(stage, random.fork('pier'), height * 0.85, hour);
    lightGround(stage, hour);
  },
);

const bright = ['#e8745a', '#f2c14a', '#5aa8b8', '#f4e4cc', '#d8687a', '#8fb86a', '#7a9ad0'];

function paintQuay(stage: Stage, random: Random, waterline: number, hour: Hour): void {
  const { context, width, height } = stage;
  for (let x = -20; x < width + 40; ) {
    const wide = height * random.between(0.1, 0.135);
    paintOldHouse(
      stage,
      random,
      {
        x: x + wide / 2,
        foot: waterline + 6,
        width: wide,
        height: height * random.between(0.13, 0.22),
        wall: random.pick(bright),
        roof: random.pick(townColors.roofs),
        isTimbered: false,
        isGabled: random.next() < 0.6,
        shutters: random.pick(townColors.shutters),
        haze: 0.12,
      },
      hour,
    );
    x += wide * 1.01;
  }
  context.fillStyle = vertical(context, waterline, waterline + 24, [
    [0, inLight(hour, '#c8bca8')],
    [0.3, inLight(hour, '#8f8474')],
    [1, inLight(hour, '#4a4438')],
  ]);
  context.fillRect(0, waterline + 4, width, 20);
  for (let lamp = 1; lamp < 8; lamp += 2)
    paintStreetLamp(stage, (width * lamp) / 8, waterline + 6, height * 0.12, hour);
}

/** A boat and its mirror image in the water. */
function paintMoored(
  stage: Stage,
  name: string,
  { x, foot, size }: { x: number; foot: number; size: number },
  hour: Hour,
): void {
  const { context, height, random } = stage;
  const tall = height * 0.2 * size;
  context.save();
  context.globalAlpha = 0.26;
  context.translate(0, 2 * foot);
  context.scale(1, -0.8);
  context.translate(0, foot * 0.25);
  paintBoat(stage, random.fork(name), x, foot, tall, hour);
  context.restore();
  paintBoat(stage, random.fork(name), x, foot, tall, hour);
}

/** A moored boat with a mast and its rigging. */
function paintBoat(
  { context }: Stage,
  random: Random,
  x: number,
  foot: number,
  height: number,
  hour: Hour,
): void {
  const hull = inLight(hour, random.pick(['#d84a3a', '#2f6aa8', '#f4f0e6', '#2f8a6a', '#e8a83a']));
  const wide = height * 0.62;
  context.strokeStyle = inLight(hour, '#6a4a30');
  context.lineWidth = Math.max(1.6, height * 0.022);
  context.beginPath();
  context.moveTo(x, foot);
  context.lineTo(x, foot - height);
  context.moveTo(x, foot - height * 0.3);
  context.lineTo(x + wide * 0.5, foot - height * 0.34);
  context.stroke();
  context.strokeStyle = fade(inLight(hour, '#3a3230'), 0.7);
  context.lineWidth = 1;
  context.beginPath();
  context.moveTo(x, foot - height * 0.98);
  context.lineTo(x - wide * 0.62, foot - height * 0.16);
  context.moveTo(x, foot - height * 0.98);
  context.lineTo(x + wide * 0.6, foot - height * 0.16);
  context.stroke();
  // The furled sail.
  context.fillStyle = inLight(hour, '#f4ecdc');
  context.beginPath();
  context.ellipse(x + wide * 0.26, foot - height * 0.335, wide * 0.27, height * 0.026, -0.05, 0, 2 * Math.PI);
  context.fill();
  context.fillStyle = inLight(hour, '#ece4d4');
  context.beginPath();
  context.roundRect(x - wide * 0.28, foot - height * 0.27, wide * 0.34, height * 0.14, 4);
  context.fill();
  context.fillStyle = hour.lamps > 0.5 ? '#ffd27a' : inLight(hour, '#4a7a98');
  context.fillRect(x - wide * 0.22, foot - height * 0.24, wide * 0.09, height * 0.06);
  context.fillRect(x - wide * 0.08, foot - height * 0.24, wide * 0.09, height * 0.06);
  context.fillStyle = vertical(context, foot - height * 0.16, foot + 2, [
    [0, mix(hull, '#ffffff', 0.18)],
    [0.5, hull],
    [1, mix(hull, '#0a1020', 0.45)],
  ]);
  context.beginPath();
  context.moveTo(x - wide * 0.68, foot - height * 0.17);
  context.quadraticCurveTo(x, foot - height * 0.1, x + wide * 0.64, foot - height * 0.15);
  context.quadraticCurveTo(x + wide * 0.54, foot + 2, x + wide * 0.3, foot + 2);
  context.lineTo(x - wide * 0.34, foot + 2);
  context.quadraticCurveTo(x - wide * 0.58, foot, x - wide * 0.68, foot - height * 0.17);
  context.fill();
  context.strokeStyle = inLight(hour, '#ffffff');
  context.lineWidth = height * 0.018;
  context.beginPath();
  context.moveTo(x - wide * 0.67, foot - height * 0.155);
  context.quadraticCurveTo(x, foot - height * 0.085, x + wide * 0.63, foot - height * 0.135);
  context.stroke();
}

/** Planks across the picture, with posts. */
export function paintPier({ context, width, height }: Stage, random: Random, top: number, hour: Hour): void {
  context.fillStyle = fade('#04101c', 0.4);
  context.fillRect(0, top - 10, width, 12);
  const middle = width / 2;
  for (let plank = -14; plank < 14; plank += 1) {
    const wood = inLight(hour, mix('#b98a5a', '#7d5a3a', random.next()));
    const at = (edge: number, y: number) => middle + edge * (y > top ? 170 : 92);
    context.fillStyle = vertical(context, top, height, [
      [0, mix(wood, '#ffffff', 0.14)],
      [1, mix(wood, '#10080c', 0.3)],
    ]);
    fillPath(context, [
      [at(plank, top) + 1, top],
      [at(plank + 1, top) - 1, top],
      [at(plank + 1, height) - 2, height + 2],
      [at(plank, height) + 2, height + 2],
    ]);
  }
  context.fillStyle = fade('#1a0e08', 0.5);
  context.fillRect(0, top, width, 3);
  for (const share of [0.05, 0.27, 0.76, 0.96]) {
    const wood = inLight(hour, '#7a5638');
    const x = share * width;
    context.fillStyle = mix(wood, '#ffffff', 0.1);
    context.fillRect(x - 13, top - 58, 11, 74);
    context.fillStyle = mix(wood, '#10080c', 0.3);
    context.fillRect(x - 2, top - 58, 15, 74);
    context.fillStyle = mix(wood, '#ffffff', 0.34);
    context.beginPath();
    context.ellipse(x, top - 58, 13, 5, 0, 0, 2 * Math.PI);
    context.fill();
  }
}
