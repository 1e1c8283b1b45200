import { expect, it } from 'vitest';
import { galleryBatchSize, galleryPageSize, galleryStartCount, stagePageSizeFor } from './page-size.ts';

it.each([
  ['4g', 50],
  ['3g', 30],
  [undefined, 30],
  ['2g', 20],
  ['slow-2g', 20],
])('a connection of type %s gets pages of %i', (type, size) => {
  expect(galleryPageSize(type)).toBe(size);
});

it.each([
  ['4g', 20],
  ['3g', 12],
  [undefined, 12],
  ['2g', 8],
  ['slow-2g', 8],
])('on a connection of type %s the button adds %i', (type, size) => {
  expect(galleryBatchSize(type)).toBe(size);
});

it('starts with six rows, at least thirty pictures', () => {
  expect([1, 3, 5, 6].map(galleryStartCount)).toEqual([30, 30, 30, 36]);
});

it.each([
  ['a phone', 1, 360, 780, 6],
  ['a laptop', 2, 880, 737, 6],
  ['a large screen', 3, 1520, 1017, 12],
  ['a very large screen', 4, 2160, 1377, 16],
  ['a wall', 4, 2160, 12_000, 50],
])('the stage of %s gets pages that fill it', (_, columns, width, height, size) => {
  expect(stagePageSizeFor(columns, { width, height })).toBe(size);
});
