import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { listShowcase, type ShowcaseItem } from '#contract/site.ts';
import { call } from '#web/api/call.ts';

const publicPageSize = 24;

/** The public showcase in pages, in the operator's order. */
export function useShowcase(pageSize = publicPageSize) {
  const query = useInfiniteQuery({
    queryKey: ['showcase', pageSize],
    queryFn: ({ pageParam, signal }) =>
      call(listShowcase, { query: { limit: pageSize, offset: pageParam }, signal }),
    initialPageParam: 0,
    getNextPageParam: (last, pages) =>
      last.hasMore ? pages.reduce((count, page) => count + page.items.length, 0) : null,
  });
  const items = useMemo(
    () => withoutRepeats(query.data?.pages.flatMap((page) => page.items) ?? []),
    [query.data],
  );
  return {
    items,
    total: Math.max(query.data?.pages.at(-1)?.total ?? 0, items.length),
    isLoading: query.isPending,
    error: items.length === 0 ? query.error : null,
    /** Why the next page failed to load. */
    moreError: items.length === 0 ? null : query.error,
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    loadMore: () =>
      void (items.length === 0 ? query.refetch() : query.fetchNextPage({ cancelRefetch: false })),
    retry: () => void query.refetch(),
  };
}

/** Drops duplicates: the order may change between two pages. */
function withoutRepeats(items: readonly ShowcaseItem[]): ShowcaseItem[] {
  return [...new Map(items.map((item) => [item.id, item])).values()];
}
