import { expect, test } from 'vitest';
import { moved } from './moved.ts';

const list = ['a', 'b', 'c'];

test('moves an item by some places and leaves the input unchanged', () => {
  expect(moved(list, 0, 1)).toEqual(['b', 'a', 'c']);
  expect(moved(list, 2, -2)).toEqual(['c', 'a', 'b']);
  expect(list).toEqual(['a', 'b', 'c']);
});

test('moves nothing at either end or at an invalid index', () => {
  expect(moved(list, 0, -1)).toEqual(list);
  expect(moved(list, 2, 1)).toEqual(list);
  expect(moved(list, 7, -1)).toEqual(list);
});
