import { expect, test } from 'vitest';
import { chooseBy, seedOf } from './sample.ts';

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

test('chooses each pair of cases of two matrices by some seed', () => {
  const small = ['a', 'b', 'c', 'd'];
  const large = Array.from({ length: 18 }, (_, index) => `case ${index}`);
  const chooseOne = (seed: number, cases: readonly string[]) => chooseBy(seedOf(seed, cases), cases, 1);
  const pairs = new Set(
    Array.from({ length: 2_000 }, (_, seed) => [...chooseOne(seed, small), ...chooseOne(seed, large)].join()),
  );
  expect(pairs.size).toBe(small.length * large.length);
});
