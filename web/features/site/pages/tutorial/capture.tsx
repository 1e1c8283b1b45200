import { useState } from 'react';
import { useTexts } from '#web/i18n/catalogue.ts';
import { PictureFrame } from '#web/ui/picture-frame.tsx';
import { type CaptureName, captureAddress, captureSize } from './captures.ts';
import { tutorialTexts } from './texts.ts';

interface CaptureProps {
  name: CaptureName;
  alt: string;
  /** Loads at once: it is on the first screen. */
  isEager?: boolean;
}

/** A screenshot of the product in its reserved space. */
export function Capture({ name, alt, isEager = false }: CaptureProps) {
  const t = useTexts(tutorialTexts);
  const [hasFailed, setFailed] = useState(false);
  return (
    <PictureFrame ratio={captureSize.width / captureSize.height} className="border border-line">
      {hasFailed ? (
        <span className="grid size-full place-items-center p-4 text-muted">{t('unavailable')}</span>
      ) : (
        <img
          src={captureAddress(name)}
          {...captureSize}
          alt={alt}
          loading={isEager ? 'eager' : 'lazy'}
          decoding="async"
          onError={() => setFailed(true)}
          className="size-full object-cover"
        />
      )}
    </PictureFrame>
  );
}
