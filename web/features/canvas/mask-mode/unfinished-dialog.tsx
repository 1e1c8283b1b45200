import { useTexts } from '#web/i18n/catalogue.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { maskTexts } from './texts.ts';

interface UnfinishedDialogProps {
  onClose: () => void;
  /** Clears the selection and goes on to what was asked for. */
  onConfirm: () => void;
}

/** Asks before a selection is given up for an edit of the whole picture. */
export function UnfinishedDialog({ onClose, onConfirm }: UnfinishedDialogProps) {
  const t = useTexts(maskTexts);
  return (
    <ConfirmDialog
      onClose={onClose}
      title={t('unfinishedTitle')}
      sentence={t('unfinished')}
      confirmLabel={t('clearAndEdit')}
      onConfirm={onConfirm}
    />
  );
}
