import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import type { CustomThumbnailStyle } from '#contract/styles.ts';
import { recoverThumbnailStyle } from '#contract/styles-calls.ts';
import { ApiError } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { errorText } from '#web/api/error-texts.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { showToast } from '#web/ui/toast.ts';
import { trainedStyleTexts } from '../texts.ts';
import { isKnownStatus } from '../trained-style.ts';
import type { TrainedStyleDialogs } from '../use-trained-style-dialogs.tsx';
import { storeRecoveredStyle } from '../use-trained-styles.ts';
import { StyleRow } from './style-row.tsx';

interface FailedSectionProps {
  styles: readonly CustomThumbnailStyle[];
  actions: TrainedStyleDialogs;
}

export function FailedSection({ styles, actions }: FailedSectionProps) {
  const t = useTexts(trainedStyleTexts);
  return (
    <section aria-labelledby="failed-styles">
      <h2 id="failed-styles" className="m-0 pb-2 type-label">
        {t('failedTitle')}
      </h2>
      <ul className="m-0 list-none border-line border-t p-0">
        {styles.map((style) => (
          <FailedRow key={style.id} style={style} onRemove={() => actions.remove(style)} />
        ))}
      </ul>
    </section>
  );
}

const statusWords = {
  pending: 'statusPending',
  processing: 'statusProcessing',
  ready: 'statusReady',
  failed: 'statusFailed',
} as const;

function FailedRow({ style, onRemove }: { style: CustomThumbnailStyle; onRemove: () => void }) {
  const t = useTexts(trainedStyleTexts);
  const client = useQueryClient();
  const recovery = useMutation({
    mutationFn: () => call(recoverThumbnailStyle, { params: { styleId: style.id } }),
    onSuccess({ style: recovered }) {
      storeRecoveredStyle(client, recovered);
      const { status } = recovered;
      const word = isKnownStatus(status) ? t(statusWords[status]) : status;
      showToast({ title: t('recovered', { status: word }), tone: 'ok' });
    },
    onError: (error) =>
      showToast({ title: t('recoverFailed', { message: errorText(error) }), tone: 'error' }),
  });
  return (
    <StyleRow
      style={style}
      line={<span className="text-danger">{t('failed')}</span>}
      below={reasonOf(style) ?? t('failedReason')}
      end={
        <span className="flex flex-none items-center">
          <Button
            size="sm"
            busy={recovery.isPending}
            busyLabel={t('recovering')}
            onClick={() => recovery.mutate()}
          >
            {t('recover')}
          </Button>
          <IconButton
            icon={Trash2}
            size="sm"
            label={t('deleteOne', { name: style.styleName })}
            onClick={onRemove}
          />
        </span>
      }
    />
  );
}

/** Why a training failed, in the reader's language. */
function reasonOf({ error }: CustomThumbnailStyle): string | null {
  return error && errorText(new ApiError({ ...error, status: 200 }));
}
