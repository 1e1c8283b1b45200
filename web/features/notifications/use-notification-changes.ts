import { useMutation, useQueryClient } from '@tanstack/react-query';
import { clearNotifications, readAllNotifications, readNotification } from '#contract/notifications.ts';
import { hasCode } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { errorText } from '#web/api/error-texts.ts';
import { useConnection } from '#web/api/events/connection-store.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { showToast } from '#web/ui/toast.ts';
import { changeList, notificationsKey } from './change-list.ts';
import { withAllRead, without, withRead } from './notification-pages.ts';
import { notificationsTexts } from './texts.ts';

/**
 * What a reader does to the list. Reading shows at once and comes back when the server does not take it. While the
 * device is offline nothing can be changed: `offlineReason` says so, and what is read then stays unread.
 */
export function useNotificationChanges() {
  const t = useTexts(notificationsTexts);
  const client = useQueryClient();
  const { isOffline, stream } = useConnection();
  const offlineReason = isOffline && stream === 'down' ? t('offline') : undefined;
  const onError = (error: unknown) => {
    void client.invalidateQueries({ queryKey: notificationsKey });
    // It was cleared on another device: the list that is asked for now says so.
    if (hasCode(error, 'not_found')) return;
    showToast({ id: 'notifications', tone: 'error', title: t('changeFailed'), line: errorText(error) });
  };
  const read = useMutation({
    mutationFn: (id: string) => call(readNotification, { params: { id } }),
    onMutate: (id) => changeList(client, (data) => withRead(data, [id])),
    onError,
  });
  const readAll = useMutation({
    mutationFn: () => call(readAllNotifications),
    onMutate: () => changeList(client, withAllRead),
    onError,
  });
  const clear = useMutation({
    mutationFn: () => call(clearNotifications),
    onSuccess: ({ ids }) => changeList(client, (data) => without(data, ids)),
    onError,
  });
  return {
    read(id: string) {
      if (offlineReason === undefined) read.mutate(id);
    },
    readAll: () => readAll.mutate(),
    clear,
    offlineReason,
  };
}
