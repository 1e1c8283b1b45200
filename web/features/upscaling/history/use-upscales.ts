import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { minuteMs } from '#contract/durations.ts';
import { isActive } from '#contract/jobs.ts';
import { pageLimits } from '#contract/limits.ts';
import { tools } from '#contract/tools.ts';
import { listUpscales } from '#contract/upscale-calls.ts';
import { call } from '#web/api/call.ts';
import { registerLive } from '#web/api/live.ts';
import { retryDelayMs, shouldRetry } from '#web/api/query-client.ts';
import { refetchQueries } from '#web/api/refetch-queries.ts';
import { checkUpscale, within } from './check-upscale.ts';
import { isRunning, mergeUpscales } from './merge-upscales.ts';
import {
  dropOlderUpdates,
  knownUpscale,
  recordProgress,
  recordStart,
  useUpscaleUpdates,
} from './updates-store.ts';

/** The common query key of the history. */
const upscalesKey = ['upscales'] as const;

registerLive({
  'job.changed': ({ job }) => {
    if (tools[job.tool].makes !== 'upscale') return;
    const { percent, kind } = job.progress;
    if (isActive(job.status) && job.startedAt !== null) recordStart(job.id, job.startedAt);
    if (isActive(job.status) && percent !== null) recordProgress(job.id, percent, kind === 'measured');
    // A job event has fewer facts than the history shows: fetch one that is new here or has ended. If that
    // fails, the next list brings it.
    if (isActive(job.status) && knownUpscale(job.id) !== undefined) return;
    checkUpscale(job.id).catch(() => undefined);
  },
  'job.progress': ({ jobId, progress: { percent, kind } }) => {
    if (percent !== null) recordProgress(jobId, percent, kind === 'measured');
  },
  // Trashing or restoring a result removes or restores its entry.
  'image.deleted': (_, client) => refetchQueries(client, { queryKey: upscalesKey }),
  'gallery.changed': ({ pictures }, client) => {
    if (pictures?.removed.length !== 0) refetchQueries(client, { queryKey: upscalesKey });
  },
  reset: (_, client) => refetchQueries(client, { queryKey: upscalesKey }),
});

/** As documented. */
const timeoutMs = 8_000;
const retries = 3;
const refreshMs = 5 * minuteMs;

export type Upscales = ReturnType<typeof useUpscales>;

/**
 * The upscales, newest first, in pages of 20; refetched every five minutes, kept fresh by events in between.
 */
export function useUpscales() {
  const query = useInfiniteQuery({
    queryKey: upscalesKey,
    queryFn: async ({ pageParam, signal }) => {
      const requestedAt = performance.now();
      const page = await within(timeoutMs, (inTime) => fetchPage(pageParam, inTime), signal);
      if (pageParam === null) dropOlderUpdates(requestedAt);
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

function fetchPage(cursor: string | null, signal: AbortSignal) {
  const query = { limit: pageLimits.defaultLimit, ...(cursor !== null && { cursor }) };
  return call(listUpscales, { query, signal });
}
