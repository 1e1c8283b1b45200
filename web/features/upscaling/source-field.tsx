import { X } from 'lucide-react';
import { useState } from 'react';
import { uploadLimits } from '#contract/limits.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { formatNumber } from '#web/i18n/numbers.ts';
import { Dropzone } from '#web/ui/dropzone.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { PictureBadge } from '#web/ui/picture-frame.tsx';
import { readSource, SourceError, type SourceFault, type UpscaleSource } from './read-source.ts';
import { upscalingTexts } from './texts.ts';

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

/** The picture that is enlarged. A file that cannot be keeps the one that is there. */
export function SourceField({ source, onChange }: SourceFieldProps) {
  const t = useTexts(upscalingTexts);
  const [fault, setFault] = useState<SourceFault | null>(null);
  const take = async ([file]: File[]) => {
    if (file === undefined) return;
    try {
      onChange(await readSource(file));
      setFault(null);
    } catch (error) {
      setFault(error instanceof SourceError ? error.fault : 'invalid');
    }
  };
  const isLarge = source !== null && source.file.size > uploadLimits.warnBytes;
  return (
    <section>
      <h2 className="m-0 pb-2 type-label">{t('image')}</h2>
      <Dropzone
        label={t('chooseImage')}
        refusal={t('dropInvalid')}
        onFiles={(files) => void take(files)}
        note={
          <>
            {fault !== null && (
              <p role="alert" className="m-0 text-danger type-meta">
                {t(sentences[fault])}
              </p>
            )}
            {fault === null && isLarge && (
              <p role="status" className="m-0 text-warn type-meta">
                {t('large')}
              </p>
            )}
          </>
        }
      >
        {source === null ? undefined : (
          <>
            <img
              src={source.previewUrl}
              alt={source.file.name}
              className="absolute inset-0 size-full object-contain"
            />
            <IconButton
              icon={X}
              label={t('removeImage')}
              variant="neutral"
              className="absolute! top-2 right-2"
              onClick={() => {
                onChange(null);
                setFault(null);
              }}
            />
            <PictureBadge>
              {t('pixels', { width: formatNumber(source.width), height: formatNumber(source.height) })}
            </PictureBadge>
          </>
        )}
      </Dropzone>
    </section>
  );
}
