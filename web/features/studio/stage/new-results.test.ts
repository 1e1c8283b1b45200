import { expect, it } from 'vitest';
import { countNew } from './new-results.ts';

it('counts what was not there before', () => {
  expect(countNew(['new', 'a', 'b'], new Set(['a', 'b']))).toBe(1);
});

it('counts nothing before anything was looked at', () => {
  expect(countNew(['a'], null)).toBe(0);
});
