import { type CoinHistoryFilter, type CoinLineKind, coinHistoryFilePath } from '#contract/coin-history.ts';
import type { GrantSource } from '#contract/coins.ts';
import { type Period, spanOf } from './periods.ts';

/** The filter chosen above the history. */
export interface HistoryFilter {
  kind: CoinLineKind | 'all';
  source: GrantSource | 'all';
  period: Period;
}

export const noFilter: HistoryFilter = { kind: 'all', source: 'all', period: 'all' };

export function isFiltered({ kind, source, period }: HistoryFilter): boolean {
  return kind !== 'all' || source !== 'all' || period !== 'all';
}

/** The filter as request parameters: days start and end in the reader's time zone. */
export function toQuery({ kind, source, period }: HistoryFilter, now = new Date()): CoinHistoryFilter {
  const span = spanOf(period, now);
  return {
    ...(kind !== 'all' && { kind }),
    ...(source !== 'all' && { source }),
    ...(span !== null && { from: span.from.toISOString() }),
    ...(span?.to && { to: span.to.toISOString() }),
  };
}

/** The address of the same lines as a file. */
export function fileAddress(filter: HistoryFilter): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(toQuery(filter))) {
    if (value !== undefined) query.set(name, value);
  }
  return query.size === 0 ? coinHistoryFilePath : `${coinHistoryFilePath}?${query}`;
}
