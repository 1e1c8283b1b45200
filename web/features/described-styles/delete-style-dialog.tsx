import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CustomImageStyle } from '#contract/styles.ts';
import { deleteCustomImageStyle } from '#contract/styles-calls.ts';
import { hasCode } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { errorText } from '#web/api/error-texts.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { showToast } from '#web/ui/toast.ts';
import { describedStyleTexts } from './texts.ts';
import { changeDescribedStyles } from './use-described-styles.ts';

interface DeleteStyleDialogProps {
  style: CustomImageStyle;
  onClose: () => void;
}

/** Asks, and deletes. One that another tab deleted meanwhile is gone as well. */
export function DeleteStyleDialog({ style, onClose }: DeleteStyleDialogProps) {
  const t = useTexts(describedStyleTexts);
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    async mutationFn() {
      try {
        await call(deleteCustomImageStyle, { params: { id: style.id } });
      } catch (thrown) {
        if (!hasCode(thrown, 'not_found')) throw thrown;
      }
    },
    onSuccess() {
      changeDescribedStyles(client, (styles) => styles.filter(({ id }) => id !== style.id));
      showToast({ title: t('deleted', { name: style.name }) });
      onClose();
    },
    onError: (error) => showToast({ title: errorText(error), tone: 'error' }),
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('deleteTitle', { name: style.name })}
      sentence={t('deleteSentence')}
      busy={isPending}
      onConfirm={() => mutate()}
    />
  );
}
