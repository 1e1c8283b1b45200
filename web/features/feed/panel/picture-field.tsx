import { Images, ImageUp, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { uploadLimits } from '#contract/limits.ts';
import { errorText } from '#web/api/error-texts.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import { Dropzone } from '#web/ui/dropzone.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { deferredPart } from '#web/ui/lazy-part.tsx';
import { PictureBadge } from '#web/ui/picture-frame.tsx';
import { PictureRefused, readPicture } from '../picture/read-picture.ts';
import type { PictureState, ShownPicture } from '../picture/use-picture.ts';
import { useFeedSettings } from '../settings/settings-store.ts';
import { shownLength } from '../settings/video-length.ts';
import { feedTexts } from '../texts.ts';

const GalleryPicker = deferredPart(async () => (await import('./gallery-picker.tsx')).default);

/** The picture under test: dropped, pasted, or chosen from this device or the gallery. */
export function PictureField({ picture }: { picture: PictureState }) {
  const t = useTexts(feedTexts);
  const { settings, change } = useFeedSettings();
  const file = useRef<HTMLInputElement>(null);
  const [isPicking, setPicking] = useState(false);
  const upload = useUpload();
  const isThere = picture.status !== 'none';
  return (
    <div className="grid gap-2">
      <Dropzone label={t('chooseFile')} onFile={upload.take}>
        {isThere ? <Filled picture={picture} length={shownLength(settings.length)} /> : undefined}
      </Dropzone>
      <p role="status" className="type-meta text-faint empty:hidden">
        {upload.isReading ? t('reading') : isThere ? '' : t('uploadNote')}
      </p>
      {upload.error !== null && (
        <p role="alert" className="type-meta text-danger">
          {t(upload.error, { limit: uploadLimits.maxBytes / 1024 / 1024 })}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button className="min-w-0 flex-1" onClick={() => setPicking(true)}>
          <Icon of={Images} />
          {t('fromGallery')}
        </Button>
        {isThere && (
          <>
            <IconButton
              icon={ImageUp}
              label={t('changeFile')}
              variant="neutral"
              onClick={() => file.current?.click()}
            />
            <IconButton
              icon={Trash2}
              label={t('remove')}
              onClick={() => change({ picture: { kind: 'none' } })}
            />
          </>
        )}
      </div>
      <input
        ref={file}
        type="file"
        accept="image/*"
        hidden
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file !== undefined) upload.take(file);
          event.target.value = '';
        }}
      />
      {isPicking && (
        <GalleryPicker
          onClose={() => setPicking(false)}
          onChoose={(id) => change({ picture: { kind: 'gallery', id } })}
        />
      )}
    </div>
  );
}

/** Reads files one after another; the last one chosen is shown, however long each takes. */
function useUpload() {
  const change = useFeedSettings((store) => store.change);
  const latest = useRef(0);
  const [isReading, setReading] = useState(false);
  const [error, setError] = useState<PictureRefused['reason'] | null>(null);
  const take = async (file: File) => {
    latest.current += 1;
    const turn = latest.current;
    setReading(true);
    setError(null);
    try {
      const picture = await readPicture(file);
      if (turn === latest.current) change({ picture });
    } catch (thrown) {
      if (turn === latest.current) setError(thrown instanceof PictureRefused ? thrown.reason : 'notAPicture');
    }
    if (turn === latest.current) setReading(false);
  };
  return { isReading, error, take: (file: File) => void take(file) };
}

interface FilledProps {
  picture: Exclude<PictureState, { status: 'none' }>;
  length: string | null;
}

function Filled({ picture, length }: FilledProps) {
  const t = useTexts(feedTexts);
  if (picture.status === 'loading') return <span className="skeleton absolute inset-0" />;
  if (picture.status === 'gone') return <p className="p-6 text-muted">{t('pictureGone')}</p>;
  if (picture.status === 'failed') {
    return (
      <div className="grid justify-items-center gap-3 p-6">
        <p className="text-muted">{errorText(picture.error)}</p>
        <Button onClick={picture.retry}>{t('tryAgain')}</Button>
      </div>
    );
  }
  return (
    <>
      <TestedImage picture={picture.picture} widthPx={360} />
      {length !== null && <PictureBadge>{length}</PictureBadge>}
    </>
  );
}

/** The picture as a video site shows it: whole, with black bars if its ratio differs. */
export function TestedImage({ picture, widthPx }: { picture: ShownPicture; widthPx: number }) {
  const t = useTexts(feedTexts);
  return (
    <img
      src={picture.src}
      {...(picture.srcSet !== undefined && { srcSet: picture.srcSet, sizes: `${widthPx}px` })}
      alt={picture.alt || t('altYours')}
      draggable={false}
      className="absolute inset-0 size-full bg-[#000] object-contain"
    />
  );
}
