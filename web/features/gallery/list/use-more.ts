import { type QueryKey, type useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';

type NextPage = Pick<
  ReturnType<typeof useInfiniteQuery>,
  'fetchNextPage' | 'hasNextPage' | 'isFetching' | 'isFetchingNextPage'
>;

/**
 * Loads the next page of a list. A second request while one runs does nothing. During a refetch of the loaded
 * pages a request for more would be answered with only those, so it waits until they have arrived.
 */
export function useMore(
  queryKey: QueryKey,
  { fetchNextPage, hasNextPage, isFetching, isFetchingNextPage }: NextPage,
): { load: () => void; isLoading: boolean } {
  const client = useQueryClient();
  // The list it was requested for: another one may be shown by then.
  const [requestedIn, setRequestedIn] = useState<QueryKey | null>(null);
  const mustWait = isFetching && !isFetchingNextPage;
  const load = useCallback(() => {
    // The current state, which may not be rendered yet.
    const state = client.getQueryState(queryKey);
    const isRefetching = state?.fetchStatus === 'fetching' && state.fetchMeta?.fetchMore === undefined;
    if (isRefetching) setRequestedIn(queryKey);
    else void fetchNextPage({ cancelRefetch: false });
  }, [client, queryKey, fetchNextPage]);
  useEffect(() => {
    if (requestedIn === null || mustWait) return;
    setRequestedIn(null);
    if (requestedIn === queryKey && hasNextPage) load();
  }, [requestedIn, mustWait, queryKey, hasNextPage, load]);
  return { load, isLoading: requestedIn === queryKey || isFetchingNextPage };
}
