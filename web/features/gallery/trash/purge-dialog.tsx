import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTexts } from '#web/i18n/catalogue.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { purgePictures } from '../actions/restore-pictures.ts';
import { pageTexts } from '../page-texts.ts';
import type { DeleteDialogProps } from './delete-dialog.tsx';

interface PurgeDialogProps extends DeleteDialogProps {
  /** Whether the whole trash is emptied. */
  isAll?: boolean;
}

/** Asks before deleting pictures in the trash permanently. */
export function PurgeDialog({ target, isAll = false, onClose, onDeleted }: PurgeDialogProps) {
  const t = useTexts(pageTexts);
  const client = useQueryClient();
  const isConfirmed = useRef(false);
  return (
    <ConfirmDialog
      onClose={onClose}
      title={isAll ? t('emptyTrash') : t('purge')}
      sentence={t('purgeQuestion', { count: target.count })}
      confirmLabel={isAll ? t('emptyTrash') : t('purge')}
      onConfirm={() => {
        if (isConfirmed.current) return;
        isConfirmed.current = true;
        onDeleted();
        onClose();
        void purgePictures(client, target);
      }}
    />
  );
}
