import { registerLive } from '#web/api/live.ts';
import { refetchQueries } from '#web/api/refetch-queries.ts';
import { changeList, notificationsKey } from './change-list.ts';
import { withCreated, without, withRead } from './notification-pages.ts';

registerLive({
  'notification.created': ({ notification }, client) =>
    changeList(client, (data) => withCreated(data, notification)),
  'notification.changed': ({ ids }, client) => changeList(client, (data) => withRead(data, ids)),
  'notification.removed': ({ ids }, client) => changeList(client, (data) => without(data, ids)),
  reset: (_, client) => refetchQueries(client, { queryKey: notificationsKey }),
});
