import type { SKRSContext2D } from '@napi-rs/canvas';

import { fade, mix } from './color.ts';

type Context = SKRSContext2D;

export interface NoteColors {
  paper: string;
  ink: string;
  light: string;
}

/** A banknote in flight. `bend` curls it, `tilt` (0 to 1) turns it edge-on. */
export interface Note {
  x: number;
  y: number;
  length: number;
  rotation: number;
  bend: number;
  tilt: number;
}

export function paintNote(context: Context, note: Note, colors: NoteColors): void {
  const { length, bend } = note;
  const half = length / 2;
  const breadth = length * 0.22 * note.tilt;
  context.save();
  context.translate(note.x, note.y);
  context.rotate(note.rotation);
  // A place on the curled paper: u runs along the note from -1 to 1, v across it.
  const place = (u: number, v: number): [number, number] => [
    u * half,
    v * breadth + Math.sin((u + 1) * Math.PI * 0.75) * bend * length * 0.2,
  ];
  const strip = (fromU: number, toU: number, fromV: number, toV: number) => {
    context.beginPath();
    for (let step = 0; step <= 10; step++)
      context.lineTo(...place(fromU + ((toU - fromU) * step) / 10, fromV));
    for (let step = 10; step >= 0; step--) context.lineTo(...place(fromU + ((toU - fromU) * step) / 10, toV));
    context.closePath();
  };
  const sheen = context.createLinearGradient(-half, 0, half, 0);
  sheen.addColorStop(0, colors.paper);
  sheen.addColorStop(0.3, colors.light);
  sheen.addColorStop(0.62, colors.paper);
  sheen.addColorStop(1, mix(colors.paper, colors.ink, 0.5));
  strip(-1, 1, -1, 1);
  context.fillStyle = sheen;
  context.fill();
  strip(-0.91, 0.91, -0.78, 0.78);
  context.strokeStyle = fade(colors.ink, 0.75);
  context.lineWidth = Math.max(1, length * 0.012);
  context.stroke();
  const [middleX, middleY] = place(0, 0);
  context.fillStyle = fade(colors.ink, 0.32);
  context.beginPath();
  context.ellipse(middleX, middleY, breadth * 0.72, breadth * 0.66, 0, 0, Math.PI * 2);
  context.fill();
  context.save();
  context.translate(middleX, middleY);
  context.scale(1, note.tilt);
  traceDollar(context, length * 0.085);
  context.strokeStyle = fade(colors.ink, 0.95);
  context.lineWidth = Math.max(1.2, length * 0.022);
  context.stroke();
  context.restore();
  for (const [u, v] of [
    [-0.78, -0.55],
    [0.78, 0.55],
    [-0.78, 0.55],
    [0.78, -0.55],
  ] as const) {
    const [x, y] = place(u, v);
    context.fillStyle = fade(colors.ink, 0.6);
    context.beginPath();
    context.ellipse(x, y, length * 0.026, length * 0.026 * note.tilt, 0, 0, Math.PI * 2);
    context.fill();
  }
  context.restore();
}

/** A dollar sign about the origin, `size` from the middle to its top. */
function traceDollar(context: Context, size: number): void {
  context.beginPath();
  context.moveTo(size * 0.52, -size * 0.48);
  context.bezierCurveTo(size * 0.3, -size * 0.9, -size * 0.6, -size * 0.84, -size * 0.52, -size * 0.36);
  context.bezierCurveTo(-size * 0.44, size * 0.06, size * 0.5, -size * 0.06, size * 0.54, size * 0.38);
  context.bezierCurveTo(size * 0.56, size * 0.86, -size * 0.36, size * 0.9, -size * 0.56, size * 0.46);
  context.moveTo(0, -size);
  context.lineTo(0, size);
}

export interface CoinColors {
  light: string;
  body: string;
  dark: string;
}

/** A coin seen at an angle: `flatness` is its height over its width. */
export interface Coin {
  x: number;
  y: number;
  radius: number;
  flatness: number;
  rotation: number;
}

export function paintCoin(context: Context, coin: Coin, colors: CoinColors): void {
  const { radius, flatness } = coin;
  const thick = radius * 0.26 * Math.sqrt(Math.max(0, 1 - flatness * flatness)) + radius * 0.05;
  context.save();
  context.translate(coin.x, coin.y);
  context.rotate(coin.rotation);
  const edge = context.createLinearGradient(-radius, 0, radius, 0);
  edge.addColorStop(0, colors.dark);
  edge.addColorStop(0.32, colors.body);
  edge.addColorStop(0.46, colors.light);
  edge.addColorStop(0.62, colors.body);
  edge.addColorStop(1, colors.dark);
  context.fillStyle = edge;
  context.beginPath();
  context.ellipse(0, thick, radius, radius * flatness, 0, 0, Math.PI);
  context.ellipse(0, 0, radius, radius * flatness, 0, Math.PI, Math.PI * 2);
  context.fill();
  const face = context.createLinearGradient(-radius, -radius * flatness, radius, radius * flatness);
  face.addColorStop(0, colors.light);
  face.addColorStop(0.45, colors.body);
  face.addColorStop(0.55, mix(colors.body, colors.light, 0.5));
  face.addColorStop(1, mix(colors.body, colors.dark, 0.6));
  context.fillStyle = face;
  context.beginPath();
  context.ellipse(0, 0, radius, radius * flatness, 0, 0, Math.PI * 2);
  context.fill();
  context.strokeStyle = fade(colors.dark, 0.75);
  context.lineWidth = Math.max(1, radius * 0.07);
  context.beginPath();
  context.ellipse(0, 0, radius * 0.76, radius * 0.76 * flatness, 0, 0, Math.PI * 2);
  context.stroke();
  context.save();
  context.scale(1, flatness);
  traceDollar(context, radius * 0.52);
  context.restore();
  context.strokeStyle = fade(colors.dark, 0.85);
  context.lineWidth = Math.max(1.2, radius * 0.13);
  context.stroke();
  context.restore();
}
