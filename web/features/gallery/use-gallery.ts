import { useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { type ImagePage, listImages } from '#contract/images.ts';
import { pollingLimits } from '#contract/limits.ts';
import { call } from '#web/api/call.ts';
import { usePolling } from '#web/api/events/connection-store.ts';
import { imagesOf, totalOf } from './gallery-pages.ts';

/** The key of every gallery query, whatever its page size. */
export const galleryKey = ['gallery'] as const;

/** Picture addresses hold for at least a day; a page that stays open asks for new ones in time. */
const addressesAgeMs = 12 * 60 * 60_000;

/**
 * The user's pictures, newest first, in pages. Events keep it fresh, so it is asked for once and after missed events;
 * while the stream is down it is asked for every ten seconds.
 */
export function useGallery(pageSize: number) {
  const polling = usePolling(pollingLimits.galleryMs);
  const query = useInfiniteQuery({
    queryKey: [...galleryKey, pageSize],
    queryFn: ({ pageParam, signal }) =>
      call(listImages, {
        query: { limit: pageSize, ...(pageParam !== null && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (last: ImagePage) => (last.hasMore ? last.nextCursor : null),
    refetchOnWindowFocus: ({ state }) => Date.now() - state.dataUpdatedAt > addressesAgeMs,
    refetchInterval: polling === false ? addressesAgeMs : polling,
  });
  const { fetchNextPage } = query;
  // Asked again while it is under way, it goes on: without this, each press would start it anew.
  const loadMore = useCallback(() => void fetchNextPage({ cancelRefetch: false }), [fetchNextPage]);
  const images = useMemo(() => imagesOf(query.data), [query.data]);
  return {
    images,
    total: Math.max(totalOf(query.data), images.length),
    isLoading: query.isPending,
    error: images.length === 0 ? query.error : null,
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    loadMore,
    retry: () => void query.refetch(),
  };
}

export type Gallery = ReturnType<typeof useGallery>;
