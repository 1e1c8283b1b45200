import type { NotificationPage } from '#contract/notifications.ts';
import type { NotificationDeps } from './deps.ts';
import { presentNotification } from './present.ts';
import { countNotifications, selectPage } from './store.ts';

/** Returns one page of a user's notifications, newest first. */
export async function listNotifications(
  { database }: NotificationDeps,
  userId: string,
  query: { limit: number; cursor?: string | undefined },
): Promise<NotificationPage> {
  // One more than requested tells whether there is a next page.
  const rows = await selectPage(database.db, userId, { limit: query.limit + 1, before: query.cursor });
  const counts = await countNotifications(database.db, userId);
  const shown = rows.slice(0, query.limit);
  const hasMore = rows.length > query.limit;
  return {
    success: true,
    notifications: shown.map(presentNotification),
    ...counts,
    hasMore,
    nextCursor: hasMore ? (shown.at(-1)?.id ?? null) : null,
  };
}
