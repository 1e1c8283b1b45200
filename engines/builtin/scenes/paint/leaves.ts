import type { SKRSContext2D } from '@napi-rs/canvas';

import type { Random } from '../../random.ts';
import { fade, mix } from './color.ts';

export interface LeafColors {
  /** The half in the shade, the half in the light, and the light along rim and veins. */
  dark: string;
  light: string;
  rim: string;
}

export interface Leaf {
  /** Where the stalk begins. */
  x: number;
  y: number;
  /** Direction in radians. */
  angle: number;
  length: number;
  width: number;
  /** How much it hangs over: 0 is straight, positive bends to the right of its direction. */
  bend: number;
}

/** One broad leaf, such as a banana's: two halves about a bent midrib, veins and a lit rim. */
export function paintBroadLeaf(context: SKRSContext2D, leaf: Leaf, colors: LeafColors): void {
  const { length, width, bend } = leaf;
  context.save();
  context.translate(leaf.x, leaf.y);
  context.rotate(leaf.angle);
  const tip = { x: length, y: bend * length };
  const half = (side: 1 | -1) => {
    context.beginPath();
    context.moveTo(0, 0);
    context.bezierCurveTo(
      length * 0.18,
      side * width * 0.62 + tip.y * 0.02,
      length * 0.66,
      side * width * 0.66 + tip.y * 0.4,
      tip.x,
      tip.y,
    );
    context.quadraticCurveTo(length * 0.55, tip.y * 0.22, 0, 0);
    context.closePath();
  };
  for (const side of [1, -1] as const) {
    const isLit = side < 0;
    const body = context.createLinearGradient(0, 0, 0, side * width * 0.6);
    body.addColorStop(0, isLit ? colors.light : mix(colors.dark, colors.light, 0.4));
    body.addColorStop(1, isLit ? mix(colors.light, colors.dark, 0.55) : colors.dark);
    half(side);
    context.fillStyle = body;
    context.fill();
  }
  paintVeins(context, leaf, colors.rim);
  context.restore();
}

function paintVeins(context: SKRSContext2D, { length, width, bend }: Leaf, color: string): void {
  context.strokeStyle = fade(color, 0.26);
  context.lineWidth = Math.max(0.8, width * 0.012);
  context.beginPath();
  for (let vein = 1; vein < 8; vein++) {
    const share = vein / 8.6;
    const x = length * share;
    const y = bend * length * share * share;
    const reach = width * 0.42 * Math.sin(Math.PI * Math.min(1, share * 0.95)) ** 0.8;
    for (const side of [-1, 1]) {
      context.moveTo(x, y);
      context.quadraticCurveTo(
        x + length * 0.05,
        y + side * reach * 0.6,
        x + length * 0.12,
        y + side * reach,
      );
    }
  }
  context.stroke();
  context.strokeStyle = fade(color, 0.6);
  context.lineWidth = Math.max(1, width * 0.028);
  context.beginPath();
  context.moveTo(0, 0);
  context.quadraticCurveTo(length * 0.55, bend * length * 0.22, length, bend * length);
  context.stroke();
}

/** A palm's or fern's frond: narrow leaflets on both sides of a bent rib. */
export function paintFrond(context: SKRSContext2D, random: Random, leaf: Leaf, colors: LeafColors): void {
  const { length, width, bend } = leaf;
  context.save();
  context.translate(leaf.x, leaf.y);
  context.rotate(leaf.angle);
  const count = Math.max(10, Math.round(length / 13));
  for (const side of [1, -1] as const) {
    context.beginPath();
    for (let leaflet = 1; leaflet <= count; leaflet++) {
      const share = leaflet / (count + 1);
      const x = length * share;
      const y = bend * length * share * share;
      const reach =
        width * 0.5 * Math.sin(Math.PI * (0.12 + share * 0.86)) ** 0.7 * random.between(0.85, 1.1);
      const lean = reach * (0.55 + share * 0.5);
      const hang = reach * 0.22;
      context.moveTo(x, y);
      context.quadraticCurveTo(
        x + lean * 0.4 - 3,
        y + side * reach * 0.62,
        x + lean,
        y + side * reach + hang,
      );
      context.quadraticCurveTo(
        x + lean * 0.4 + length * 0.03,
        y + side * reach * 0.42,
        x + length * 0.028,
        y,
      );
    }
    context.fillStyle = side < 0 ? colors.light : colors.dark;
    context.fill();
  }
  context.strokeStyle = fade(colors.rim, 0.5);
  context.lineWidth = Math.max(1, length * 0.01);
  context.beginPath();
  context.moveTo(0, 0);
  context.quadraticCurveTo(length * 0.5, 0, length, bend * length);
  context.stroke();
  context.restore();
}
