import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CustomThumbnailStyle } from '#contract/styles.ts';
import { deleteThumbnailStyle } from '#contract/styles-calls.ts';
import { hasCode } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { errorText } from '#web/api/error-texts.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { showToast } from '#web/ui/toast.ts';
import { trainedStyleTexts } from '../texts.ts';
import { forgetStyle } from '../use-trained-styles.ts';

interface DeleteStyleDialogProps {
  style: CustomThumbnailStyle;
  onClose: () => void;
}

/** Asks, and deletes. One that another tab deleted meanwhile is gone as well. */
export function DeleteStyleDialog({ style, onClose }: DeleteStyleDialogProps) {
  const t = useTexts(trainedStyleTexts);
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    async mutationFn() {
      try {
        await call(deleteThumbnailStyle, { params: { id: style.id } });
      } catch (thrown) {
        if (!hasCode(thrown, 'not_found')) throw thrown;
      }
    },
    onSuccess() {
      forgetStyle(client, style.id);
      showToast({ title: t('deleted', { name: style.styleName }) });
      onClose();
    },
    onError: (error) => showToast({ title: errorText(error), tone: 'error' }),
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('deleteTitle', { name: style.styleName })}
      sentence={t('deleteSentence')}
      busy={isPending}
      onConfirm={() => mutate()}
    />
  );
}
