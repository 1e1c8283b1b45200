import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { listImages } from '#contract/images.ts';
import { call } from '#web/api/call.ts';
import { errorText } from '#web/api/error-texts.ts';
import { loadedImages } from '#web/api/gallery-lists.ts';
import { useGallery } from '#web/features/gallery/index.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import { CropMarks } from '#web/ui/crop-marks.tsx';
import type { PictureSource } from '../entry/canvas-entry.ts';
import { entryTexts } from '../entry/texts.ts';
import { galleryPageSize } from '../left-panel/gallery-section.tsx';
import { startTexts } from './texts.ts';

interface EmptyCanvasProps {
  onOpen: (imageId: string, source: PictureSource) => Promise<void>;
  onUpload: () => void;
  /** Stands above the stage. */
  welcome: ReactNode;
  /** Other ways to begin. */
  children?: ReactNode;
}

/** The stage without a document. */
export function EmptyCanvas({ onOpen, onUpload, welcome, children }: EmptyCanvasProps) {
  const t = useTexts(startTexts);
  const ofEntry = useTexts(entryTexts);
  const client = useQueryClient();
  const gallery = useGallery(galleryPageSize);
  const isEmpty = !gallery.isLoading && gallery.error === null && gallery.images.length === 0;
  const [isOpening, setOpening] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const openLatest = async () => {
    setOpening(true);
    setFault(null);
    try {
      const { images } = await call(listImages, { query: { limit: 1 } });
      const all = [...images, ...loadedImages(client)];
      const latest = all.toSorted((one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt))[0];
      if (latest === undefined) setFault(t('noGalleryImages'));
      else if (latest.url === '') setFault(ofEntry('noValidUrl'));
      else await onOpen(latest.id, 'gallery-latest');
    } catch (thrown) {
      setFault(errorText(thrown));
    }
    setOpening(false);
  };
  return (
    <div className="grid size-full min-h-0 content-start justify-items-center gap-3 overflow-y-auto bg-stage p-8 pt-[8vh]">
      {welcome}
      <section
        aria-labelledby="start-editing"
        className="relative grid aspect-video w-full max-w-[640px] content-center justify-items-start gap-1 bg-raised px-14"
      >
        <CropMarks />
        <h1 id="start-editing" className="m-0 type-title">
          {t('startTitle')}
        </h1>
        <p className="m-0 max-w-[44ch] text-muted">{t(isEmpty ? 'emptyLine' : 'startLine')}</p>
        <div className="relative flex flex-wrap gap-2 pt-4">
          <Button
            variant={gallery.isLoading || isEmpty ? 'neutral' : 'main'}
            busy={isOpening}
            busyLabel={t('loadingImage')}
            onClick={() => void openLatest()}
          >
            {t('useLatest')}
          </Button>
          <Button variant={isEmpty ? 'main' : 'neutral'} onClick={onUpload}>
            {t('orUpload')}
          </Button>
        </div>
        <p role="alert" className="m-0 min-h-5 pt-1 text-danger">
          {fault}
        </p>
      </section>
      {children}
    </div>
  );
}
