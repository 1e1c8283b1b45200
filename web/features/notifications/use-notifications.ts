import { useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { pollingLimits } from '#contract/limits.ts';
import { listNotifications, type NotificationPage } from '#contract/notifications.ts';
import { call } from '#web/api/call.ts';
import { usePolling } from '#web/api/events/connection-store.ts';
import { useUser } from '#web/features/accounts/index.ts';
import { notificationsKey } from './change-list.ts';
import { countsOf, notificationsOf, pagesOfList } from './notification-pages.ts';
import { readCopy } from './saved-copy.ts';

/**
 * The user's notifications, newest first: the copy of the last visit at once, then the server's word, kept by events.
 * While those do not come it is asked for now and then.
 */
export function useNotifications() {
  const { id: userId } = useUser();
  const query = useInfiniteQuery({
    queryKey: [...notificationsKey, userId],
    queryFn: ({ pageParam, signal }) =>
      call(listNotifications, { query: pageParam === null ? {} : { cursor: pageParam }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (last: NotificationPage) => (last.hasMore ? last.nextCursor : null),
    initialData() {
      const copy = readCopy(() => window.localStorage, userId);
      return copy === null ? undefined : pagesOfList(copy);
    },
    initialDataUpdatedAt: 0,
    refetchInterval: usePolling(pollingLimits.coinsMs),
  });
  const { fetchNextPage, data } = query;
  const loadMore = useCallback(() => void fetchNextPage({ cancelRefetch: false }), [fetchNextPage]);
  return {
    notifications: useMemo(() => notificationsOf(data), [data]),
    ...countsOf(data),
    isLoading: query.isPending && query.error === null,
    /** There is nothing to show, not even a copy, because it could not be had. */
    error: data === undefined ? query.error : null,
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    loadMore,
    retry: () => void query.refetch(),
  };
}

export type NotificationList = ReturnType<typeof useNotifications>;
