import { ImageUp } from 'lucide-react';
import { useEffect, useReducer, useRef, useState } from 'react';
import type { GalleryImage } from '#contract/images.ts';
import { errorText } from '#web/api/error-texts.ts';
import { pictureSources, shownPrompt, useGallery } from '#web/features/gallery/index.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { showToast } from '#web/ui/toast.ts';
import { addStoredAsset, uploadAsset } from '../../session/document-calls.ts';
import { useSession } from '../../session/use-session.ts';
import { acceptedTypes } from '../../upload/check-file.ts';
import { pictureFillTexts } from './texts.ts';

/** As many as the editor's gallery loads: the same page serves both. */
const pageSize = 6;

interface PictureFillProps {
  /** The picture that fills now; null while none is chosen. */
  asset: string | null;
  onChoose: (asset: string) => void;
}

/** Chooses the picture that fills letters or a shape: a file, or one of the gallery. */
export function PictureFill({ asset, onChoose }: PictureFillProps) {
  const t = useTexts(pictureFillTexts);
  const file = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  const choose = async (make: () => Promise<{ id: string }>) => {
    setBusy(true);
    try {
      onChoose((await make()).id);
    } catch (error) {
      showToast({ tone: 'error', title: errorText(error) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="grid gap-2">
      {asset !== null && <MissingPicture asset={asset} />}
      <input
        ref={file}
        type="file"
        accept={acceptedTypes.join(',')}
        className="sr-only"
        tabIndex={-1}
        aria-hidden="true"
        data-part="picture-fill"
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          if (chosen) void choose(() => uploadAsset(chosen));
          target.value = '';
        }}
      />
      <Button
        size="sm"
        className="gap-2"
        busy={isBusy}
        busyLabel={t('uploading')}
        onClick={() => file.current?.click()}
      >
        <Icon of={ImageUp} size="sm" />
        {t('upload')}
      </Button>
      <GalleryPictures
        isDisabled={isBusy}
        onChoose={(image) => void choose(() => addStoredAsset({ imageId: image.id }))}
      />
    </div>
  );
}

/** Says that the picture is gone: what it fills is grey. */
function MissingPicture({ asset }: { asset: string }) {
  const t = useTexts(pictureFillTexts);
  const { painter } = useSession();
  const [, render] = useReducer((count: number) => count + 1, 0);
  useEffect(() => painter.watch(render), [painter]);
  return painter.isMissing(asset) ? (
    <p role="alert" className="m-0 text-danger">
      {t('missing')}
    </p>
  ) : null;
}

interface GalleryPicturesProps {
  isDisabled: boolean;
  onChoose: (image: GalleryImage) => void;
}

function GalleryPictures({ isDisabled, onChoose }: GalleryPicturesProps) {
  const t = useTexts(pictureFillTexts);
  const gallery = useGallery(pageSize);
  if (gallery.isLoading) return <Skeleton className="h-16" />;
  if (gallery.error !== null) {
    return (
      <div role="alert">
        <p className="m-0 pb-2 text-danger">{t('galleryFailed')}</p>
        <Button size="sm" onClick={gallery.retry}>
          {t('tryAgain')}
        </Button>
      </div>
    );
  }
  return (
    <>
      <span className="type-meta text-muted">{t('fromGallery')}</span>
      {gallery.images.length === 0 && <p className="m-0 text-muted">{t('noImages')}</p>}
      <ul className="m-0 grid max-h-40 list-none grid-cols-3 gap-1.5 overflow-y-auto p-0.5">
        {gallery.images.map((image) => (
          <li key={image.id}>
            <button
              type="button"
              disabled={isDisabled}
              aria-label={t('useOne', { name: shownPrompt(image) ?? t('noPrompt') })}
              onClick={() => onChoose(image)}
              className="press block aspect-video w-full overflow-hidden rounded-[6px] border-0 bg-over p-0 focus-on-picture disabled:opacity-60"
            >
              <img
                src={image.thumbnailUrl}
                srcSet={pictureSources(image)}
                sizes="80px"
                alt=""
                loading="lazy"
                draggable={false}
                className="size-full object-cover"
              />
            </button>
          </li>
        ))}
      </ul>
      {gallery.hasMore && (
        <Button size="sm" variant="quiet" busy={gallery.isLoadingMore} onClick={gallery.loadMore}>
          {t('loadMore')}
        </Button>
      )}
    </>
  );
}
