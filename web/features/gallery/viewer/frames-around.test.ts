import { expect, it } from 'vitest';
import { framesAround } from './frames-around.ts';

it.each([
  ['in the middle', { index: 10, count: 48, room: 8 }, { first: 7, end: 14 }],
  ['at the beginning', { index: 1, count: 48, room: 7 }, { first: 0, end: 7 }],
  ['at the end', { index: 47, count: 48, room: 7 }, { first: 41, end: 48 }],
  ['of few', { index: 1, count: 3, room: 9 }, { first: 0, end: 3 }],
  ['before the strip is measured', { index: 4, count: 9, room: 0 }, { first: 4, end: 5 }],
])('the frames around picture %s', (_, strip, shown) => {
  expect(framesAround(strip)).toEqual(shown);
});
