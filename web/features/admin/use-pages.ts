import { useInfiniteQuery } from '@tanstack/react-query';

interface PageOf {
  nextCursor: string | null;
}

/** A paged list of the panel. */
export function usePages<Page extends PageOf, Item>(
  key: readonly unknown[],
  load: (cursor: string | undefined, signal: AbortSignal) => Promise<Page>,
  itemsOf: (page: Page) => readonly Item[],
) {
  const query = useInfiniteQuery({
    queryKey: ['admin', ...key],
    queryFn: ({ pageParam, signal }) => load(pageParam ?? undefined, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (last: Page) => last.nextCursor,
  });
  const items = query.data?.pages.flatMap((page) => [...itemsOf(page)]) ?? [];
  return {
    items,
    firstPage: query.data?.pages[0],
    isLoading: query.isPending,
    error: items.length === 0 ? query.error : null,
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    loadMore: () => void query.fetchNextPage({ cancelRefetch: false }),
    retry: () => void query.refetch(),
  };
}

export type Pages<Item> = Omit<ReturnType<typeof usePages<PageOf, Item>>, 'firstPage'>;
