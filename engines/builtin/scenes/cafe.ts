import type { Random } from '../random.ts';
import { defineInterior, type Indoors } from './interior.ts';
import { fade, mix } from './paint/color.ts';
import { linear, vertical } from './paint/fill.ts';
import { glow } from './paint/light.ts';
import { paintOldHouse, townColors } from './paint/old-houses.ts';
import { paintLamp, paintWall, paintWindowLight } from './paint/room.ts';
import type { Stage } from './paint/stage.ts';
import { paintTable } from './paint/table.ts';

/** A café: a wide window onto the street, a counter with shelves, hanging lamps, tables and chairs. */
export const cafe = defineInterior('cafe', ['#b8703c', '#7a4a2c'], (stage, room) => {
  const { context, width, height, focus, random } = stage;
  const floor = height * 0.74;
  const side = focus.x > width / 2 ? -1 : 1;
  const { tone } = room;
  paintWall(stage, random.fork('wall'), floor, {
    colors: [tone('#5a3422'), tone('#b07a52'), tone('#ecc8a0')],
    rough: 0.4,
    course: 26,
  });
  const window = {
    x: width / 2 + side * width * 0.06,
    y: height * 0.1,
    width: width * 0.4,
    height: height * 0.46,
  };
  if (side < 0) window.x -= window.width;
  paintStreetWindow(stage, random.fork('window'), window, room);
  paintShelves(stage, random.fork('shelves'), width / 2 - side * width * 0.3, floor, room);
  paintTable(stage, random.fork('floor'), floor, {
    wood: [tone('#3a2012'), tone('#7a4a28'), tone('#b8804c'), tone('#f0c490')],
    light: room.lamp,
  });
  paintWindowLight(stage, {
    x: window.x - side * 60,
    y: floor + 10,
    width: window.width * 0.9,
    height: 120,
    slant: -0.6 * side,
    color: room.outside.orb,
    strength: 0.3 * (1.1 - room.lamps),
  });
  for (const [at, size] of [
    [0.12, 0.8],
    [0.3, 0.64],
    [0.74, 0.66],
    [0.92, 0.86],
  ] as const)
    paintSeat(stage, width * at, floor + height * 0.08 * size, height * 0.26 * size, room);
  for (const at of [-0.32, -0.1, 0.12, 0.34])
    paintLamp(
      stage,
      width / 2 + at * width,
      height * 0.1,
      tone('#2c2420'),
      room.lamps > 0.5 ? room.lamp : '#fff4e0',
    );
  glow(context, { ...focus, radius: 520, color: room.lamp, strength: 0.2 + room.lamps * 0.14 });
});

interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A window with the houses across the street. */
export function paintStreetWindow(
  stage: Stage,
  random: Random,
  { x, y, width, height }: Area,
  { outside, tone }: Indoors,
): void {
  const { context } = stage;
  const frame = tone('#3a2a22');
  context.fillStyle = frame;
  context.fillRect(x - 12, y - 12, width + 24, height + 24);
  context.save();
  context.beginPath();
  context.rect(x, y, width, height);
  context.clip();
  context.fillStyle = vertical(context, y, y + height, [
    [0, outside.sky[1]],
    [1, outside.sky[3]],
  ]);
  context.fillRect(x, y, width, height);
  for (let left = x - 20; left < x + width; ) {
    const wide = height * random.between(0.34, 0.46);
    paintOldHouse(
      stage,
      random,
      {
        x: left + wide / 2,
        foot: y + height * 0.94,
        width: wide,
        height: height * random.between(0.5, 0.68),
        wall: random.pick(townColors.walls),
        roof: random.pick(townColors.roofs),
        isTimbered: false,
        isGabled: random.next() < 0.5,
        shutters: random.pick(townColors.shutters),
        haze: 0.24,
      },
      outside,
    );
    left += wide;
  }
  const glare = context.createLinearGradient(x, y, x + width * 0.7, y + height);
  for (const [offset, opacity] of [
    [0, 0.3],
    [0.3, 0.04],
    [0.34, 0.18],
    [0.5, 0],
  ] as const)
    glare.addColorStop(offset, fade('#ffffff', opacity));
  context.fillStyle = glare;
  context.fillRect(x, y, width, height);
  context.restore();
  context.fillStyle = frame;
  for (const share of [1 / 3, 2 / 3]) context.fillRect(x + width * share - 4, y, 8, height);
  context.fillRect(x, y + height * 0.24, width, 7);
  context.fillStyle = tone('#6a4a34');
  context.fillRect(x - 24, y + height + 10, width + 48, 16);
}

