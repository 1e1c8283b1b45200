import { Download, Redo2, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { translator, useTexts } from '#web/i18n/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonStyle } from '#web/ui/button-style.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { showToast } from '#web/ui/toast.ts';
import type { ComparerProps } from '../compared.ts';
import { compareTexts } from '../texts.ts';

type ActionsProps = Pick<ComparerProps, 'download' | 'onUseSettings' | 'onDelete' | 'onClose'>;

/** Whether there is any action. */
export function hasActions({ download, onUseSettings, onDelete }: ActionsProps): boolean {
  return download !== undefined || onUseSettings !== undefined || onDelete !== undefined;
}

/** Download, use settings, delete: those that are given. */
export function Actions({ download, onUseSettings, onDelete, onClose }: ActionsProps) {
  const t = useTexts(compareTexts);
  return (
    <>
      {download !== undefined && (
        <a
          href={download.href}
          download={download.name}
          className={`${buttonStyle({ variant: 'main' })} min-w-0 flex-1!`}
        >
          <Icon of={Download} />
          <span className="truncate">{t('download')}</span>
        </a>
      )}
      {onUseSettings !== undefined && (
        <Button onClick={onUseSettings} className="min-w-0 flex-initial!">
          <Icon of={Redo2} />
          <span className="truncate">{t('useSettings')}</span>
        </Button>
      )}
      {onDelete !== undefined && <DeleteButton onDelete={onDelete} onClose={onClose} />}
    </>
  );
}

function DeleteButton({
  onDelete,
  onClose,
}: Required<Pick<ComparerProps, 'onClose'>> & { onDelete: () => Promise<void> | void }) {
  const t = useTexts(compareTexts);
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  // Ignore a second click before the button shows that it is busy.
  const isConfirmed = useRef(false);
  const confirm = async () => {
    if (isConfirmed.current) return;
    isConfirmed.current = true;
    setBusy(true);
    try {
      await onDelete();
      setAsking(false);
      onClose();
    } catch {
      showToast({ title: translator(compareTexts)('deleteImageFailed'), tone: 'error' });
      setAsking(false);
    } finally {
      isConfirmed.current = false;
      setBusy(false);
    }
  };
  return (
    <>
      <IconButton
        icon={Trash2}
        label={t('deleteImage')}
        onClick={() => setAsking(true)}
        className="text-danger!"
      />
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t('deleteImage')}
        sentence={t('deleteQuestion')}
        busy={isBusy}
        onConfirm={() => void confirm()}
      />
    </>
  );
}
