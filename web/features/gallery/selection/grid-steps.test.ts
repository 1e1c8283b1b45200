import { expect, it } from 'vitest';
import type { Place } from '../grid/masonry-layout.ts';
import { stepFrom } from './grid-steps.ts';

const at = (left: number, top: number, height: number): Place => ({
  left,
  top,
  width: 100,
  pictureHeight: height,
  height,
});
// Two columns, the second with taller pictures.
const places = [at(0, 0, 50), at(120, 0, 200), at(0, 70, 50), at(0, 140, 50), at(120, 220, 50)];

it.each([
  ['right', 0, 'ArrowRight', 1],
  ['left', 2, 'ArrowLeft', 1],
  ['down the column', 0, 'ArrowDown', 2],
  ['down past the other column’s tiles', 1, 'ArrowDown', 4],
  ['up the column', 3, 'ArrowUp', 2],
  ['left at the beginning', 0, 'ArrowLeft', null],
  ['right at the end', 4, 'ArrowRight', null],
  ['up at the top', 1, 'ArrowUp', null],
  ['down at the foot', 3, 'ArrowDown', null],
] as const)('%s', (_, from, key, to) => {
  expect(stepFrom(places, from, key)).toBe(to);
});