/** Shelves of cups and jars above a counter with a coffee machine. */
function paintShelves(stage: Stage, random: Random, middle: number, floor: number, { tone }: Indoors): void {
  const { context, width, height } = stage;
  const wide = Math.max(260, width * 0.28);
  const left = middle - wide / 2;
  for (const share of [0.2, 0.34]) {
    const y = height * share;
    for (let x = left + 10; x < left + wide - 24; ) {
      const size = random.between(14, 26);
      const color = tone(random.pick(['#f4ece0', '#d8704a', '#4a7a6a', '#e8b84a', '#8a5a3c', '#c8d4d8']));
      context.fillStyle = linear(
        context,
        [x, 0],
        [x + size, 0],
        [
          [0, mix(color, '#ffffff', 0.24)],
          [1, mix(color, '#180c10', 0.4)],
        ],
      );
      const tall = size * random.between(1, 1.9);
      context.beginPath();
      context.roundRect(x, y - tall, size, tall, 4);
      context.fill();
      x += size + random.between(5, 14);
    }
    context.fillStyle = vertical(context, y, y + 12, [
      [0, tone('#b8804c')],
      [1, tone('#5a3620')],
    ]);
    context.fillRect(left, y, wide, 12);
  }
  const top = floor - height * 0.19;
  context.fillStyle = linear(
    context,
    [left + wide * 0.3, top - 90],
    [left + wide * 0.7, top],
    [
      [0, tone('#f0f0f0')],
      [0.5, tone('#a8acb4')],
      [1, tone('#50545c')],
    ],
  );
  context.beginPath();
  context.roundRect(left + wide * 0.34, top - 84, wide * 0.36, 88, 8);
  context.fill();
  context.fillStyle = tone('#2a2628');
  context.fillRect(left + wide * 0.38, top - 50, wide * 0.28, 34);
  context.fillStyle = vertical(context, top, floor, [
    [0, tone('#8a5634')],
    [1, tone('#3f2416')],
  ]);
  context.fillRect(left - 30, top, wide + 60, floor - top + 14);
  context.fillStyle = tone('#dcb486');
  context.fillRect(left - 40, top - 8, wide + 80, 16);
}

/** A round table with a cup, between two chairs. */
function paintSeat({ context }: Stage, x: number, foot: number, height: number, { tone }: Indoors): void {
  const wood = tone('#a86c3c');
  const iron = tone('#2a2426');
  context.fillStyle = fade('#100808', 0.4);
  context.beginPath();
  context.ellipse(x, foot, height * 0.7, height * 0.07, 0, 0, 2 * Math.PI);
  context.fill();
  for (const side of [-1, 1]) {
    const seat = x + side * height * 0.62;
    context.strokeStyle = iron;
    context.lineWidth = height * 0.035;
    context.beginPath();
    context.moveTo(seat + side * height * 0.16, foot);
    context.quadraticCurveTo(
      seat + side * height * 0.15,
      foot - height * 0.6,
      seat + side * height * 0.2,
      foot - height * 0.94,
    );
    context.moveTo(seat - side * height * 0.14, foot);
    context.lineTo(seat - side * height * 0.12, foot - height * 0.44);
    context.stroke();
    context.fillStyle = wood;
    context.beginPath();
    context.ellipse(seat, foot - height * 0.46, height * 0.2, height * 0.05, 0, 0, 2 * Math.PI);
    context.fill();
    context.beginPath();
    context.ellipse(
      seat + side * height * 0.185,
      foot - height * 0.82,
      height * 0.04,
      height * 0.15,
      side * 0.06,
      0,
      2 * Math.PI,
    );
    context.fill();
  }
  context.fillStyle = iron;
  context.fillRect(x - height * 0.025, foot - height * 0.66, height * 0.05, height * 0.64);
  context.beginPath();
  context.ellipse(x, foot - height * 0.01, height * 0.2, height * 0.035, 0, 0, 2 * Math.PI);
  context.fill();
  context.fillStyle = linear(
    context,
    [x - height * 0.4, 0],
    [x + height * 0.4, 0],
    [
      [0, mix(wood, '#ffffff', 0.3)],
      [1, mix(wood, '#140808', 0.3)],
    ],
  );
  context.beginPath();
  context.ellipse(x, foot - height * 0.68, height * 0.4, height * 0.085, 0, 0, 2 * Math.PI);
  context.fill();
  context.fillStyle = tone('#fbf6ee');
  context.beginPath();
  context.ellipse(x - height * 0.08, foot - height * 0.69, height * 0.1, height * 0.026, 0, 0, 2 * Math.PI);
  context.roundRect(x - height * 0.13, foot - height * 0.78, height * 0.1, height * 0.09, height * 0.03);
  context.fill();
}
