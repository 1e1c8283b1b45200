import type { Random } from '../random.ts';
import { defineLandscape } from './define-landscape.ts';
import { fade, mix } from './paint/color.ts';
import { linear, vertical } from './paint/fill.ts';
import { type Hour, inLight, lightGround, paintHour } from './paint/hours.ts';
import { glow } from './paint/light.ts';
import { fillPath } from './paint/old-houses.ts';
import type { Stage } from './paint/stage.ts';

/** A railway platform: a roof of iron and glass, a train at the far track, a clock and lamps. */
export const station = defineLandscape(
  'station',
  { colors: ['#b8483a', '#9a948c'], hours: ['day', 'sunset', 'dawn', 'night', 'storm', 'autumn'] },
  (stage, hour) => {
    const { width, height, random } = stage;
    const track = height * 0.7;
    paintHour(stage, hour, height * 0.62);
    paintWall(stage, track - height * 0.08, hour);
    paintTrack(stage, track, hour);
    paintTrain(stage, random.fork('train'), track + height * 0.012, hour);
    paintRoof(stage, hour);
    for (const share of [0.08, 0.36, 0.64, 0.92]) paintColumn(stage, width * share, height * 0.8, hour);
    paintPlatform(stage, random.fork('platform'), height * 0.775, hour);
    paintClock(stage, width * 0.5, height * 0.27, height * 0.062, hour);
    lightGround(stage, hour);
  },
);

/** Brick arches with windows behind the tracks, open above to the sky. */
function paintWall({ context, width, height }: Stage, foot: number, hour: Hour): void {
  const brick = mix(inLight(hour, '#b07a5c'), hour.sky[2], 0.2);
  const top = height * 0.3;
  context.fillStyle = vertical(context, top, foot, [
    [0, mix(brick, '#ffffff', 0.14)],
    [1, mix(brick, '#1a1014', 0.2)],
  ]);
  context.fillRect(0, top, width, foot - top + 20);
  context.fillStyle = mix(brick, '#ffffff', 0.34);
  context.fillRect(0, top - 8, width, 12);
  const bays = Math.max(4, Math.round(width / 160));
  const wide = width / bays;
  for (let bay = 0; bay < bays; bay += 1) {
    const x = wide * (bay + 0.5);
    context.fillStyle = mix(brick, '#ffffff', 0.26);
    context.beginPath();
    context.roundRect(x - wide * 0.33, top + 22, wide * 0.66, foot - top, [wide * 0.33, wide * 0.33, 0, 0]);
    context.fill();
    context.fillStyle =
      hour.lamps > 0.5
        ? vertical(context, top, foot, [
            [0, '#ffe2a0'],
            [1, '#e09a4a'],
          ])
        : vertical(context, top, foot, [
            [0, mix(hour.sky[1], '#ffffff', 0.1)],
            [1, mix(hour.sky[3], '#8aa0b0', 0.3)],
          ]);
    context.beginPath();
    context.roundRect(x - wide * 0.28, top + 30, wide * 0.56, foot - top, [wide * 0.28, wide * 0.28, 0, 0]);
    context.fill();
    context.strokeStyle = inLight(hour, '#3a3a40');
    context.lineWidth = 3;
    context.beginPath();
    for (const share of [-0.14, 0, 0.14]) {
      context.moveTo(x + wide * share, top + 32);
      context.lineTo(x + wide * share, foot);
    }
    for (const share of [0.3, 0.56]) {
      context.moveTo(x - wide * 0.28, top + (foot - top) * share);
      context.lineTo(x + wide * 0.28, top + (foot - top) * share);
    }
    context.stroke();
  }
}

function paintTrack({ context, width, height }: Stage, y: number, hour: Hour): void {
  context.fillStyle = vertical(context, y - height * 0.08, y + height * 0.08, [
    [0, inLight(hour, '#6f665e')],
    [1, inLight(hour, '#37322e')],
  ]);
  context.fillRect(0, y - height * 0.08, width, height * 0.2);
  context.fillStyle = inLight(hour, '#4a3a2c');
  for (let x = 0; x < width; x += 34) context.fillRect(x, y + 10, 18, 26);
  context.fillStyle = inLight(hour, '#c8ccd2');
  context.fillRect(0, y + 12, width, 4);
  context.fillRect(0, y + 30, width, 5);
}

