import { useEffect, useState } from 'react';
import { faceByMood } from '#contract/faces.ts';
import { userRecords } from '#web/api/records/user-records.ts';
import { useUser } from '#web/features/accounts/index.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import { deferredPart } from '#web/ui/lazy-part.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { FaceTiles } from './face-tiles.tsx';
import { faceTexts } from './texts.ts';
import { useFaces } from './use-faces.ts';

const FacesDialog = deferredPart(async () => (await import('./faces-dialog.tsx')).FacesDialog);

interface MyFacesProps {
  /** A face's id, `auto`, or null for none. */
  value: string | null;
  onChoose: (value: string | null) => void;
}

/** The user's own faces, for choosing one; their dialog adds, sorts and deletes them. */
export function MyFaces({ value, onChoose }: MyFacesProps) {
  const t = useTexts(faceTexts);
  const { id } = useUser();
  const library = useFaces();
  const faces = library.data?.faces;
  const count = faces?.length;
  // The next visit reserves the row before this part has loaded.
  useEffect(() => {
    if (count === undefined) return;
    if (count > 0) userRecords(id).write({ faces: true });
    else userRecords(id).remove(['faces']);
  }, [id, count]);
  const isGone =
    faces !== undefined && value !== null && (value === faceByMood ? faces.length === 0 : !has(faces, value));
  // Deleted here or in another tab: a generation with it would be refused.
  useEffect(() => {
    if (isGone) onChoose(null);
  }, [isGone, onChoose]);
  const [isOpen, setOpen] = useState(false);
  const isEmpty = count === 0;
  return (
    <section aria-label={t('myFaces')} aria-busy={library.isPending} className="grid gap-2">
      <div className="flex h-8 items-center justify-between gap-2 touch:h-11">
        <h3 className="m-0 text-muted type-meta">{t('myFaces')}</h3>
        <Button
          size="sm"
          variant="quiet"
          {...(!isEmpty && { 'aria-label': t('manageFaces') })}
          onPointerEnter={FacesDialog.preload}
          onFocus={FacesDialog.preload}
          onClick={() => setOpen(true)}
        >
          {t(isEmpty ? 'addPhotos' : 'manage')}
        </Button>
      </div>
      {library.isPending && userRecords(id).read('faces') === true && <WaitingRow />}
      {library.isError && (
        <p role="alert" className="m-0 flex flex-wrap items-center gap-2 text-danger type-meta">
          {t('loadFailed')}
          <Button size="sm" onClick={() => void library.refetch()}>
            {t('tryAgain')}
          </Button>
        </p>
      )}
      {isEmpty && <p className="m-0 text-faint type-meta">{t('myFacesLine')}</p>}
      {faces !== undefined && !isEmpty && (
        <FaceTiles faces={faces} value={value} onChoose={onChoose} hasMood isRow />
      )}
      {value === faceByMood && <p className="m-0 text-faint type-meta">{t('byMoodHint')}</p>}
      {isOpen && <FacesDialog onClose={() => setOpen(false)} />}
    </section>
  );
}

function has(faces: readonly { id: string }[], id: string): boolean {
  return faces.some((face) => face.id === id);
}

function WaitingRow() {
  const t = useTexts(faceTexts);
  return (
    <div role="status" aria-label={t('loading')} className="flex h-[92px] gap-2 overflow-hidden p-1">
      {['one', 'two', 'three', 'four'].map((key) => (
        <Skeleton key={key} className="size-[60px] flex-none rounded-control" />
      ))}
    </div>
  );
}
