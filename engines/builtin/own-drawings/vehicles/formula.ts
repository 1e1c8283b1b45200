/** A racing car with open wheels. */
import { line, shape } from '../own-drawing.ts';
import type { Car } from './car.ts';
import { red } from './metal.ts';

export const formula: Car = {
  body: 'M-118 -12 L-104 -18 C-70 -24 -44 -30 -18 -36 C-12 -42 -6 -44 0 -43 L14 -42 C20 -56 30 -58 40 -56 C60 -50 84 -40 100 -32 L108 -14 L96 -8 H-96 Z',
  windows: ['M-6 -43 C-2 -48 6 -49 12 -46 L12 -42 C6 -41 0 -41.6 -6 -43 Z'],
  wheels: [-70, 78],
  radius: 22,
  rim: 'alloy',
  tones: red,
  box: [-118, -57, 108, -8],
  shoulder: 'M-110 -17 C-70 -24 -30 -31 -4 -35 C30 -38 70 -34 100 -28',
  seams: 'M-20 -35 C-14 -26 -14 -18 -18 -12 M30 -40 C34 -30 34 -20 30 -12',
  handles: [],
  headlight: 'M-119 -13 h2 v1 h-2 Z',
  taillight: 'M105 -26 h3 v8 h-3 Z',
  marks: [
    shape(
      'M-6 -34 C20 -38 50 -34 64 -26 C50 -14 10 -12 -14 -14 C-16 -22 -12 -30 -6 -34 Z',
      '#ffffff',
      'opacity=".92"',
    ),
    line('M-100 -9 H98', '#16181c', 4),
  ],
  before: [
    shape('M-128 -12 L-98 -16 L-94 -10 L-126 -6 Z', '#20242a', 'stroke="#0c0d10" stroke-width=".6"'),
    shape('M-130 -18 L-124 -18 L-122 -4 L-128 -4 Z', '#d8202a'),
    shape('M92 -34 L98 -60 H104 L102 -34 Z', '#20242a'),
    shape('M88 -66 H120 L118 -54 H92 Z', '#d8202a', 'stroke="#6a0812" stroke-width=".8"'),
    line('M90 -62 H119', '#ffffff', 1.2, 'opacity=".7"'),
    shape(
      'M-4 -46 C-6 -58 4 -64 12 -60 C18 -57 20 -50 18 -45 L4 -42 Z',
      '#f4c41c',
      'stroke="#7a5c06" stroke-width=".7"',
    ),
    shape('M-4 -49 C-2 -53 6 -54 11 -52 L10 -47 C5 -46 0 -46 -4 -47 Z', '#16202c'),
    line('M-10 -42 C-2 -58 16 -62 26 -56', '#2c3038', 2),
  ],
  ink: [-132, -69, 123, 1],
};
