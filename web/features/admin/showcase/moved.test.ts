import { expect, test } from 'vitest';
import { moved } from './moved.ts';

const list = ['a', 'b', 'c'];

test('moves an item by some places and leaves the list as it was', () => {
  expect(moved(list, 0, 1)).toEqual(['b', 'a', 'c']);
  expect(moved(list, 2, -2)).toEqual(['c', 'a', 'b']);
  expect(list).toEqual(['a', 'b', 'c']);
});

test('at either end, or of a place that is not there, nothing moves', () => {
  expect(moved(list, 0, -1)).toEqual(list);
  expect(moved(list, 2, 1)).toEqual(list);
  expect(moved(list, 7, -1)).toEqual(list);
});
