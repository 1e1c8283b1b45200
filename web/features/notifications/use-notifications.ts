import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { pollingLimits } from '#contract/limits.ts';
import { listNotifications, type NotificationPage } from '#contract/notifications.ts';
import { call } from '#web/api/call.ts';
import { usePolling } from '#web/api/events/connection-store.ts';
import { useUser } from '#web/features/accounts/index.ts';
import { notificationsKey } from './change-list.ts';
import { countsOf, notificationsOf, pagesOfList } from './notification-pages.ts';
import { withPending } from './pending-changes.ts';
import { readCopy } from './saved-copy.ts';
import { usePending } from './use-pending.ts';

/**
 * The user's notifications, newest first: first the saved copy, then the server's list, updated by events.
 * Polled now and then while the stream is down. Includes the user's pending changes.
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
  const pending = usePending(userId);
  const data = useMemo(() => query.data && withPending(query.data, pending), [query.data, pending]);
  return {
    notifications: useMemo(() => notificationsOf(data), [data]),
    ...countsOf(data),
    isLoading: query.isPending && query.error === null,
    /** Nothing can be shown, not even a copy, because the request failed. */
    error: data === undefined ? query.error : null,
    hasMore: data?.pages.at(-1)?.hasMore ?? false,
    isLoadingMore: query.isFetchingNextPage,
    loadMore: () => void query.fetchNextPage({ cancelRefetch: false }),
    retry: () => void query.refetch(),
  };
}

export type NotificationList = ReturnType<typeof useNotifications>;
