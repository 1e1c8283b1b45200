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
  /** The label of the danger button; "Delete" by default. */
  confirmLabel?: string;
  /**
   * The label of the other button; "Cancel" by default, which would be ambiguous when cancelling is what is
   * confirmed.
   */
  cancelLabel?: string;
  busy?: boolean;
  onConfirm: () => void;
}

/** Confirms a destructive action: a sentence, Cancel and the danger button. */
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
