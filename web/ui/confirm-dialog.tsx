import type { ReactNode } from 'react';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Button } from './button.tsx';
import { Dialog, type DialogProps } from './dialog.tsx';
import { uiTexts } from './ui-texts.ts';

export interface ConfirmDialogProps extends Pick<DialogProps, 'open' | 'onClose' | 'title'> {
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
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { sentence, confirmLabel, cancelLabel, busy = false, onConfirm, ...dialog } = props;
  const t = useTexts(uiTexts);
  const footer = (
    <>
      <Button onClick={dialog.onClose}>{cancelLabel ?? t('cancel')}</Button>
      <Button variant="danger-fill" busy={busy} onClick={onConfirm}>
        {confirmLabel ?? t('delete')}
      </Button>
    </>
  );
  return <Dialog {...dialog} description={sentence} footer={footer} />;
}
