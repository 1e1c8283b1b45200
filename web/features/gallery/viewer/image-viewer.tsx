import { ChevronLeft, ChevronRight, Download, Trash2, X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { GalleryImage } from '#contract/images.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { buttonStyle } from '#web/ui/button-style.ts';
import { Icon } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { downloadAddress, downloadName } from '../download-address.ts';
import { focusTile } from '../grid/focus-tile.ts';
import { shownPrompt } from '../shown-prompt.ts';
import { galleryTexts } from '../texts.ts';
import { ImageDetails } from './image-details.tsx';
import { neighboursOf } from './neighbours.ts';
import { ViewerPicture } from './viewer-picture.tsx';

export interface ImageViewerProps {
  images: readonly GalleryImage[];
  /** How many there are on the server; the loaded ones may be fewer. */
  total: number;
  openId: string;
  onChange: (id: string) => void;
  onClose: () => void;
  onDelete: (image: GalleryImage) => void;
  hasMore: boolean;
  loadMore: () => void;
}

/** One picture over the whole window: the picture, what is known of it, and the way to its neighbours. */
export default function ImageViewer(props: ImageViewerProps) {
  const { images, total, openId, onChange, onClose, onDelete, hasMore, loadMore } = props;
  const t = useTexts(galleryTexts);
  const content = useRef<HTMLDivElement>(null);
  const place = neighboursOf(
    images.map((image) => image.id),
    openId,
  );
  const image = place === null ? undefined : images[place.index];
  const isAtEnd = place !== null && place.next === null;

  useEffect(() => {
    if (isAtEnd && hasMore) loadMore();
  }, [isAtEnd, hasMore, loadMore]);

  if (place === null || image === undefined) return null;
  const go = (id: string | null) => id !== null && onChange(id);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft') go(place.previous);
    if (event.key === 'ArrowRight') go(place.next);
  };

  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Content
          aria-describedby={undefined}
          ref={content}
          onKeyDown={onKeyDown}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            focusTile(image.id);
          }}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            content.current?.focus();
          }}
          className="dialog-motion fixed inset-0 z-50 overflow-y-auto bg-stage lg:grid lg:grid-cols-[minmax(0,1fr)_400px] lg:overflow-hidden"
        >
          <Dialog.Title className="sr-only">{shownPrompt(image) ?? t('noPrompt')}</Dialog.Title>
          <section className="relative flex min-w-0 flex-col lg:h-full">
            <div className="flex items-center gap-2 px-2 py-2 lg:h-16 lg:px-4">
              <IconButton icon={X} label={t('close')} onClick={onClose} />
              <span className="text-muted tabular-nums" aria-live="polite">
                {t('position', { position: place.index + 1, total: Math.max(total, images.length) })}
              </span>
            </div>
            <ViewerPicture key={image.id} image={image} />
            <IconButton
              icon={ChevronLeft}
              label={t('previous')}
              variant="neutral"
              disabled={place.previous === null}
              onClick={() => go(place.previous)}
              className="absolute! top-1/2 left-4 max-lg:hidden"
            />
            <IconButton
              icon={ChevronRight}
              label={t('next')}
              variant="neutral"
              disabled={place.next === null}
              onClick={() => go(place.next)}
              className="absolute! top-1/2 right-4 max-lg:hidden"
            />
          </section>
          <aside
            aria-label={t('details')}
            className="flex min-h-0 flex-col bg-panel lg:border-line lg:border-l"
          >
            <h2 className="m-0 flex flex-none items-center border-line border-b px-5 py-4 type-heading lg:h-16 lg:py-0">
              {t('details')}
            </h2>
            <div className="min-h-0 flex-1 overflow-y-auto px-5 pt-5 pb-6">
              <ImageDetails image={image} />
            </div>
            <div className="sticky bottom-0 flex flex-none items-center gap-2 border-line border-t bg-panel px-5 py-4">
              <a
                href={downloadAddress(image.id)}
                download={downloadName(image.id)}
                className={`${buttonStyle({ variant: 'main' })} flex-1!`}
              >
                <Icon of={Download} />
                {t('download')}
              </a>
              <IconButton
                icon={ChevronLeft}
                label={t('previous')}
                disabled={place.previous === null}
                onClick={() => go(place.previous)}
                className="lg:hidden"
              />
              <IconButton
                icon={ChevronRight}
                label={t('next')}
                disabled={place.next === null}
                onClick={() => go(place.next)}
                className="lg:hidden"
              />
              <IconButton
                icon={Trash2}
                label={t('delete')}
                onClick={() => onDelete(image)}
                className="text-danger!"
              />
            </div>
          </aside>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
