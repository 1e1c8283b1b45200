import { useQueryClient } from '@tanstack/react-query';
import type { CustomThumbnailStyle } from '#contract/styles.ts';
import { deleteThumbnailStyle } from '#contract/styles-calls.ts';
import { call } from '#web/api/call.ts';
import { useDeletion } from '#web/api/use-deletion.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { showToast } from '#web/ui/toast.ts';
import { trainedStyleTexts } from '../texts.ts';
import { dismissTrainingToast } from '../toast-ids.ts';
import { removeStyle } from '../use-trained-styles.ts';

interface DeleteStyleDialogProps {
  style: CustomThumbnailStyle;
  onClose: () => void;
}

/** Asks before deleting a style. */
export function DeleteStyleDialog({ style, onClose }: DeleteStyleDialogProps) {
  const t = useTexts(trainedStyleTexts);
  const client = useQueryClient();
  const { mutate, isPending } = useDeletion({
    send: () => call(deleteThumbnailStyle, { params: { id: style.id } }),
    onDeleted() {
      removeStyle(client, style.id);
      dismissTrainingToast(style.id);
      showToast({ title: t('deleted', { name: style.styleName }) });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      onClose={onClose}
      title={t('deleteTitle', { name: style.styleName })}
      sentence={t('deleteSentence')}
      busy={isPending}
      onConfirm={() => mutate()}
    />
  );
}
