import type { Random } from '../random.ts';
import { defineInterior, type Indoors } from './interior.ts';
import { fade, mix } from './paint/color.ts';
import { fillDown, linear, vertical } from './paint/fill.ts';
import { glow, lightRays } from './paint/light.ts';
import { fillPath } from './paint/old-houses.ts';
import { paintSparks } from './paint/particles.ts';
import type { Stage } from './paint/stage.ts';

/** The nave of a church: columns and arches on both sides, stained glass at the end, pews and candles. */
export const church = defineInterior('church', ['#c8a878', '#8a7660'], (stage, room) => {
  const { context, width, height, focus, random } = stage;
  const vanish = { x: width / 2 + (focus.x > width / 2 ? -1 : 1) * width * 0.03, y: height * 0.5 };
  const { tone } = room;
  fillDown(stage, 0, height, [
    [0, tone('#4a3c30')],
    [0.4, tone('#a08a6c')],
    [0.62, tone('#c4ac86')],
    [1, tone('#5a4a3c')],
  ]);
  paintVault(stage, vanish, room);
  paintApse(stage, random.fork('glass'), vanish, room);
  paintTiles(stage, vanish, room);
  for (const depth of [0.2, 0.32, 0.5, 0.78, 1.2])
    for (const side of [-1, 1] as const) paintPier(stage, vanish, side, depth, room);
  for (const depth of [0.26, 0.36, 0.5, 0.68, 0.92])
    for (const side of [-1, 1] as const) paintPew(stage, vanish, side, depth, room);
  lightRays(stage, random.fork('rays'), {
    x: vanish.x,
    y: height * 0.3,
    color: room.lamps > 0.95 ? '#8fa8ff' : '#ffe8b0',
    strength: 0.34,
    reach: height * 1.1,
    count: 22,
  });
  paintSparks(stage, random.fork('dust'), {
    count: 50,
    color: '#fff0c8',
    halo: '#ffd890',
    size: [0.6, 2.4],
    opacity: 0.5,
  });
  glow(context, { ...focus, radius: 480, color: room.lamp, strength: 0.2 });
});

interface Point {
  x: number;
  y: number;
}

/** A place of the nave: `across` -1 to 1 between its walls, `up` -1 floor to 1 springing of the vault. */
const at = (
  { width, height }: Stage,
  vanish: Point,
  depth: number,
  across: number,
  up: number,
): readonly [number, number] => [
  vanish.x + across * Math.max(width * 0.46, height * 0.5) * depth,
  vanish.y - up * height * 0.44 * depth,
];

function paintVault(stage: Stage, vanish: Point, { tone }: Indoors): void {
  const { context } = stage;
  for (const depth of [1.6, 1.2, 0.9, 0.66, 0.48, 0.35, 0.26]) {
    const [left, spring] = at(stage, vanish, depth, -1, 0.5);
    const [right] = at(stage, vanish, depth, 1, 0.5);
    const [, crown] = at(stage, vanish, depth, 0, 1.25);
    context.fillStyle = mix(tone('#6a5844'), tone('#dcc8a4'), Math.min(1, (1.3 - depth) * 0.9 + 0.1));
    context.beginPath();
    context.moveTo(left, spring);
    context.quadraticCurveTo(left + (vanish.x - left) * 0.2, crown, vanish.x, crown);
    context.quadraticCurveTo(right - (right - vanish.x) * 0.2, crown, right, spring);
    context.lineTo(right, vanish.y + 300 * depth);
    context.lineTo(left, vanish.y + 300 * depth);
    context.fill();
    context.strokeStyle = fade(tone('#f0dcb8'), 0.6);
    context.lineWidth = 10 * depth;
    context.beginPath();
    context.moveTo(left, spring);
    context.quadraticCurveTo(left + (vanish.x - left) * 0.2, crown, vanish.x, crown);
    context.quadraticCurveTo(right - (right - vanish.x) * 0.2, crown, right, spring);
    context.stroke();
  }
}

const glass = ['#d83a3a', '#2f6ad0', '#f2b83a', '#3aa86a', '#8a4ac0', '#f07a3a', '#4ac0d8'];

/** The wall behind the altar: three tall windows of coloured glass, and the altar with candles. */
function paintApse(stage: Stage, random: Random, vanish: Point, { tone, outside, lamps }: Indoors): void {
  const { context, height } = stage;
  const dim = outside.hasStars ? 0.45 : outside.cover > 0.8 ? 0.3 : 0.06;
  for (const [across, share] of [
    [-0.62, 0.8],
    [0.62, 0.8],
    [0, 1],
  ] as const) {
    const [x] = at(stage, vanish, 0.26, across, 0);
    const wide = height * 0.068;
    const tall = height * 0.3 * share;
    const top = vanish.y - tall * 0.78;
    context.save();
    context.beginPath();
    context.moveTo(x - wide / 2, top + tall);
    context.lineTo(x - wide / 2, top + wide * 0.7);
    context.quadraticCurveTo(x - wide / 2, top + wide * 0.1, x, top - wide * 0.2);
    context.quadraticCurveTo(x + wide / 2, top + wide * 0.1, x + wide / 2, top + wide * 0.7);
    context.lineTo(x + wide / 2, top + tall);
    context.closePath();
    context.fillStyle = tone('#2a2420');
    context.fill();
    context.clip();
    for (let row = 0; row < 12; row += 1)
      for (let pane = 0; pane < 3; pane += 1) {
        context.fillStyle = mix(mix(random.pick(glass), '#ffffff', 0.24), '#0c1440', dim);
        context.fillRect(
          x - wide / 2 + (wide * pane) / 3 + 1.5,
          top - wide * 0.2 + (tall * 1.1 * row) / 12 + 1.5,
          wide / 3 - 2,
          (tall * 1.1) / 12 - 2,
        );
      }
    context.restore();
    glow(context, {
      x,
      y: top + tall * 0.4,
      radius: tall * 0.9,
      color: '#ffd8a0',
      strength: 0.5 - dim * 0.7,
    });
  }
  const [, floor] = at(stage, vanish, 0.26, 0, -0.8);
  context.fillStyle = vertical(context, floor - height * 0.07, floor, [
    [0, tone('#fbf4e4')],
    [1, tone('#b89c70')],
  ]);
  context.fillRect(vanish.x - height * 0.09, floor - height * 0.065, height * 0.18, height * 0.065);
  context.fillStyle = tone('#d8a83c');
  context.fillRect(vanish.x - height * 0.004, floor - height * 0.14, height * 0.008, height * 0.075);
  context.fillRect(vanish.x - height * 0.02, floor - height * 0.125, height * 0.04, height * 0.008);
  for (const share of [-0.075, -0.05, 0.05, 0.075]) {
    const x = vanish.x + height * share;
    context.fillStyle = '#fff6e0';
    context.fillRect(x - 2, floor - height * 0.095, 4, height * 0.03);
    glow(context, { x, y: floor - height * 0.1, radius: 30 + lamps * 36, color: '#ffc060', strength: 0.9 });
  }
}

