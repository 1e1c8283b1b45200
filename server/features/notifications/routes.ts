import {
  clearNotifications,
  listNotifications as listCall,
  readAllNotifications,
  readNotification,
} from '#contract/notifications.ts';
import type { Answer, Api } from '#server/platform/http/api.ts';
import { cutPage } from '#server/platform/page-cursor.ts';
import { clearAll, readAll, readOne } from './change-notifications.ts';
import { type NotificationDeps, shownTo } from './deps.ts';
import { presentNotification } from './present.ts';
import { countNotifications, selectPage } from './store.ts';

export function registerRoutes(api: Api, deps: NotificationDeps): void {
  api.handle(listCall, ({ identity, query }) => listNotifications(deps, identity.userId, query));

  api.handle(readNotification, ({ identity, params }) => readOne(deps, identity.userId, params.id));

  api.handle(readAllNotifications, ({ identity, query }) => readAll(deps, identity.userId, query.until));

  api.handle(clearNotifications, ({ identity, query }) => clearAll(deps, identity.userId, query.until));
}

/** Returns one page of a user's notifications, newest first. */
async function listNotifications(
  deps: NotificationDeps,
  userId: string,
  query: { limit: number; cursor?: string | undefined },
): Promise<Answer<typeof listCall>> {
  const { db } = deps.database;
  const visible = shownTo(deps, userId);
  const rows = await selectPage(db, visible, { limit: query.limit + 1, before: query.cursor });
  const counts = await countNotifications(db, visible);
  const { rows: shown, ...page } = cutPage(rows, query.limit, ({ id }) => id);
  const notifications = shown.map((row) => presentNotification(row, visible));
  return { notifications, ...counts, ...page };
}
