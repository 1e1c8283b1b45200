import { X } from 'lucide-react';
import { useCallback, useState } from 'react';
import { uploadLimits } from '#contract/limits.ts';
import { AddButtons, useFileIntake } from '#web/features/references/index.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { formatNumber } from '#web/i18n/numbers.ts';
import { Dropzone } from '#web/ui/dropzone.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { PictureBadge } from '#web/ui/picture-frame.tsx';
import { createSourceReader, SourceError, type SourceFault } from '../model/read-source.ts';
import type { UpscaleSource } from '../model/upscale-source.ts';
import { upscalingTexts } from '../texts.ts';
import { DrawAgain } from './draw-again.tsx';

const sentences = {
  invalid: 'uploadInvalid',
  heic: 'heic',
  tooManyBytes: 'tooManyBytes',
  tooManyPixels: 'tooManyPixels',
} as const satisfies Record<SourceFault, string>;

interface SourceFieldProps {
  source: UpscaleSource | null;
  onChange: (source: UpscaleSource | null) => void;
}

/**
 * The picture to upscale: from a file, a drop anywhere, the clipboard, the camera or the gallery. An invalid
 * file leaves the current one in place.
 */
export function SourceField({ source, onChange }: SourceFieldProps) {
  const t = useTexts(upscalingTexts);
  const [fault, setFault] = useState<SourceFault | 'dropInvalid' | null>(null);
  const [reader] = useState(() => createSourceReader());
  const take = useCallback(
    async (files: readonly File[], way: string) => {
      const file = files.find(({ type }) => type === '' || type.startsWith('image/'));
      if (file === undefined) {
        if (files.length > 0) setFault(way === 'drop' ? 'dropInvalid' : 'invalid');
        return;
      }
      try {
        const chosen = await reader.read(file);
        if (chosen === null) return;
        onChange(chosen);
        setFault(null);
      } catch (error) {
        setFault(error instanceof SourceError ? error.fault : 'invalid');
      }
    },
    [onChange, reader],
  );
  const intake = useFileIntake({
    isSingle: true,
    dropText: t('dropToEnlarge'),
    onFiles: useCallback((files, way) => void take(files, way), [take]),
  });
  const isLarge = source?.kind === 'file' && source.file.size > uploadLimits.warnBytes;
  const isAnimated = source?.kind === 'file' && source.isAnimated;
  return (
    <section className="grid gap-2">
      <h2 className="m-0 type-label">{t('image')}</h2>
      <Dropzone
        label={t('chooseImage')}
        refusal={t('dropInvalid')}
        onFile={(file) => void take([file], 'pick')}
        note={
          <>
            {fault !== null && (
              <p role="alert" className="m-0 text-danger type-meta">
                {t(fault === 'dropInvalid' ? 'dropInvalid' : sentences[fault])}
              </p>
            )}
            {fault === null && (isLarge || isAnimated) && (
              <p role="status" className="m-0 text-warn type-meta">
                {isLarge && <span className="block">{t('large')}</span>}
                {isAnimated && <span className="block">{t('firstFrame')}</span>}
              </p>
            )}
          </>
        }
      >
        {source === null ? undefined : (
          <SourcePicture
            source={source}
            onRemove={() => {
              reader.drop();
              onChange(null);
              setFault(null);
            }}
          />
        )}
      </Dropzone>
      <AddButtons intake={intake} chooseLabel={t(source === null ? 'chooseFile' : 'replaceFile')} />
      {source?.kind === 'image' && <p className="m-0 text-faint type-meta">{t('fromGallery')}</p>}
      {source?.kind === 'image' && source.design !== null && (
        <DrawAgain key={source.imageId} design={source.design} />
      )}
      {intake.parts}
    </section>
  );
}

function SourcePicture({ source, onRemove }: { source: UpscaleSource; onRemove: () => void }) {
  const t = useTexts(upscalingTexts);
  return (
    <>
      <img src={source.previewUrl} alt={source.name} className="absolute inset-0 size-full object-contain" />
      <IconButton
        icon={X}
        label={t('removeImage')}
        variant="neutral"
        className="absolute! top-2 right-2"
        onClick={onRemove}
      />
      <PictureBadge>
        {t('pixels', { width: formatNumber(source.width), height: formatNumber(source.height) })}
      </PictureBadge>
    </>
  );
}
