import { useState } from 'react';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { notificationsTexts } from './texts.ts';
import { useNotificationChanges } from './use-notification-changes.ts';

/** Removes all, once that was confirmed. */
export function ClearButton() {
  const t = useTexts(notificationsTexts);
  const [isAsking, setAsking] = useState(false);
  const { clear } = useNotificationChanges();
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        {t('clear')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('clearTitle')}
        sentence={t('clearLine')}
        confirmLabel={t('clear')}
        busy={clear.isPending}
        onConfirm={() => clear.mutate(undefined, { onSettled: () => setAsking(false) })}
      />
    </>
  );
}
