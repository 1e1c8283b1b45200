import type { EventPayload } from '#contract/events.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { type NotificationDeps, shownTo } from './deps.ts';
import { countNotifications, hasNotification, markRead, removeAll } from './store.ts';

/** The changed notifications, and the number of unread ones. */
export interface Changed {
  ids: string[];
  unread: number;
}

/** Marks one as read; no-op if it is. Throws `not_found` for another user's. */
export function readOne(deps: NotificationDeps, userId: string, id: string): Promise<Changed> {
  return deps.database.inTransaction(async (tx) => {
    const ids = await markRead(tx, shownTo(deps, userId), deps.clock.now(), { id });
    if (ids.length === 0 && !(await hasNotification(tx, shownTo(deps, userId), id)))
      throw new AppError('not_found');
    return publishChange(deps, tx, userId, 'notification.changed', ids);
  });
}

/** Marks all as read, or with `until` those that are not newer. */
export function readAll(deps: NotificationDeps, userId: string, until?: string): Promise<Changed> {
  return deps.database.inTransaction(async (tx) => {
    const ids = await markRead(tx, shownTo(deps, userId), deps.clock.now(), { until });
    return publishChange(deps, tx, userId, 'notification.changed', ids);
  });
}

/** Removes all, or with `until` those that are not newer. What is sent only once is not sent again. */
export function clearAll(deps: NotificationDeps, userId: string, until?: string): Promise<Changed> {
  return deps.database.inTransaction(async (tx) => {
    const ids = await removeAll(tx, shownTo(deps, userId), until);
    return publishChange(deps, tx, userId, 'notification.removed', ids);
  });
}

async function publishChange(
  deps: NotificationDeps,
  tx: Tx,
  userId: string,
  type: 'notification.changed' | 'notification.removed',
  ids: string[],
): Promise<Changed> {
  const { unread } = await countNotifications(tx, shownTo(deps, userId));
  const payload: EventPayload<typeof type> = { ids };
  if (ids.length > 0) await deps.events.publish(tx, userId, type, payload);
  return { ids, unread };
}
