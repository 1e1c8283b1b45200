import type { ReactNode } from 'react';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { uiTexts } from './ui-texts.ts';

export interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** What will happen, in one sentence. */
  sentence: ReactNode;
  /** The word on the filled danger button; "Delete" when not given. */
  confirmLabel?: string;
  /** The word on the other; "Cancel" when not given, which will not do where that is what is confirmed. */
  cancelLabel?: string;
  busy?: boolean;
  onConfirm: () => void;
}

/** For what destroys: the sentence, then Cancel and the filled danger button. */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  sentence,
  confirmLabel,
  cancelLabel,
  busy = false,
  onConfirm,
}: ConfirmDialogProps) {
  const t = useTexts(uiTexts);
  const footer = (
    <>
      <Button onClick={() => onOpenChange(false)}>{cancelLabel ?? t('cancel')}</Button>
      <Button variant="danger-fill" busy={busy} onClick={onConfirm}>
        {confirmLabel ?? t('delete')}
      </Button>
    </>
  );
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={title} description={sentence} footer={footer} />
  );
}
