import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { getImageSharing, type ShowcaseState, shareImage, unshareImage } from '#contract/site.ts';
import { call } from '#web/api/call.ts';
import { errorText } from '#web/api/error-texts.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { viewerTexts } from './texts.ts';

const lines = { shown: 'sharedShown', hidden: 'sharedHidden', offered: 'sharedOffered' } as const;

/** Whether a picture is in the public gallery; submits it, after a question, or withdraws it. */
export function ImageSharing({ imageId }: { imageId: string }) {
  const t = useTexts(viewerTexts);
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const queryKey = ['image-sharing', imageId];
  const sharing = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(getImageSharing, { params: { id: imageId }, signal }),
  });
  const change = useMutation({
    mutationFn: (isShared: boolean) =>
      call(isShared ? shareImage : unshareImage, { params: { id: imageId } }),
    onSuccess: (answer) => client.setQueryData(queryKey, answer),
  });
  const state: ShowcaseState | null | undefined = sharing.data?.state;
  // A sample, or a deleted picture: nothing to share.
  if (sharing.isError) return null;
  return (
    <section data-sharing="" className="grid gap-1 pt-6">
      <h3 className="m-0 type-label">{t('publicGallery')}</h3>
      <div className="flex min-h-10 items-center justify-between gap-4">
        <p role="status" className="m-0 text-muted">
          {state !== undefined && t(state === null ? 'sharedNot' : lines[state])}
        </p>
        {state !== undefined && (
          <Button
            busy={change.isPending}
            onClick={() => (state === null ? setAsking(true) : change.mutate(false))}
          >
            {t(state === null ? 'submit' : 'unshare')}
          </Button>
        )}
      </div>
      {isAsking && (
        <Dialog
          title={t('submitTitle')}
          description={t('submitLine')}
          onClose={() => setAsking(false)}
          footer={
            <>
              <Button onClick={() => setAsking(false)}>{t('cancel')}</Button>
              <Button
                variant="main"
                onClick={() => {
                  setAsking(false);
                  change.mutate(true);
                }}
              >
                {t('submitNow')}
              </Button>
            </>
          }
        />
      )}
      {change.isError && (
        <p role="alert" className="m-0 text-danger type-meta">
          {errorText(change.error)}
        </p>
      )}
    </section>
  );
}
