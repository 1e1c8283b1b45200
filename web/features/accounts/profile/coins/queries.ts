import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type CoinHistoryPage, listCoinGrants, listCoinHistory } from '#contract/coins.ts';
import { askAgain } from '#web/api/ask-again.ts';
import { call } from '#web/api/call.ts';
import { registerLive } from '#web/api/live.ts';
import { type HistoryFilter, toQuery } from './history-filter.ts';

/** Of everything below. */
const key = ['coin-book'] as const;

export const grantsQuery = queryOptions({
  queryKey: [...key, 'grants'],
  queryFn: async ({ signal }) => (await call(listCoinGrants, { signal })).grants,
});

/** The lines of a filter, page by page. */
export function historyQuery(filter: HistoryFilter) {
  return infiniteQueryOptions({
    queryKey: [...key, 'history', filter],
    queryFn: ({ pageParam, signal }) =>
      call(listCoinHistory, {
        query: { ...toQuery(filter), ...(pageParam !== null && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (last: CoinHistoryPage) => last.nextCursor,
    // What was shown stays until the lines of another filter are there.
    placeholderData: keepPreviousData,
  });
}

registerLive({
  'coins.changed': (_, client) => askAgain(client, { queryKey: key }),
  'billing.changed': (_, client) => askAgain(client, { queryKey: key }),
  // The price of a job becomes final without a change of the balance.
  'job.changed': ({ job }, client) => {
    if (job.status === 'completed') askAgain(client, { queryKey: key });
  },
  reset: (_, client) => askAgain(client, { queryKey: key }),
});
