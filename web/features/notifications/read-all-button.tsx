import { useTexts } from '#web/i18n/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import type { ButtonLook } from '#web/ui/button-style.ts';
import { notificationsTexts } from './texts.ts';
import { useNotificationChanges } from './use-notification-changes.ts';

/** "Mark all as read"; off, with the reason, where there is nothing to read or no way to say so. */
export function ReadAllButton({
  unread,
  ...look
}: { unread: number } & Pick<ButtonLook, 'variant' | 'size'>) {
  const t = useTexts(notificationsTexts);
  const { readAll, offlineReason } = useNotificationChanges();
  return (
    <Button
      {...look}
      disabled={unread === 0 || offlineReason !== undefined}
      disabledReason={unread === 0 ? t('allRead') : offlineReason}
      onClick={readAll}
    >
      {t('markAllRead')}
    </Button>
  );
}
