import { expect, it } from 'vitest';
import { listCoinHistory } from '#contract/coin-history.ts';
import { fileAddress, isFiltered, noFilter, toQuery } from './history-filter.ts';

it('asks for everything while nothing is chosen', () => {
  expect(isFiltered(noFilter)).toBe(false);
  expect(toQuery(noFilter)).toEqual({});
  expect(fileAddress(noFilter)).toBe('/api/user/coins/history.csv');
});

it('asks for a month by its first moment and the next one’s', () => {
  const query = toQuery({ ...noFilter, period: '2026-11' });
  expect(new Date(query.from ?? 0)).toEqual(new Date(2026, 10, 1));
  expect(new Date(query.to ?? 0)).toEqual(new Date(2026, 11, 1));
  expect(listCoinHistory.query.safeParse(query).success).toBe(true);
});

it('leaves days that end today open, so that what happens next is listed, too', () => {
  const query = toQuery({ ...noFilter, period: 'days-30' }, new Date(2026, 10, 30, 18));
  expect(new Date(query.from ?? 0)).toEqual(new Date(2026, 10, 1));
  expect(query.to).toBeUndefined();
});

it('downloads the lines that are shown', () => {
  const filter = { ...noFilter, kind: 'taken_back', source: 'subscription' } as const;
  expect(isFiltered(filter)).toBe(true);
  expect(fileAddress(filter)).toBe('/api/user/coins/history.csv?kind=taken_back&source=subscription');
});
