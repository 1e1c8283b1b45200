import { type CoinHistoryFilter, type CoinLineKind, coinHistoryFilePath } from '#contract/coin-history.ts';
import type { GrantSource } from '#contract/coins.ts';

/** The filter chosen above the history. */
export interface HistoryFilter {
  kind: CoinLineKind | 'all';
  source: GrantSource | 'all';
  /** Days in the format of date inputs; empty for no limit. The last day is included. */
  from: string;
  to: string;
}

export const noFilter: HistoryFilter = { kind: 'all', source: 'all', from: '', to: '' };

export function isFiltered({ kind, source, from, to }: HistoryFilter): boolean {
  return kind !== 'all' || source !== 'all' || from !== '' || to !== '';
}

/** The filter as request parameters: days start and end in the reader's time zone. */
export function toQuery({ kind, source, from, to }: HistoryFilter): CoinHistoryFilter {
  const start = startOfDay(from, 0);
  const end = startOfDay(to, 1);
  return {
    ...(kind !== 'all' && { kind }),
    ...(source !== 'all' && { source }),
    ...(start !== null && { from: start }),
    ...(end !== null && { to: end }),
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

/** Returns null for a half-typed day or an implausible year. */
function startOfDay(text: string, daysLater: number): string | null {
  const parts = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text);
  if (parts === null || Number(parts[1]) < 1970) return null;
  const day = new Date(Number(parts[1]), Number(parts[2]) - 1, Number(parts[3]) + daysLater);
  return day.getFullYear() > 9_999 ? null : day.toISOString();
}