/** Carriages with lit windows, the first of them with a driver's cab. */
function paintTrain({ context, width, height }: Stage, random: Random, foot: number, hour: Hour): void {
  const body = inLight(hour, random.pick(['#b8342c', '#2f6a4a', '#2c5a94']));
  const cream = inLight(hour, '#f2e6cc');
  const tall = height * 0.29;
  const wide = tall * 2.5;
  const front = width * 0.12;
  for (let carriage = 0; front + carriage * (wide + 8) < width; carriage += 1) {
    const left = front + carriage * (wide + 8);
    const top = foot - tall;
    const isFirst = carriage === 0;
    context.fillStyle = vertical(context, top - tall * 0.1, top + tall * 0.1, [
      [0, inLight(hour, '#d4d8dc')],
      [1, inLight(hour, '#6f767e')],
    ]);
    context.beginPath();
    context.roundRect(
      left + (isFirst ? wide * 0.05 : 4),
      top - tall * 0.08,
      wide - wide * 0.06,
      tall * 0.2,
      tall * 0.09,
    );
    context.fill();
    for (const [from, to, color] of [
      [0, 0.5, cream],
      [0.5, 0.84, body],
    ] as const) {
      context.fillStyle = vertical(context, top + tall * from, top + tall * to, [
        [0, mix(color, '#ffffff', 0.2)],
        [0.5, color],
        [1, mix(color, '#12080c', 0.26)],
      ]);
      context.beginPath();
      const nose = isFirst ? tall * 0.3 : 6;
      context.roundRect(
        left,
        top + tall * from,
        wide,
        tall * (to - from),
        from === 0 ? [nose, 6, 0, 0] : [0, 0, 4, 4],
      );
      context.fill();
    }
    context.fillStyle = inLight(hour, '#f0c95a');
    context.fillRect(left, top + tall * 0.5, wide, tall * 0.022);
    for (let pane = 0; pane < 7; pane += 1) {
      const x = left + wide * (0.08 + pane * 0.129);
      const isLit = hour.lamps > 0.3;
      context.fillStyle = inLight(hour, '#4a4038');
      context.beginPath();
      context.roundRect(x - 3, top + tall * 0.15 - 3, wide * 0.1 + 6, tall * 0.27 + 6, 6);
      context.fill();
      context.fillStyle = isLit
        ? vertical(context, top, top + tall * 0.42, [
            [0, '#fff0c0'],
            [1, '#ffbe62'],
          ])
        : linear(
            context,
            [x, top + tall * 0.15],
            [x + wide * 0.1, top + tall * 0.42],
            [
              [0, inLight(hour, '#c4e0f0')],
              [1, inLight(hour, '#4a7694')],
            ],
          );
      context.beginPath();
      context.roundRect(x, top + tall * 0.15, wide * 0.1, tall * 0.27, 4);
      context.fill();
    }
    context.fillStyle = inLight(hour, '#1c1a20');
    context.fillRect(left + wide * 0.04, foot - tall * 0.16, wide * 0.92, tall * 0.08);
    for (const share of [0.12, 0.22, 0.78, 0.88]) {
      context.fillStyle = inLight(hour, '#26242a');
      context.beginPath();
      context.arc(left + wide * share, foot - tall * 0.045, tall * 0.075, 0, 2 * Math.PI);
      context.fill();
      context.fillStyle = inLight(hour, '#8a8c94');
      context.beginPath();
      context.arc(left + wide * share, foot - tall * 0.045, tall * 0.03, 0, 2 * Math.PI);
      context.fill();
    }
    if (isFirst)
      glow(context, {
        x: left + 8,
        y: top + tall * 0.62,
        radius: tall * 0.5,
        color: '#fff2c0',
        strength: 0.9,
      });
  }
}

/** Trusses of iron under panes of glass, towards a point behind the clock. */
function paintRoof({ context, width, height }: Stage, hour: Hour): void {
  const iron = inLight(hour, '#3c4450');
  const edge = height * 0.2;
  const panes = context.createLinearGradient(0, 0, 0, edge);
  panes.addColorStop(0, fade(mix(hour.sky[1], '#ffffff', 0.3), 0.5));
  panes.addColorStop(1, fade(mix(hour.sky[2], '#ffffff', 0.5), 0.34));
  context.fillStyle = panes;
  fillPath(context, [
    [0, 0],
    [width, 0],
    [width, edge],
    [width * 0.5, edge * 0.6],
    [0, edge],
  ]);
  context.strokeStyle = iron;
  context.lineWidth = 4;
  context.beginPath();
  for (let rib = -9; rib <= 9; rib += 1) {
    const x = width / 2 + (rib / 9) * width * 0.9;
    context.moveTo(x * 1.1 - width * 0.05, -4);
    context.lineTo(width / 2 + (rib / 9) * width * 0.52, edge * (0.6 + Math.abs(rib / 9) * 0.4));
  }
  for (const share of [0.3, 0.6]) {
    context.moveTo(0, edge * share);
    context.lineTo(width / 2, edge * share * 0.6);
    context.lineTo(width, edge * share);
  }
  context.stroke();
  context.lineWidth = 13;
  context.beginPath();
  context.moveTo(-4, edge);
  context.lineTo(width / 2, edge * 0.6);
  context.lineTo(width + 4, edge);
  context.stroke();
}

