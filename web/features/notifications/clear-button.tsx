import { useEffect, useRef, useState } from 'react';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { notificationsTexts } from './texts.ts';
import { useNotificationChanges } from './use-notification-changes.ts';

interface ClearButtonProps {
  /** Whether there is anything to clear. */
  isShown: boolean;
  /** All is gone and so is the button: the focus has to go somewhere else. */
  onCleared: () => void;
}

/** Removes all, once that was confirmed. */
export function ClearButton({ isShown, onCleared }: ClearButtonProps) {
  const t = useTexts(notificationsTexts);
  const [isAsking, setAsking] = useState(false);
  const hasCleared = useRef(false);
  const { clear, offlineReason } = useNotificationChanges();
  useEffect(() => {
    // While the dialog is open it would take the focus back.
    if (isAsking || !hasCleared.current) return;
    hasCleared.current = false;
    onCleared();
  }, [isAsking, onCleared]);
  const confirm = () =>
    clear.mutate(undefined, {
      onSuccess() {
        hasCleared.current = true;
      },
      onSettled: () => setAsking(false),
    });
  return (
    <>
      {isShown && (
        <Button
          variant="quiet"
          disabled={offlineReason !== undefined}
          disabledReason={offlineReason}
          onClick={() => setAsking(true)}
        >
          {t('clear')}
        </Button>
      )}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('clearTitle')}
        sentence={t('clearLine')}
        confirmLabel={t('clear')}
        busy={clear.isPending}
        onConfirm={confirm}
      />
    </>
  );
}
