import type { Query, QueryClient } from '@tanstack/react-query';
import type { Changed, NotificationPages } from './notification-pages.ts';

/** Prefix of the list's key, followed by the user's id: users never see each other's list. */
export const notificationsKey = ['notifications'] as const;

/**
 * Changes the shown list. A fetch in flight was answered before the change and would undo it, so the change
 * is applied again when that fetch ends. Refetches if the counts may be off.
 */
export function changeList(client: QueryClient, change: (data: NotificationPages) => Changed): void {
  const filter = { queryKey: notificationsKey };
  const cache = client.getQueryCache();
  for (const query of cache.findAll(filter)) {
    apply(client, query, change);
    if (query.state.fetchStatus !== 'fetching') continue;
    const stop = cache.subscribe(() => {
      if (query.state.fetchStatus === 'fetching') return;
      stop();
      apply(client, query, change);
    });
  }
}

function apply(client: QueryClient, query: Query, change: (data: NotificationPages) => Changed): void {
  const data = client.getQueryData<NotificationPages>(query.queryKey);
  if (data === undefined) return;
  const changed = change(data);
  // A change must not make the saved copy look freshly fetched.
  client.setQueryData(query.queryKey, changed.data, { updatedAt: query.state.dataUpdatedAt });
  if (!changed.isExact) void client.invalidateQueries({ queryKey: query.queryKey });
}
