import { expect, test } from 'vitest';
import { formatDollars, formatDuration, readDollars, toTyped } from './amounts.ts';

test.each([
  [0, '$0.00'],
  [4_000, '$0.004'],
  [40_000, '$0.04'],
  [1_234_567, '$1.23'],
  [12_000_000_000, '$12,000.00'],
])('%i millionths of a dollar are %s', (micros, text) => expect(formatDollars(micros)).toBe(text));

test.each([
  [840, '840 ms'],
  [8_249, '8.2 s'],
  [61_000, '61 s'],
  [150_000, '2.5 min'],
])('%i ms are %s', (ms, text) => expect(formatDuration(ms).replace('\u00a0', ' ')).toBe(text));

test.each([
  ['5', 5_000_000],
  [' 2.50 ', 2_500_000],
  ['2,5', 2_500_000],
  ['0', 0],
  ['', null],
  ['-1', undefined],
  ['five', undefined],
  ['1e9', undefined],
])('%j is read as %s', (typed, micros) => expect(readDollars(typed)).toBe(micros));

test('an amount survives formatting and parsing', () => {
  expect(toTyped(2_500_000)).toBe('2.5');
  expect(toTyped(null)).toBe('');
});
