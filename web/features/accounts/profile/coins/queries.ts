import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type CoinHistoryPage, listCoinGrants, listCoinHistory } from '#contract/coin-history.ts';
import { call } from '#web/api/call.ts';
import { registerLive } from '#web/api/live.ts';
import { refetchQueries } from '#web/api/refetch-queries.ts';
import { type HistoryFilter, toQuery } from './history-filter.ts';

/** The common prefix of all keys below. */
const key = ['coin-book'] as const;

export const grantsQuery = queryOptions({
  queryKey: [...key, 'grants'],
  queryFn: async ({ signal }) => (await call(listCoinGrants, { signal })).grants,
});

/** The entries of a filter, page by page. */
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
    // Keep the shown entries until those of another filter arrive.
    placeholderData: keepPreviousData,
  });
}

registerLive({
  'coins.changed': (_, client) => refetchQueries(client, { queryKey: key }),
  'billing.changed': (_, client) => refetchQueries(client, { queryKey: key }),
  // Settling a job's hold changes the history, not the balance.
  'job.changed': ({ job }, client) => {
    if (job.status === 'completed') refetchQueries(client, { queryKey: key });
  },
  reset: (_, client) => refetchQueries(client, { queryKey: key }),
});
