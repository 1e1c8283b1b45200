import type { Random } from '../../random.ts';
import { fade, mix } from './color.ts';
import { linear, vertical } from './fill.ts';
import { type Hour, inLight } from './hours.ts';
import { paintDoor, paintWindow, type Tone } from './house-openings.ts';
import { glow } from './light.ts';
import type { Stage } from './stage.ts';

/** A house seen from the front, of a time before concrete. */
export interface OldHouse {
  /** Its middle, its foot, and its size without the roof. */
  x: number;
  foot: number;
  width: number;
  height: number;
  wall: string;
  roof: string;
  /** Dark beams on the upper floors. */
  isTimbered: boolean;
  /** A gable towards the viewer, or a roof along the front. */
  isGabled: boolean;
  shutters: string;
  /** Painted walls with a dark foot and balconies, a low roof of tiles: a town of Latin America. */
  isColonial?: boolean;
  /** How much air is between it and the viewer, 0 to 1. */
  haze: number;
}

/** What houses of one town have in common. */
export const townColors = {
  walls: ['#f2e2c4', '#e8c9a0', '#f4d9b8', '#dcb896', '#f0e8da', '#e8b8a0', '#c8d4d0', '#f0d488'],
  roofs: ['#b5563c', '#a84a34', '#8f4030', '#c46a48'],
  shutters: ['#3f6a8a', '#4a7a54', '#8a3a34', '#6a5a88', '#2f5a5a'],
};

/** The same of a colonial town. */
export const colonialColors = {
  walls: ['#f2c14e', '#e2725b', '#6fb1d6', '#f4efe2', '#e89ab0', '#8cc7a1', '#d9813f'],
  roofs: ['#c0603c', '#b5563c', '#a84a34'],
  shutters: ['#2f6a5a', '#3a5a9a', '#7a3a2a', '#8a5a2a'],
};

export function paintOldHouse({ context }: Stage, random: Random, house: OldHouse, hour: Hour): void {
  const { x, foot, width, height, haze } = house;
  const tone = (color: string) => mix(inLight(hour, color), hour.sky[2], haze);
  const [left, top] = [x - width / 2, foot - height];
  const wall = tone(house.wall);
  context.fillStyle = linear(
    context,
    [left, top],
    [left + width, foot],
    [
      [0, mix(wall, '#ffffff', 0.16)],
      [0.5, wall],
      [1, mix(wall, '#1a1220', 0.26)],
    ],
  );
  context.fillRect(left, top, width, height + 2);
  paintRoof(context, house, tone);
  const floors = Math.max(2, Math.round(height / (width * 0.52)));
  const storey = height / floors;
  if (house.isColonial)
    paintFoot(context, { left, foot, width, storey }, tone(mix(house.wall, '#5a2a20', 0.55)));
  if (house.isTimbered) paintBeams(context, { left, top, width, storey, floors }, tone('#5a3a28'));
  const columns = Math.max(2, Math.round(width / (storey * 0.72)));
  for (let floor = 0; floor < floors; floor += 1) {
    const isGround = floor === floors - 1;
    for (let column = 0; column < columns; column += 1) {
      const middle = left + (width * (column + 0.5)) / columns;
      const isDoor = isGround && column === Math.floor(columns / 2);
      const isLit = random.next() < hour.lamps * 0.72;
      if (isDoor) paintDoor(context, middle, foot, storey, tone('#6a4228'));
      else
        paintWindow(
          context,
          { x: middle, y: top + storey * (floor + 0.2), width: storey * 0.36, height: storey * 0.5 },
          {
            tone,
            shutters: house.shutters,
            isLit,
            hasFlowers: !isGround && random.next() < 0.4,
            hasBalcony: house.isColonial === true && !isGround,
            isColonial: house.isColonial === true,
          },
        );
    }
  }
  // The foot of the wall is in the shade of the street.
  context.fillStyle = vertical(context, foot - storey * 0.7, foot, [
    [0, fade('#1a1220', 0)],
    [1, fade('#1a1220', 0.34)],
  ]);
  context.fillRect(left, foot - storey * 0.7, width, storey * 0.7 + 2);
}

type Context = Stage['context'];

