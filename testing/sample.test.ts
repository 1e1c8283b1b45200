import { expect, test } from 'vitest';
import { chooseBy } from './sample.ts';

const matrix = Array.from({ length: 12 }, (_, index) => index);

test('chooses the same cases for the same seed, in their order', () => {
  const chosen = chooseBy(7, matrix, 5);
  expect(chosen).toHaveLength(5);
  expect(chosen).toEqual(chosen.toSorted((a, b) => a - b));
  expect(chooseBy(7, matrix, 5)).toEqual(chosen);
});

test('chooses each case by some seed', () => {
  const chosen = new Set(Array.from({ length: 100 }, (_, seed) => chooseBy(seed, matrix, 1)).flat());
  expect(chosen.size).toBe(matrix.length);
});

test('chooses no more cases than there are', () => {
  expect(chooseBy(1, matrix, 20)).toEqual(matrix);
});
