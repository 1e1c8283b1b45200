import { expect, it } from 'vitest';
import type { CoinLine } from '#contract/coin-history.ts';
import { daysOf } from './days.ts';

const line = (id: string, createdAt: string, effect: number): CoinLine => ({
  id,
  kind: effect > 0 ? 'granted' : 'spent',
  coins: Math.abs(effect),
  effect,
  source: null,
  job: null,
  createdAt,
});

it('groups entries by day with the change of the balance, which is unknown while the day may go on', () => {
  const lines = [
    line('c', '2026-11-26T12:00:00.000Z', -15),
    line('b', '2026-11-26T11:00:00.000Z', -15),
    line('a', '2026-11-24T12:00:00.000Z', 100),
  ];
  const shape = (hasMore: boolean) =>
    daysOf(lines, hasMore).map(({ lines: of, effect }) => [of.map(({ id }) => id).join(''), effect]);
  expect(shape(false)).toEqual([
    ['cb', -30],
    ['a', 100],
  ]);
  expect(shape(true)).toEqual([
    ['cb', -30],
    ['a', null],
  ]);
  expect(daysOf([], false)).toEqual([]);
});