function paintRoof(
  context: Context,
  { x, foot, width, height, roof, isGabled, isColonial, wall }: OldHouse,
  tone: Tone,
): void {
  const top = foot - height;
  const [left, right] = [x - width / 2, x + width / 2];
  const eaves = width * 0.07;
  const rise = width * (isColonial ? 0.2 : isGabled ? 0.72 : 0.42);
  const tiles = tone(roof);
  if (isGabled) {
    context.fillStyle = tone(mix(wall, '#ffffff', 0.06));
    fillPath(context, [
      [left, top + 1],
      [x, top - rise],
      [right, top + 1],
    ]);
    for (const [edge, color] of [
      [left - eaves, mix(tiles, '#ffffff', 0.14)],
      [right + eaves, mix(tiles, '#1a1018', 0.3)],
    ] as const) {
      context.fillStyle = color;
      const inner = edge < x ? left + width * 0.06 : right - width * 0.06;
      fillPath(context, [
        [edge, top + eaves * 0.9],
        [x, top - rise - eaves],
        [x, top - rise + eaves * 1.1],
        [inner, top + eaves * 0.9],
      ]);
    }
  } else {
    context.fillStyle = vertical(context, top - rise, top, [
      [0, mix(tiles, '#ffffff', 0.16)],
      [1, mix(tiles, '#1a1018', 0.22)],
    ]);
    fillPath(context, [
      [left - eaves, top + eaves * 0.4],
      [left + width * 0.1, top - rise],
      [right - width * 0.1, top - rise],
      [right + eaves, top + eaves * 0.4],
    ]);
    context.strokeStyle = fade(mix(tiles, '#1a1018', 0.5), 0.4);
    context.lineWidth = Math.max(0.6, width * 0.006);
    context.beginPath();
    for (let row = 1; row < 7; row += 1) {
      const y = top - (rise * row) / 7;
      const inset = (width * 0.1 * row) / 7;
      context.moveTo(left - eaves + inset, y);
      context.lineTo(right + eaves - inset, y);
    }
    context.stroke();
  }
  if (isColonial) return;
  // A chimney on the far slope.
  context.fillStyle = tone('#8a5a48');
  const chimney = isGabled ? x + width * 0.24 : x + width * 0.2;
  context.fillRect(chimney, top - rise * (isGabled ? 0.86 : 1.3), width * 0.09, rise * 0.5);
}

/** A painted band along the foot of a wall. */
function paintFoot(
  context: Context,
  { left, foot, width, storey }: { left: number; foot: number; width: number; storey: number },
  color: string,
): void {
  context.fillStyle = color;
  context.fillRect(left, foot - storey * 0.2, width, storey * 0.2 + 2);
}

function paintBeams(
  context: Context,
  {
    left,
    top,
    width,
    storey,
    floors,
  }: { left: number; top: number; width: number; storey: number; floors: number },
  color: string,
): void {
  context.strokeStyle = color;
  context.lineWidth = Math.max(1, width * 0.026);
  context.beginPath();
  for (let floor = 0; floor < floors; floor += 1) {
    const y = top + floor * storey;
    context.moveTo(left, y);
    context.lineTo(left + width, y);
    if (floor === floors - 1) continue;
    for (const share of [0.02, 0.5, 0.98]) {
      context.moveTo(left + width * share, y);
      context.lineTo(left + width * share, y + storey);
    }
    context.moveTo(left + width * 0.02, y + storey);
    context.lineTo(left + width * 0.14, y + storey * 0.3);
    context.moveTo(left + width * 0.98, y + storey);
    context.lineTo(left + width * 0.86, y + storey * 0.3);
  }
  context.stroke();
}

export function fillPath(context: Context, points: readonly (readonly [x: number, y: number])[]): void {
  context.beginPath();
  for (const [index, [x, y]] of points.entries()) {
    if (index === 0) context.moveTo(x, y);
    else context.lineTo(x, y);
  }
  context.closePath();
  context.fill();
}

/** Cobbles up to a line, smaller towards it. */
export function paintCobbles(
  { context, width, height }: Stage,
  random: Random,
  top: number,
  [light, dark]: readonly [string, string],
): void {
  context.fillStyle = vertical(context, top, height, [
    [0, mix(light, dark, 0.4)],
    [1, dark],
  ]);
  context.fillRect(0, top, width, height - top + 2);
  const rows = 24;
  for (let row = 0; row < rows; row += 1) {
    const near = ((row + 1) / rows) ** 1.9;
    const y = top + (height - top) * near;
    const size = 7 + near * 50;
    const tall = 2.4 + near * 17;
    for (let x = -size * random.next(); x < width + size; x += size * 1.08) {
      const isWarm = random.next() < 0.3;
      context.fillStyle = mix(
        mix(light, isWarm ? '#c89868' : light, 0.18),
        dark,
        random.between(0.1, 0.62) + near * 0.1,
      );
      context.beginPath();
      context.ellipse(x, y, size * 0.5, tall * 0.56, 0, 0, 2 * Math.PI);
      context.fill();
    }
  }
}

/** An iron lamp of a street. */
export function paintStreetLamp(
  { context }: Stage,
  x: number,
  foot: number,
  height: number,
  hour: Hour,
): void {
  const iron = inLight(hour, '#2c3038');
  const top = foot - height;
  context.fillStyle = iron;
  context.fillRect(x - height * 0.012, top + height * 0.14, height * 0.024, height * 0.86);
  context.fillRect(x - height * 0.03, foot - height * 0.1, height * 0.06, height * 0.1);
  context.fillStyle = mix('#c8d4dc', '#ffdf8a', hour.lamps);
  fillPath(context, [
    [x - height * 0.028, top + height * 0.14],
    [x - height * 0.045, top + height * 0.03],
    [x + height * 0.045, top + height * 0.03],
    [x + height * 0.028, top + height * 0.14],
  ]);
  context.fillStyle = iron;
  fillPath(context, [
    [x - height * 0.055, top + height * 0.03],
    [x, top - height * 0.02],
    [x + height * 0.055, top + height * 0.03],
  ]);
  if (hour.lamps < 0.4) return;
  const head = { x, y: top + height * 0.09 };
  glow(context, { ...head, radius: height * 0.62, color: '#ffc878', strength: 0.6 * hour.lamps });
  glow(context, { ...head, radius: height * 0.1, color: '#fff4d0', strength: 1 });
}
