import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { pageLimits } from '#contract/limits.ts';
import { listUpscales } from '#contract/upscale-calls.ts';
import { call } from '#web/api/call.ts';
import { retryDelayMs, shouldRetry } from '#web/api/query-client.ts';
import { within } from './check-upscale.ts';
import { upscalesKey } from './live.ts';
import { isRunning, mergeUpscales } from './merge-upscales.ts';
import { dropOlderUpdates, useUpscaleUpdates } from './updates-store.ts';

/** As documented. */
const timeoutMs = 8_000;
const retries = 3;
const refreshMs = 5 * 60_000;

export type Upscales = ReturnType<typeof useUpscales>;

/**
 * The upscales, newest first, in pages of 20; refetched every five minutes, kept fresh by events in between.
 */
export function useUpscales() {
  const query = useInfiniteQuery({
    queryKey: upscalesKey,
    queryFn: async ({ pageParam, signal }) => {
      const askedAt = performance.now();
      const page = await within(timeoutMs, (inTime) => ask(pageParam, inTime), signal);
      if (pageParam === null) dropOlderUpdates(askedAt);
      return page;
    },
    initialPageParam: null as string | null,
    getNextPageParam: (last) => (last.hasMore ? last.nextCursor : null),
    refetchInterval: refreshMs,
    retry: (failures, thrown) => failures < retries && shouldRetry(0, thrown),
    retryDelay: retryDelayMs,
  });
  const updates = useUpscaleUpdates();
  const fetched = useMemo(() => query.data?.pages.flatMap(({ history }) => history) ?? [], [query.data]);
  const items = useMemo(() => mergeUpscales(fetched, updates), [fetched, updates]);
  const running = useMemo(() => items.filter(isRunning), [items]);
  const ended = useMemo(() => items.filter((item) => !isRunning(item)), [items]);
  return {
    running,
    ended,
    /** Including those not fetched yet. */
    total: (query.data?.pages[0]?.total ?? 0) + items.length - fetched.length,
    isLoading: query.isPending,
    /** Only if there is nothing to show instead. */
    error: items.length === 0 ? query.error : null,
    /** A refetch failed; the previous data is still shown. */
    refreshError: items.length > 0 && !query.isFetching ? query.error : null,
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    loadMore: () => void query.fetchNextPage({ cancelRefetch: false }),
    isRefreshing: query.isFetching && !query.isFetchingNextPage,
    refresh: () => void query.refetch(),
  };
}

function ask(cursor: string | null, signal: AbortSignal) {
  const query = { limit: pageLimits.defaultLimit, ...(cursor !== null && { cursor }) };
  return call(listUpscales, { query, signal });
}
