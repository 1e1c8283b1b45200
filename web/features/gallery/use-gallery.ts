import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type ImagePage, listImages } from '#contract/images.ts';
import { call } from '#web/api/call.ts';
import { imagesOf, totalOf } from './gallery-pages.ts';

/** The key of every gallery query, whatever its page size. */
export const galleryKey = ['gallery'] as const;

/**
 * The user's pictures, newest first, in pages. Events keep it fresh, so it is asked for once and after missed events,
 * not whenever the window comes to the front.
 */
export function useGallery(pageSize: number) {
  const query = useInfiniteQuery({
    queryKey: [...galleryKey, pageSize],
    queryFn: ({ pageParam, signal }) =>
      call(listImages, {
        query: { limit: pageSize, ...(pageParam !== null && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (last: ImagePage) => (last.hasMore ? last.nextCursor : null),
    refetchOnWindowFocus: false,
  });
  const images = useMemo(() => imagesOf(query.data), [query.data]);
  return {
    images,
    total: Math.max(totalOf(query.data), images.length),
    isLoading: query.isPending,
    error: images.length === 0 ? query.error : null,
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    loadMore: () => void query.fetchNextPage(),
    retry: () => void query.refetch(),
  };
}

export type Gallery = ReturnType<typeof useGallery>;
