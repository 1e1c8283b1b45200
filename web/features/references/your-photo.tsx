import { Brush, Trash2 } from 'lucide-react';
import { memo, useCallback, useEffect, useRef, useState } from 'react';
import { photoUse } from '#contract/references.ts';
import { KeepFace, MyFaces } from '#web/features/faces/index.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { deferredPart } from '#web/ui/lazy-part.tsx';
import { AddButtons } from './intake/add-buttons.tsx';
import { acceptedTypes, type Intake } from './intake/use-intake.tsx';
import { addFiles } from './model/add-files.ts';
import { useOpenReferences } from './model/open-references.ts';
import type { OfferSource } from './model/reference-list.ts';
import { chooseFace, removeReference, setUse, useReferenceStore, useToolReferences } from './model/store.ts';
import { Notices } from './row/notices.tsx';
import { PictureFacts } from './row/picture-facts.tsx';
import { ReferenceSlot } from './row/reference-slot.tsx';
import { referencesTexts } from './texts.ts';

const CutoutDialog = deferredPart(async () => (await import('./cut-out/cutout-dialog.tsx')).CutoutDialog);

interface YourPhotoProps {
  /** Whether the built-in engine cuts the person out, and no model gets the photo; undefined if unknown. */
  isDrawn: boolean | undefined;
  /** Opens the file dialog at once: the button that loaded this part was pressed. */
  opensDialog?: boolean;
}

/** The user's own photo, whom it shows is the hero of a design. All tools share it. */
export const YourPhoto = memo(function YourPhoto({ isDrawn, opensDialog = false }: YourPhotoProps) {
  const t = useTexts(referencesTexts);
  const isRestored = useOpenReferences();
  const { references, waiting, notices } = useToolReferences('photo');
  const [photo] = references;
  const [isMarking, setMarking] = useState(false);
  const intake = usePhotoIntake();
  const choose = useRef(intake.choose);
  useEffect(() => {
    if (opensDialog) choose.current();
  }, [opensDialog]);
  const isShown = photo !== undefined || waiting.length > 0;
  const face = useReferenceStore((store) => store.face);
  return (
    <section className="grid gap-2.5" aria-busy={!isRestored}>
      <h2 className="m-0 type-label">{t('yourPhoto')}</h2>
      {isShown && (
        <ReferenceSlot
          picture={photo?.previewUrl}
          alt={photo?.name ?? ''}
          waitingText={waiting[0] && t('reading', { name: waiting[0].name })}
        >
          {photo && (
            <div className="flex items-start gap-1">
              <div className="min-w-0 flex-1">
                <PictureFacts reference={photo} />
              </div>
              <IconButton
                icon={Trash2}
                size="sm"
                label={t('removeYourPhoto')}
                onClick={() => removeReference('photo', photo.id)}
              />
            </div>
          )}
        </ReferenceSlot>
      )}
      <AddButtons
        intake={intake}
        chooseLabel={t(photo ? 'replaceYourPhoto' : 'chooseYourPhoto')}
        cameraLabel={t('cameraTitle')}
        facing="user"
      />
      {photo && isDrawn && (
        <Button size="sm" className="justify-self-start" onClick={() => setMarking(true)}>
          <Icon of={Brush} size="sm" />
          {t('correctYourPhoto')}
        </Button>
      )}
      {photo && isMarking && (
        <CutoutDialog
          reference={photo}
          use={photoUse}
          onClose={() => setMarking(false)}
          onConfirm={(strokes) => {
            setUse('photo', photo.id, { use: photoUse, strokes });
            setMarking(false);
          }}
        />
      )}
      {photo && <KeepFace key={photo.id} file={photo.file} onKept={chooseFace} />}
      {isRestored && <MyFaces value={face} onChoose={chooseFace} />}
      {(photo || face) && isDrawn !== undefined && (
        <p className="m-0 text-faint type-meta">{t(isDrawn ? 'yourPhotoHint' : 'yourPhotoHintModel')}</p>
      )}
      <Notices notices={notices} />
    </section>
  );
});

/** By button and camera only: what is dropped on the page or pasted belongs to the tool's references. */
function usePhotoIntake(): Intake {
  // Kept until the dialog is answered: a file field that nothing refers to may be collected before.
  const field = useRef<HTMLInputElement>(null);
  const offer = useCallback(
    (files: readonly File[], source: OfferSource) => void addFiles('photo', files, source),
    [],
  );
  const choose = () => {
    const input = Object.assign(document.createElement('input'), { type: 'file', accept: acceptedTypes });
    input.addEventListener('change', () => offer([...(input.files ?? [])], 'pick'));
    field.current = input;
    input.click();
  };
  return { choose, offer, mayAdd: () => true, parts: null };
}
