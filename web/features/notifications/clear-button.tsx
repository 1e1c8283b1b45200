import { useEffect, useRef, useState } from 'react';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { notificationsTexts } from './texts.ts';
import { useNotificationChanges } from './use-notification-changes.ts';

interface ClearButtonProps {
  /** The first of the list; undefined if there is nothing to clear. */
  newest: string | undefined;
  /** Called when all are gone, with this button: the focus must move. */
  onCleared: () => void;
}

/** Deletes all after a confirmation. */
export function ClearButton({ newest, onCleared }: ClearButtonProps) {
  const t = useTexts(notificationsTexts);
  const [isAsking, setAsking] = useState(false);
  const hasCleared = useRef(false);
  const { clear } = useNotificationChanges();
  useEffect(() => {
    // An open dialog would take the focus back.
    if (isAsking || !hasCleared.current) return;
    hasCleared.current = false;
    onCleared();
  }, [isAsking, onCleared]);
  const confirm = () => {
    if (newest !== undefined) clear(newest);
    hasCleared.current = true;
    setAsking(false);
  };
  return (
    <>
      {newest !== undefined && (
        <Button variant="quiet" onClick={() => setAsking(true)}>
          {t('clear')}
        </Button>
      )}
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t('clearTitle')}
        sentence={t('clearLine')}
        confirmLabel={t('clear')}
        onConfirm={confirm}
      />
    </>
  );
}
