import { expect, it } from 'vitest';
import { listCoinHistory } from '#contract/coin-history.ts';
import { fileAddress, isFiltered, noFilter, toQuery } from './history-filter.ts';

it('asks for everything while nothing is chosen', () => {
  expect(isFiltered(noFilter)).toBe(false);
  expect(toQuery(noFilter)).toEqual({});
  expect(fileAddress(noFilter)).toBe('/api/user/coins/history.csv');
});

it('includes the whole first and last day, in the reader’s time zone', () => {
  const query = toQuery({ ...noFilter, from: '2026-11-01', to: '2026-11-30' });
  expect(new Date(query.from ?? 0)).toEqual(new Date(2026, 10, 1));
  expect(new Date(query.to ?? 0)).toEqual(new Date(2026, 11, 1));
  expect(listCoinHistory.query.safeParse(query).success).toBe(true);
});

it.each(['', '0001-01-01', '9999-12-31', '12026-01-01', 'soon'])(
  'ignores %j, which may be half typed',
  (to) => expect(toQuery({ ...noFilter, to })).toEqual({}),
);

it('downloads the lines that are shown', () => {
  const filter = { ...noFilter, kind: 'taken_back', source: 'subscription' } as const;
  expect(isFiltered(filter)).toBe(true);
  expect(fileAddress(filter)).toBe('/api/user/coins/history.csv?kind=taken_back&source=subscription');
});
