import { type QueryKey, type useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';

type NextPage = Pick<
  ReturnType<typeof useInfiniteQuery>,
  'fetchNextPage' | 'hasNextPage' | 'isFetching' | 'isFetchingNextPage'
>;

/**
 * The next page of a list, asked for once: a second wish while it is under way starts nothing anew. While the pages that
 * are there are asked for again, a request for more would be answered with those alone, so it waits until they have come.
 */
export function useMore(
  queryKey: QueryKey,
  { fetchNextPage, hasNextPage, isFetching, isFetchingNextPage }: NextPage,
): { load: () => void; isUnderWay: boolean } {
  const client = useQueryClient();
  // The list in which it is wanted: another one may be shown by the time.
  const [wantedIn, setWantedIn] = useState<QueryKey | null>(null);
  const mustWait = isFetching && !isFetchingNextPage;
  const load = useCallback(() => {
    // As it is now, which need not have been drawn yet.
    const state = client.getQueryState(queryKey);
    const isAskedAgain = state?.fetchStatus === 'fetching' && state.fetchMeta?.fetchMore === undefined;
    if (isAskedAgain) setWantedIn(queryKey);
    else void fetchNextPage({ cancelRefetch: false });
  }, [client, queryKey, fetchNextPage]);
  useEffect(() => {
    if (wantedIn === null || mustWait) return;
    setWantedIn(null);
    if (wantedIn === queryKey && hasNextPage) load();
  }, [wantedIn, mustWait, queryKey, hasNextPage, load]);
  return { load, isUnderWay: wantedIn === queryKey || isFetchingNextPage };
}
