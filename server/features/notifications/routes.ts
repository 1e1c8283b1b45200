import {
  clearNotifications,
  listNotifications as listCall,
  readAllNotifications,
  readNotification,
} from '#contract/notifications.ts';
import type { Api } from '#server/platform/http/api.ts';
import { clearAll, readAll, readOne } from './change-notifications.ts';
import type { NotificationDeps } from './deps.ts';
import { listNotifications } from './list-notifications.ts';

export function registerRoutes(api: Api, deps: NotificationDeps): void {
  const done = { success: true } as const;

  api.handle(listCall, ({ identity, query }) => listNotifications(deps, identity.userId, query));

  api.handle(readNotification, async ({ identity, params }) => ({
    ...done,
    ...(await readOne(deps, identity.userId, params.id)),
  }));

  api.handle(readAllNotifications, async ({ identity, query }) => ({
    ...done,
    ...(await readAll(deps, identity.userId, query.until)),
  }));

  api.handle(clearNotifications, async ({ identity, query }) => ({
    ...done,
    ...(await clearAll(deps, identity.userId, query.until)),
  }));
}
