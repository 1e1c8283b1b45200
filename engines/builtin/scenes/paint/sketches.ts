import type { SKRSContext2D } from '@napi-rs/canvas';

import type { Random } from '../../random.ts';

/** Adds a drawing about the origin to the current path; `size` is half its height. */
export type Sketch = (context: SKRSContext2D, size: number, random: Random) => void;

/** A teacher's drawings: a graph, an atom, a triangle, a flask, a bulb, a planet, a heart of formulas. */
export const sketches: readonly Sketch[] = [
  (context, size) => {
    context.moveTo(-size, -size * 0.8);
    context.lineTo(-size, size * 0.8);
    context.lineTo(size, size * 0.8);
    context.moveTo(-size * 0.9, size * 0.6);
    context.bezierCurveTo(-size * 0.3, size * 0.5, 0, -size * 0.2, size * 0.9, -size * 0.7);
  },
  (context, size) => {
    for (let orbit = 0; orbit < 3; orbit++) {
      const turn = (orbit * Math.PI) / 3;
      context.moveTo(Math.cos(turn) * size, Math.sin(turn) * size);
      context.ellipse(0, 0, size, size * 0.36, turn, 0, Math.PI * 2);
    }
    context.moveTo(size * 0.12, 0);
    context.arc(0, 0, size * 0.12, 0, Math.PI * 2);
  },
  (context, size) => {
    context.moveTo(-size * 0.9, size * 0.7);
    context.lineTo(size * 0.9, size * 0.7);
    context.lineTo(-size * 0.9, -size * 0.7);
    context.closePath();
    context.rect(-size * 0.9, size * 0.45, size * 0.25, size * 0.25);
  },
  (context, size) => {
    context.moveTo(-size * 0.2, -size);
    context.lineTo(-size * 0.2, -size * 0.25);
    context.lineTo(-size * 0.75, size * 0.7);
    context.quadraticCurveTo(-size * 0.8, size * 0.9, -size * 0.55, size * 0.9);
    context.lineTo(size * 0.55, size * 0.9);
    context.quadraticCurveTo(size * 0.8, size * 0.9, size * 0.75, size * 0.7);
    context.lineTo(size * 0.2, -size * 0.25);
    context.lineTo(size * 0.2, -size);
    context.moveTo(-size * 0.3, -size);
    context.lineTo(size * 0.3, -size);
    context.moveTo(-size * 0.52, size * 0.3);
    context.lineTo(size * 0.52, size * 0.3);
  },
  (context, size) => {
    context.moveTo(-size * 0.25, size * 0.5);
    context.bezierCurveTo(-size * 0.25, size * 0.15, -size * 0.65, 0, -size * 0.65, -size * 0.35);
    context.bezierCurveTo(-size * 0.65, -size, size * 0.65, -size, size * 0.65, -size * 0.35);
    context.bezierCurveTo(size * 0.65, 0, size * 0.25, size * 0.15, size * 0.25, size * 0.5);
    context.closePath();
    for (const y of [0.62, 0.76, 0.9]) {
      context.moveTo(-size * 0.22, size * y);
      context.lineTo(size * 0.22, size * y);
    }
  },
  (context, size) => {
    context.moveTo(size * 0.55, 0);
    context.arc(0, 0, size * 0.55, 0, Math.PI * 2);
    context.moveTo(size, -size * 0.3);
    context.ellipse(0, 0, size * 1.05, size * 0.3, -0.3, -0.02, Math.PI * 1.98);
  },
  (context, size, random) => {
    for (let line = 0; line < 3; line++) {
      const y = (line - 1) * size * 0.5;
      for (let x = -size; x < size * random.between(0.3, 1); x += size * 0.22) {
        context.moveTo(x, y + random.between(-0.1, 0.1) * size);
        context.quadraticCurveTo(
          x + size * 0.05,
          y - size * random.between(0.1, 0.3),
          x + size * 0.14,
          y + random.between(-0.1, 0.15) * size,
        );
      }
    }
  },
];
