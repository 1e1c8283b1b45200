import { useQueryClient } from '@tanstack/react-query';
import { ImagePlus } from 'lucide-react';
import { useRef, useState } from 'react';
import { deleteAllFaces } from '#contract/faces.ts';
import { faceLimits } from '#contract/limits.ts';
import { call } from '#web/api/call.ts';
import { errorText } from '#web/api/error-texts.ts';
import { useDeletion } from '#web/api/use-deletion.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { showToast } from '#web/ui/toast.ts';
import { ConsentBox } from './consent-box.tsx';
import { FaceCard } from './face-card.tsx';
import { faceTexts } from './texts.ts';
import { type Adding, changeLibrary, useAddFaces, useFaces } from './use-faces.ts';

const cardGrid = 'grid grid-cols-[repeat(auto-fill,minmax(136px,1fr))] gap-3';
const expected = 6;

/** All faces: adds photos, sorts them by hand, deletes one or all. */
export function FacesDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts(faceTexts);
  const library = useFaces();
  const adding = useAddFaces();
  const [hasAgreed, setAgreed] = useState(false);
  const [isDeleting, setDeleting] = useState(false);
  const faces = library.data?.faces ?? [];
  const isConsentMissing = library.data?.consentedAt === null;
  const isFull = faces.length >= faceLimits.max;
  const reason = isFull
    ? t('full', { max: faceLimits.max })
    : isConsentMissing && !hasAgreed
      ? t('agreeFirst')
      : undefined;
  const footer = library.data && (
    <>
      {faces.length > 0 && (
        <Button variant="danger" onClick={() => setDeleting(true)}>
          {t('deleteAll')}
        </Button>
      )}
      <AddPhotos
        adding={adding}
        reason={reason}
        onFiles={(files) => void adding.add(files, isConsentMissing && hasAgreed)}
      />
    </>
  );
  return (
    <Dialog onClose={onClose} title={t('myFaces')} description={t('myFacesLine')} size="lg" footer={footer}>
      <div className="grid gap-4">
        {library.isPending && <LoadingCards />}
        {library.isError && (
          <ErrorState
            title={t('loadFailed')}
            sentence={errorText(library.error)}
            onRetry={() => void library.refetch()}
          />
        )}
        {isConsentMissing && <ConsentBox checked={hasAgreed} onChange={setAgreed} />}
        {library.data && faces.length === 0 && !isConsentMissing && (
          <EmptyState title={t('empty')} line={t('emptyLine')} />
        )}
        {faces.length > 0 && (
          <>
            <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 type-meta">
              <span className="text-faint">{t('expressionsHint')}</span>
              <span className="text-muted tabular-nums">
                {t('countOf', { count: `${faces.length}`, max: `${faceLimits.max}` })}
              </span>
            </div>
            <ul className={`m-0 list-none p-0 ${cardGrid}`}>
              {faces.map((face) => (
                <FaceCard key={face.id} face={face} />
              ))}
            </ul>
          </>
        )}
        <Notices notices={adding.notices} />
      </div>
      {isDeleting && <DeleteAllDialog onClose={() => setDeleting(false)} />}
    </Dialog>
  );
}

interface AddPhotosProps {
  adding: Adding;
  /** Why none can be added. */
  reason: string | undefined;
  onFiles: (files: readonly File[]) => void;
}

function AddPhotos({ adding: { waiting }, reason, onFiles }: AddPhotosProps) {
  const t = useTexts(faceTexts);
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={field}
        type="file"
        accept="image/*"
        multiple
        aria-hidden="true"
        tabIndex={-1}
        className="hidden"
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
      <Button
        variant="main"
        busy={waiting > 0}
        busyLabel={t('adding', { count: waiting })}
        disabled={reason !== undefined}
        disabledReason={reason}
        onClick={() => field.current?.click()}
      >
        <Icon of={ImagePlus} size="sm" />
        {t('addPhotos')}
      </Button>
    </>
  );
}

function LoadingCards() {
  const t = useTexts(faceTexts);
  return (
    <div role="status" aria-label={t('loading')} className={cardGrid}>
      {Array.from({ length: expected }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
        <Skeleton key={at} className="aspect-square rounded-picture" />
      ))}
    </div>
  );
}

function Notices({ notices }: Pick<Adding, 'notices'>) {
  const t = useTexts(faceTexts);
  return (
    <div role="alert" className="grid gap-1 empty:hidden type-meta [overflow-wrap:anywhere]">
      {notices.map(({ name, thrown }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name
        <p key={at} className={`m-0 ${thrown === null ? 'text-warn' : 'text-danger'}`}>
          {t('ofFile', { name, reason: thrown === null ? t('notFound') : errorText(thrown) })}
        </p>
      ))}
    </div>
  );
}

function DeleteAllDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts(faceTexts);
  const client = useQueryClient();
  const { mutate, isPending } = useDeletion({
    send: () => call(deleteAllFaces),
    onDeleted() {
      changeLibrary(client, () => ({ faces: [], consentedAt: null }));
      showToast({ title: t('deletedAll') });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      onClose={onClose}
      title={t('deleteAllTitle')}
      sentence={t('deleteAllSentence')}
      busy={isPending}
      onConfirm={() => mutate()}
    />
  );
}
