import { useTexts } from '#web/i18n/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import type { ButtonStyleOptions } from '#web/ui/button-style.ts';
import { notificationsTexts } from './texts.ts';
import { useNotificationChanges } from './use-notification-changes.ts';
import type { NotificationList } from './use-notifications.ts';

/** "Mark all as read"; disabled, with the reason, if nothing is unread. */
export function ReadAllButton({
  list,
  ...look
}: { list: NotificationList } & Pick<ButtonStyleOptions, 'variant' | 'size'>) {
  const t = useTexts(notificationsTexts);
  const { readAll } = useNotificationChanges();
  const newest = list.notifications[0]?.id;
  return (
    <Button
      {...look}
      disabled={list.unread === 0}
      disabledReason={list.unread === 0 ? t('allRead') : undefined}
      onClick={() => newest !== undefined && readAll(newest)}
    >
      {t('markAllRead')}
    </Button>
  );
}