function paintColumn({ context, height }: Stage, x: number, foot: number, hour: Hour): void {
  const iron = inLight(hour, '#2f4a4a');
  const wide = height * 0.022;
  const top = height * 0.13;
  context.fillStyle = linear(
    context,
    [x - wide / 2, 0],
    [x + wide / 2, 0],
    [
      [0, mix(iron, '#ffffff', 0.3)],
      [0.4, iron],
      [1, mix(iron, '#000000', 0.4)],
    ],
  );
  context.fillRect(x - wide / 2, top, wide, foot - top);
  context.fillRect(x - wide * 1.2, foot - height * 0.05, wide * 2.4, height * 0.05);
  context.fillRect(x - wide, height * 0.3, wide * 2, wide * 0.6);
  context.strokeStyle = iron;
  context.lineWidth = 6;
  context.beginPath();
  for (const side of [-1, 1]) {
    context.moveTo(x, height * 0.29);
    context.quadraticCurveTo(x + side * wide * 1.2, height * 0.2, x + side * height * 0.11, height * 0.175);
  }
  context.stroke();
  const lamp = { x, y: height * 0.36 };
  context.fillStyle = mix('#e8eef2', '#fff0c0', hour.lamps);
  context.beginPath();
  context.arc(lamp.x, lamp.y, wide * 0.8, 0, 2 * Math.PI);
  context.fill();
  if (hour.lamps > 0.4) glow(context, { ...lamp, radius: height * 0.2, color: '#ffd08a', strength: 0.75 });
}

/** Slabs of stone with a line along the edge. */
function paintPlatform({ context, width, height }: Stage, random: Random, top: number, hour: Hour): void {
  context.fillStyle = inLight(hour, '#2a2628');
  context.fillRect(0, top - 6, width, 10);
  context.fillStyle = vertical(context, top, height, [
    [0, inLight(hour, '#c4bcb2')],
    [0.4, inLight(hour, '#a0988e')],
    [1, inLight(hour, '#5c5650')],
  ]);
  context.fillRect(0, top, width, height - top + 2);
  for (let row = 0; row < 5; row += 1) {
    const [from, to] = [
      top + (height - top) * (row / 5) ** 1.5,
      top + (height - top) * ((row + 1) / 5) ** 1.5,
    ];
    const spread = 0.6 + row * 0.28;
    for (let slab = -9; slab < 9; slab += 1) {
      const at = (edge: number, share: number) =>
        width / 2 + (edge + (row % 2) * 0.5) * 150 * (spread + share * 0.28);
      context.fillStyle = fade(random.next() < 0.5 ? '#ffffff' : '#18100c', random.between(0.02, 0.1));
      fillPath(context, [
        [at(slab, 0) + 1, from + 1],
        [at(slab + 1, 0) - 1, from + 1],
        [at(slab + 1, 1) - 1, to - 1],
        [at(slab, 1) + 1, to - 1],
      ]);
    }
  }
  context.fillStyle = inLight(hour, '#f2c832');
  context.fillRect(0, top + 14, width, 9);
  context.fillStyle = inLight(hour, '#e8e2d8');
  context.fillRect(0, top, width, 6);
}

function paintClock({ context }: Stage, x: number, y: number, radius: number, hour: Hour): void {
  context.fillStyle = inLight(hour, '#2a2c34');
  context.fillRect(x - 3, y - radius * 2.4, 6, radius * 1.6);
  context.beginPath();
  context.arc(x, y, radius * 1.16, 0, 2 * Math.PI);
  context.fill();
  context.fillStyle = hour.lamps > 0.5 ? '#fff6dc' : inLight(hour, '#fbf8f0');
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.fill();
  context.strokeStyle = '#23242c';
  context.lineWidth = radius * 0.09;
  context.beginPath();
  for (let mark = 0; mark < 12; mark += 1) {
    const angle = (mark / 12) * 2 * Math.PI;
    context.moveTo(x + Math.cos(angle) * radius * 0.8, y + Math.sin(angle) * radius * 0.8);
    context.lineTo(x + Math.cos(angle) * radius * 0.92, y + Math.sin(angle) * radius * 0.92);
  }
  context.moveTo(x, y);
  context.lineTo(x + radius * 0.4, y - radius * 0.36);
  context.moveTo(x, y);
  context.lineTo(x - radius * 0.1, y - radius * 0.7);
  context.stroke();
}
