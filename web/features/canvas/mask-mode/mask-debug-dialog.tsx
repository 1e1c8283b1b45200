import { useEffect, useState } from 'react';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { showToast } from '#web/ui/toast.ts';
import { dataUrlOf } from '../export/record-export.ts';
import { saveFile } from '../export/save-file.ts';
import { useSession } from '../session/use-session.ts';
import { maskPicture } from './mask-picture.ts';
import { maskTexts } from './texts.ts';

/** The selection as the engines get it, in black and white. */
export function MaskDebugDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts(maskTexts);
  const { editor } = useSession();
  const { mask } = editor.selection;
  const [picture, setPicture] = useState<{ file: Blob; url: string } | null>(null);
  useEffect(() => {
    let isGone = false;
    let url: string | null = null;
    void maskPicture(mask).then((file) => {
      if (isGone) return;
      url = URL.createObjectURL(file);
      setPicture({ file, url });
    });
    return () => {
      isGone = true;
      if (url !== null) URL.revokeObjectURL(url);
    };
  }, [mask]);

  const copy = async () => {
    if (picture === null) return;
    try {
      // An address that works outside this tab, too: the picture itself.
      await navigator.clipboard.writeText(await dataUrlOf(picture.file));
      showToast({ title: t('maskCopied'), tone: 'ok' });
    } catch {
      showToast({ title: t('maskCopyFailed'), tone: 'error' });
    }
  };
  return (
    <Dialog
      size="md"
      onClose={onClose}
      title={t('debugTitle')}
      description={t('debugLine')}
      footer={
        <>
          <Button disabled={picture === null} onClick={() => void copy()}>
            {t('copyMaskUrl')}
          </Button>
          <Button
            variant="main"
            disabled={picture === null}
            onClick={() => picture !== null && saveFile(picture.file, 'debug-mask.png')}
          >
            {t('downloadMask')}
          </Button>
        </>
      }
    >
      <span
        className="block w-full overflow-hidden rounded-[4px] border border-line bg-[#000]"
        style={{ aspectRatio: mask.width / mask.height }}
      >
        {picture !== null && <img src={picture.url} alt={t('maskAlt')} className="block size-full" />}
      </span>
    </Dialog>
  );
}
