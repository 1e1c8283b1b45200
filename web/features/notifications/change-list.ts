import type { Query, QueryClient } from '@tanstack/react-query';
import type { Changed, NotificationPages } from './notification-pages.ts';

/** The key of the list, with the user's id behind it: what was one person's is never shown as another's. */
export const notificationsKey = ['notifications'] as const;

/**
 * Changes the list that is shown. A fetch that is under way was answered before the change and would undo it, so the
 * change is made again when that fetch has ended. What the change cannot know is asked for.
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
  // A change must not make a copy from the last visit look as if the server had been asked.
  client.setQueryData(query.queryKey, changed.data, { updatedAt: query.state.dataUpdatedAt });
  if (!changed.isExact) void client.invalidateQueries({ queryKey: query.queryKey });
}
