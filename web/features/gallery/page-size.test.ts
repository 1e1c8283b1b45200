import { expect, it } from 'vitest';
import { galleryPageSize, stagePageSizeFor } from './page-size.ts';

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
  [1, 6],
  [2, 6],
  [3, 6],
  [4, 8],
])('a stage of %i columns gets pages of %i', (columns, size) => {
  expect(stagePageSizeFor(columns)).toBe(size);
});
