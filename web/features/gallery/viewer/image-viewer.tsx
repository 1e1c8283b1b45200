import { ChevronLeft, ChevronRight, Download, MonitorPlay, Shapes, Trash2, X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import type { GalleryImage } from '#contract/images.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { buttonStyle } from '#web/ui/button-style.ts';
import { Icon } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Tooltip } from '#web/ui/tooltip.tsx';
import { downloadAddress, downloadName } from '../download-address.ts';
import { feedPreviewPath } from '../feed-preview-path.ts';
import { focusTile } from '../grid/focus-tile.ts';
import { openDesign } from '../open-design.ts';
import { shownPrompt } from '../shown-prompt.ts';
import { galleryTexts } from '../texts.ts';
import { ImageDetails } from './image-details.tsx';
import { ImageSharing } from './image-sharing.tsx';
import { type Neighbours, neighboursOf } from './neighbours.ts';
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
  const openedId = useRef(openId);
  const place = neighboursOf(
    images.map((image) => image.id),
    openId,
  );
  const image = place === null ? undefined : images[place.index];
  const isNearEnd = place !== null && place.index >= images.length - 2;

  useEffect(() => {
    if (isNearEnd && hasMore) loadMore();
  }, [isNearEnd, hasMore, loadMore]);

  if (place === null || image === undefined) return null;
  const onKeyDown = (event: KeyboardEvent) => {
    const wanted = { ArrowLeft: place.previous, ArrowRight: place.next }[event.key] ?? null;
    if (wanted !== null) onChange(wanted);
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
            focusTile(image.id, openedId.current);
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
              <span className="text-muted" aria-live="polite">
                {t('position', { position: place.index + 1, total: Math.max(total, images.length) })}
              </span>
            </div>
            <ViewerPicture key={image.id} image={image} />
            <Steps place={place} onGo={onChange} at="edges" />
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
              <ImageSharing key={image.id} imageId={image.id} />
            </div>
            <Actions image={image} onDelete={onDelete}>
              <Steps place={place} onGo={onChange} at="foot" />
            </Actions>
          </aside>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

interface StepsProps {
  place: Neighbours;
  onGo: (id: string) => void;
  /** At the stage's edges on desktops, in the foot on phones. */
  at: 'edges' | 'foot';
}

/** To the picture before and the one after. */
function Steps({ place, onGo, at }: StepsProps) {
  const t = useTexts(galleryTexts);
  const steps = [
    { icon: ChevronLeft, label: t('previous'), id: place.previous, edge: 'left-4' },
    { icon: ChevronRight, label: t('next'), id: place.next, edge: 'right-4' },
  ];
  return steps.map(({ icon, label, id, edge }) => (
    <IconButton
      key={edge}
      icon={icon}
      label={label}
      variant={at === 'edges' ? 'neutral' : 'quiet'}
      disabled={id === null}
      onClick={() => id !== null && onGo(id)}
      className={at === 'edges' ? `absolute! top-1/2 max-lg:hidden ${edge}` : 'lg:hidden'}
    />
  ));
}

interface ActionsProps {
  image: GalleryImage;
  onDelete: (image: GalleryImage) => void;
  children: ReactNode;
}

function Actions({ image, onDelete, children }: ActionsProps) {
  const t = useTexts(galleryTexts);
  return (
    <div className="sticky bottom-0 flex flex-none items-center gap-2 border-line border-t bg-panel px-5 py-4">
      <a
        href={downloadAddress(image)}
        download={downloadName(image)}
        className={`${buttonStyle({ variant: 'main' })} flex-1!`}
      >
        <Icon of={Download} />
        {t('download')}
      </a>
      {children}
      {image.isDesign && (
        <IconButton icon={Shapes} label={t('editDesign')} onClick={() => openDesign(image)} />
      )}
      <Tooltip text={t('testInFeed')}>
        <Link
          to={feedPreviewPath(image.id)}
          aria-label={t('testInFeed')}
          className={buttonStyle({ variant: 'quiet', iconOnly: true })}
        >
          <Icon of={MonitorPlay} />
        </Link>
      </Tooltip>
      <IconButton
        icon={Trash2}
        label={t('delete')}
        onClick={() => onDelete(image)}
        className="text-danger!"
      />
    </div>
  );
}
