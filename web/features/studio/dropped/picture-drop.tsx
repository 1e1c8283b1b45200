import { useEffect, useEffectEvent, useState } from 'react';
import { useTexts } from '#web/i18n/catalogue.ts';
import { deferredPart } from '#web/ui/lazy-part.tsx';
import { showToast } from '#web/ui/toast.ts';
import { droppedTexts } from './texts.ts';
import { watchFiles } from './watch-files.ts';

const PictureOffer = deferredPart(async () => (await import('./picture-offer.tsx')).PictureOffer);

interface PictureDropProps {
  /** False while the form on screen takes files itself: then only the browser is kept from opening them. */
  isActive: boolean;
  /** Called once a form has the pictures. */
  onTaken: () => void;
}

/** Takes pictures that are dropped or pasted where no form takes them, and asks what to do with them. */
export function PictureDrop({ isActive, onTaken }: PictureDropProps) {
  const t = useTexts(droppedTexts);
  const [isOver, setOver] = useState(false);
  const [files, setFiles] = useState<readonly File[]>([]);
  const take = useEffectEvent((dropped: readonly File[]) => {
    if (isActive) setFiles(dropped);
  });
  const takesPastes = useEffectEvent(() => isActive);
  const refuse = useEffectEvent(() => showToast({ tone: 'error', title: t('closeFirst') }));
  useEffect(
    () =>
      watchFiles({
        takesPastes: () => takesPastes(),
        onDrag: setOver,
        onFiles: (dropped) => take(dropped),
        onRefused: () => refuse(),
      }),
    [],
  );
  if (!isActive || (!isOver && files.length === 0)) return null;
  return <PictureOffer files={files} onTaken={onTaken} onClose={() => setFiles([])} />;
}
