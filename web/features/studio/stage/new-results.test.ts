import { expect, it } from 'vitest';
import { countNew } from './new-results.ts';

it('counts pictures that were not there before', () => {
  expect(countNew(['new', 'a', 'b'], new Set(['a', 'b']))).toBe(1);
});

it('counts nothing before the first check', () => {
  expect(countNew(['a'], null)).toBe(0);
});
