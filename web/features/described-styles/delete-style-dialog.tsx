import { useQueryClient } from '@tanstack/react-query';
import type { CustomImageStyle } from '#contract/styles.ts';
import { deleteCustomImageStyle } from '#contract/styles-calls.ts';
import { call } from '#web/api/call.ts';
import { useDeletion } from '#web/api/use-deletion.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { showToast } from '#web/ui/toast.ts';
import { describedStyleTexts } from './texts.ts';
import { changeDescribedStyles } from './use-described-styles.ts';

interface DeleteStyleDialogProps {
  style: CustomImageStyle;
  onClose: () => void;
}

/** Asks before deleting a style. */
export function DeleteStyleDialog({ style, onClose }: DeleteStyleDialogProps) {
  const t = useTexts(describedStyleTexts);
  const client = useQueryClient();
  const { mutate, isPending } = useDeletion({
    send: () => call(deleteCustomImageStyle, { params: { id: style.id } }),
    onDeleted() {
      changeDescribedStyles(client, (styles) => styles.filter(({ id }) => id !== style.id));
      showToast({ title: t('deleted', { name: style.name }) });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      onClose={onClose}
      title={t('deleteTitle', { name: style.name })}
      sentence={t('deleteSentence')}
      busy={isPending}
      onConfirm={() => mutate()}
    />
  );
}
