import { expect, it } from 'vitest';
import { columnCount, galleryColumns, stageColumns } from './column-count.ts';

it.each([
  [360, 1],
  [767, 1],
  [768, 2],
  [1023, 2],
  [1024, 3],
  [1439, 3],
  [1440, 4],
  [1919, 4],
  [1920, 5],
  [2559, 5],
  [2560, 6],
])('a gallery in a window of %i px has %i columns', (width, columns) => {
  expect(columnCount(galleryColumns, width)).toBe(columns);
});

it.each([
  [360, 1],
  [768, 2],
  [1280, 2],
  [1920, 3],
  [2560, 4],
])('a stage in a window of %i px has %i columns', (width, columns) => {
  expect(columnCount(stageColumns, width)).toBe(columns);
});
