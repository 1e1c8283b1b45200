import { expect, it } from 'vitest';
import { newAmong } from './new-results.ts';

const pictures = (...ids: string[]) => ids.map((id) => ({ id }));

it('finds pictures that were not there before', () => {
  expect(newAmong(pictures('new', 'a', 'b'), new Set(['a', 'b']))).toEqual(pictures('new'));
});

it('finds nothing before the first check', () => {
  expect(newAmong(pictures('a'), null)).toEqual([]);
});
