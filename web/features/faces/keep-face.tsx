import { BookmarkPlus } from 'lucide-react';
import { useState } from 'react';
import { faceLimits } from '#contract/limits.ts';
import { errorText } from '#web/api/error-texts.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { showToast } from '#web/ui/toast.ts';
import { ConsentBox } from './consent-box.tsx';
import { faceTexts } from './texts.ts';
import { useAddFaces, useFaces } from './use-faces.ts';

interface KeepFaceProps {
  /** The chosen photo. */
  file: File;
  /** Called with the id of the kept face. */
  onKept: (id: string) => void;
}

/** Keeps a photo that was just chosen in the user's faces. Asks for consent the first time. */
export function KeepFace({ file, onKept }: KeepFaceProps) {
  const t = useTexts(faceTexts);
  const { data: library } = useFaces();
  const { add, waiting, notices } = useAddFaces();
  const [isAsking, setAsking] = useState(false);
  const [hasAgreed, setAgreed] = useState(false);
  const isFull = (library?.faces.length ?? 0) >= faceLimits.max;
  const keep = async (consent: boolean) => {
    setAsking(false);
    const [answer] = await add([file], consent);
    if (!answer) return;
    const { face, isFaceFound } = answer;
    const line = t('keptAs', { expression: t(face.expression) });
    showToast({ title: t('kept'), line: isFaceFound === false ? t('keptWithout') : line, tone: 'ok' });
    onKept(face.id);
  };
  const failed = notices.find(({ thrown }) => thrown !== null);
  return (
    <div className="grid justify-items-start gap-1.5">
      <Button
        size="sm"
        busy={waiting > 0}
        busyLabel={t('keeping')}
        disabled={library === undefined || isFull}
        disabledReason={isFull ? t('full', { max: faceLimits.max }) : undefined}
        onClick={() => (library?.consentedAt ? void keep(false) : setAsking(true))}
      >
        <Icon of={BookmarkPlus} size="sm" />
        {t('keep')}
      </Button>
      <p role="alert" className="m-0 empty:hidden text-danger type-meta">
        {failed && errorText(failed.thrown)}
      </p>
      {isAsking && (
        <Dialog
          onClose={() => setAsking(false)}
          title={t('consentTitle')}
          size="md"
          footer={
            <>
              <Button onClick={() => setAsking(false)}>{t('cancel')}</Button>
              <Button
                variant="main"
                disabled={!hasAgreed}
                disabledReason={t('agreeFirst')}
                onClick={() => void keep(true)}
              >
                {t('keep')}
              </Button>
            </>
          }
        >
          <ConsentBox checked={hasAgreed} onChange={setAgreed} />
        </Dialog>
      )}
    </div>
  );
}
