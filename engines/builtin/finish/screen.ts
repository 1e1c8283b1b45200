/** Overlays of cameras and games. */
import type { Picture } from '../drawing/picture.ts';
import { tintOf } from '../drawing/picture.ts';
import { fade } from '../scenes/paint/color.ts';

/**
 * Five columns by seven rows, one bit a dot, the left column in the highest bit: the letters of such
 * displays.
 */
const dots: Record<string, readonly number[]> = {
  '0': [14, 17, 19, 21, 25, 17, 14],
  '1': [4, 12, 4, 4, 4, 4, 14],
  '2': [14, 17, 1, 2, 4, 8, 31],
  '3': [31, 2, 4, 2, 1, 17, 14],
  '4': [2, 6, 10, 18, 31, 2, 2],
  '5': [31, 16, 30, 1, 1, 17, 14],
  '6': [6, 8, 16, 30, 17, 17, 14],
  '7': [31, 1, 2, 4, 8, 8, 8],
  '8': [14, 17, 17, 14, 17, 17, 14],
  '9': [14, 17, 17, 15, 1, 2, 12],
  ':': [0, 4, 4, 0, 4, 4, 0],
  A: [14, 17, 17, 31, 17, 17, 17],
  C: [14, 17, 16, 16, 16, 17, 14],
  E: [31, 16, 16, 30, 16, 16, 31],
  M: [17, 27, 21, 21, 17, 17, 17],
  R: [30, 17, 17, 30, 20, 18, 17],
};

function writeDots(
  context: Picture['context'],
  text: string,
  at: { x: number; y: number; dot: number },
): void {
  const { x, y, dot } = at;
  [...text].forEach((letter, place) => {
    dots[letter]?.forEach((row, line) => {
      for (let column = 0; column < 5; column++) {
        if ((row >> (4 - column)) & 1) {
          context.rect(x + (place * 6 + column) * dot, y + line * dot, dot * 0.94, dot * 0.94);
        }
      }
    });
  });
}

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** A security camera's number, the time of night, and the recording light. */
export function timestamp({ context, width, height, unit, random }: Picture, strength: number): void {
  const chance = random.fork('camera');
  const dot = Math.max(2, Math.round(4.4 * unit));
  const edge = 34 * unit;
  const time = [chance.between(0, 5), chance.between(0, 60), chance.between(0, 60)].map(Math.floor);
  context.save();
  context.shadowColor = 'rgba(0,0,0,0.7)';
  context.shadowBlur = 3 * unit;
  context.fillStyle = fade('#eef7ea', 0.92 * strength);
  context.beginPath();
  writeDots(context, `CAM ${twoDigits(1 + Math.floor(chance.between(0, 16)))}`, { x: edge, y: edge, dot });
  writeDots(context, time.map(twoDigits).join(':'), { x: edge, y: height - edge - 7 * dot, dot });
  const recording = { x: width - edge - 17 * dot, y: edge, dot };
  writeDots(context, 'REC', recording);
  context.fill();
  context.fillStyle = fade('#ff3b30', strength);
  context.beginPath();
  context.arc(recording.x - 7 * dot, recording.y + 3.5 * dot, 3.2 * dot, 0, 2 * Math.PI);
  context.fill();
  context.restore();
}

/** A game's display: lives, a bar that is nearly full, and the corners of a sight. */
export function gameDisplay({ context, width, height, unit, palette }: Picture, strength: number): void {
  const edge = 34 * unit;
  const [long, high] = [300 * unit, 34 * unit];
  context.save();
  context.globalAlpha = strength;
  context.lineWidth = 4 * unit;
  context.strokeStyle = '#ffffff';
  context.fillStyle = 'rgba(8,6,20,0.6)';
  context.beginPath();
  context.roundRect(edge + 58 * unit, edge, long, high, 5 * unit);
  context.fill();
  context.stroke();
  context.fillStyle = tintOf('accent', palette);
  context.beginPath();
  context.roundRect(edge + 64 * unit, edge + 6 * unit, (long - 12 * unit) * 0.78, high - 12 * unit, 3 * unit);
  context.fill();
  heart(context, { x: edge + 22 * unit, y: edge + high / 2, size: 46 * unit });
  context.strokeStyle = fade('#ffffff', 0.75);
  corners(context, { width, height, edge, length: 84 * unit });
  context.restore();
}

function heart(context: Picture['context'], { x, y, size }: { x: number; y: number; size: number }): void {
  const half = size / 2;
  context.fillStyle = '#ff3355';
  context.beginPath();
  context.moveTo(x, y + half * 0.9);
  context.bezierCurveTo(x - size, y, x - half, y - half * 1.2, x, y - half * 0.35);
  context.bezierCurveTo(x + half, y - half * 1.2, x + size, y, x, y + half * 0.9);
  context.fill();
  context.stroke();
}

function corners(
  context: Picture['context'],
  { width, height, edge, length }: { width: number; height: number; edge: number; length: number },
): void {
  context.beginPath();
  for (const [x, y, right, down] of [
    [width - edge, edge, -1, 1],
    [edge, height - edge, 1, -1],
    [width - edge, height - edge, -1, -1],
  ] as const) {
    context.moveTo(x + right * length, y);
    context.lineTo(x, y);
    context.lineTo(x, y + down * length);
  }
  context.stroke();
}
