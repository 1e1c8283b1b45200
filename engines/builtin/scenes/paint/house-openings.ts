/** What opens in the wall of an old house: its windows and its door. */
import { mix } from './color.ts';
import { linear, vertical } from './fill.ts';
import { glow } from './light.ts';
import type { Stage } from './stage.ts';

type Context = Stage['context'];
/** A colour in the light and the air in which the house stands. */
export type Tone = (color: string) => string;

export function paintWindow(
  context: Context,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
  {
    tone,
    shutters,
    isLit,
    hasFlowers,
    hasBalcony,
    isColonial,
  }: {
    tone: Tone;
    shutters: string;
    isLit: boolean;
    hasFlowers: boolean;
    hasBalcony: boolean;
    isColonial: boolean;
  },
): void {
  const left = x - width / 2;
  context.fillStyle = tone('#f4ece0');
  context.fillRect(left - width * 0.1, y - width * 0.1, width * 1.2, height + width * 0.2);
  context.fillStyle = isLit
    ? vertical(context, y, y + height, [
        [0, '#ffe9a8'],
        [1, '#ffb04a'],
      ])
    : vertical(context, y, y + height, [
        [0, tone('#5f88a8')],
        [1, tone('#34506c')],
      ]);
  context.fillRect(left, y, width, height);
  context.fillStyle = tone('#f4ece0');
  context.fillRect(x - width * 0.05, y, width * 0.1, height);
  context.fillRect(left, y + height * 0.44, width, width * 0.1);
  if (isLit) glow(context, { x, y: y + height / 2, radius: width * 2.1, color: '#ffb860', strength: 0.42 });
  if (hasBalcony) paintBalcony(context, { x, y: y + height, width }, tone);
  else if (isColonial) paintLeaves(context, { left, y, width, height }, tone(shutters));
  else paintShutters(context, { left, y, width, height }, tone(shutters));
  if (hasFlowers) paintFlowers(context, { left, y, width, height }, tone);
}

interface Opening {
  left: number;
  y: number;
  width: number;
  height: number;
}

/** A balcony of iron bars before a tall window. */
function paintBalcony(
  context: Context,
  { x, y, width }: { x: number; y: number; width: number },
  tone: Tone,
): void {
  const [left, wide, high] = [x - width * 0.85, width * 1.7, width * 0.62];
  context.fillStyle = tone('#3a2a24');
  context.fillRect(left, y + width * 0.06, wide, width * 0.14);
  context.strokeStyle = tone('#2a2228');
  context.lineWidth = Math.max(0.6, width * 0.05);
  context.beginPath();
  context.moveTo(left, y - high);
  context.lineTo(left + wide, y - high);
  const bars = 8;
  for (let bar = 0; bar <= bars; bar += 1) {
    context.moveTo(left + (wide * bar) / bars, y - high);
    context.lineTo(left + (wide * bar) / bars, y + width * 0.06);
  }
  context.stroke();
}

/** The open leaves of a window on the ground, narrow beside its frame. */
function paintLeaves(context: Context, { left, y, width, height }: Opening, color: string): void {
  context.fillStyle = color;
  for (const at of [left - width * 0.3, left + width * 1.1])
    context.fillRect(at, y - width * 0.05, width * 0.2, height + width * 0.1);
}

function paintShutters(context: Context, { left, y, width, height }: Opening, color: string): void {
  context.fillStyle = color;
  context.fillRect(left - width * 0.52, y - width * 0.05, width * 0.4, height + width * 0.1);
  context.fillStyle = mix(color, '#10101c', 0.24);
  context.fillRect(left + width * 1.12, y - width * 0.05, width * 0.4, height + width * 0.1);
}

function paintFlowers(context: Context, { left, y, width, height }: Opening, tone: Tone): void {
  context.fillStyle = tone('#4a7a3a');
  context.fillRect(left - width * 0.1, y + height, width * 1.2, width * 0.2);
  for (const [at, color] of ['#e8486a', '#ff8fb0', '#f2c83a', '#e8486a'].entries()) {
    context.fillStyle = tone(color);
    context.beginPath();
    context.arc(left + (width * (at + 0.4)) / 3.6, y + height - width * 0.02, width * 0.13, 0, 2 * Math.PI);
    context.fill();
  }
}

export function paintDoor(context: Context, x: number, foot: number, storey: number, color: string): void {
  const [width, height] = [storey * 0.42, storey * 0.76];
  context.fillStyle = mix(color, '#ffffff', 0.4);
  context.beginPath();
  context.roundRect(x - width * 0.62, foot - height * 1.1, width * 1.24, height * 1.12, [
    width * 0.6,
    width * 0.6,
    0,
    0,
  ]);
  context.fill();
  context.fillStyle = linear(
    context,
    [x - width / 2, 0],
    [x + width / 2, 0],
    [
      [0, mix(color, '#ffffff', 0.12)],
      [1, mix(color, '#000000', 0.3)],
    ],
  );
  context.beginPath();
  context.roundRect(x - width / 2, foot - height, width, height + 2, [width * 0.5, width * 0.5, 0, 0]);
  context.fill();
}