function paintTiles(stage: Stage, vanish: Point, { tone }: Indoors): void {
  const { context, width, height } = stage;
  const top = at(stage, vanish, 0.26, 0, -0.8)[1];
  context.fillStyle = vertical(context, top, height, [
    [0, tone('#dcc8a4')],
    [1, tone('#6a5844')],
  ]);
  context.fillRect(0, top, width, height - top + 2);
  let near = 0.26;
  for (let row = 0; near < 1.5; row += 1) {
    const far = near;
    near *= 1.16;
    for (let tile = -6; tile < 6; tile += 1) {
      if ((tile + row) % 2 === 0) continue;
      context.fillStyle = fade(tone('#5a4434'), 0.42);
      fillPath(context, [
        at(stage, vanish, far, tile / 6, -0.8),
        at(stage, vanish, far, (tile + 1) / 6, -0.8),
        at(stage, vanish, near, (tile + 1) / 6, -0.8),
        at(stage, vanish, near, tile / 6, -0.8),
      ]);
    }
  }
  // The carpet of the aisle.
  context.fillStyle = vertical(context, top, height, [
    [0, tone('#c0483c')],
    [1, tone('#6a1a1c')],
  ]);
  fillPath(context, [
    at(stage, vanish, 0.26, -0.14, -0.8),
    at(stage, vanish, 0.26, 0.14, -0.8),
    at(stage, vanish, 1.5, 0.14, -0.8),
    at(stage, vanish, 1.5, -0.14, -0.8),
  ]);
}

function paintPier(stage: Stage, vanish: Point, side: -1 | 1, depth: number, { tone, lamps }: Indoors): void {
  const { context, height } = stage;
  const [x, foot] = at(stage, vanish, depth, side * 0.9, -0.8);
  const [, top] = at(stage, vanish, depth, side * 0.9, 0.5);
  const wide = height * 0.085 * depth;
  const stone = tone('#d4be98');
  const lit = side < 0 ? 1 : -1;
  context.fillStyle = linear(
    context,
    [x - lit * wide, 0],
    [x + lit * wide, 0],
    [
      [0, mix(stone, '#140c0a', 0.6)],
      [0.55, stone],
      [0.75, mix(stone, '#ffffff', 0.34)],
      [1, mix(stone, '#140c0a', 0.2)],
    ],
  );
  context.fillRect(x - wide / 2, top, wide, foot - top);
  context.fillRect(x - wide * 0.72, top - wide * 0.3, wide * 1.44, wide * 0.34);
  context.fillRect(x - wide * 0.76, foot - wide * 0.5, wide * 1.52, wide * 0.54);
  context.fillStyle = fade(mix(stone, '#140c0a', 0.6), 0.5);
  for (const share of [-0.22, 0.06]) context.fillRect(x + wide * share, top, wide * 0.06, foot - top);
  const lamp = { x: x + lit * wide * 0.8, y: top + (foot - top) * 0.46 };
  if (lamps > 0.5) glow(context, { ...lamp, radius: wide * 2.2, color: '#ffb860', strength: 0.66 });
}

function paintPew(stage: Stage, vanish: Point, side: -1 | 1, depth: number, { tone }: Indoors): void {
  const { context, height } = stage;
  const wood = tone('#7a4a2a');
  const [inner, foot] = at(stage, vanish, depth, side * 0.22, -0.8);
  const [outer] = at(stage, vanish, depth, side * 0.74, -0.8);
  const tall = height * 0.13 * depth;
  const [left, right] = [Math.min(inner, outer), Math.max(inner, outer)];
  context.fillStyle = vertical(context, foot - tall, foot, [
    [0, mix(wood, '#ffdca8', 0.4)],
    [0.14, wood],
    [1, mix(wood, '#100806', 0.6)],
  ]);
  context.beginPath();
  context.roundRect(left, foot - tall, right - left, tall, 4 * depth);
  context.fill();
  context.fillStyle = mix(wood, '#100806', 0.26);
  context.beginPath();
  context.roundRect(inner - tall * 0.09, foot - tall * 1.14, tall * 0.18, tall * 1.16, 4 * depth);
  context.fill();
}
