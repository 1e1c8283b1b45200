import { Dialog } from 'radix-ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTexts } from '#web/i18n/catalogue.ts';
import { useIsDesktop } from '#web/ui/media-query.ts';
import { ignoreToastClick, OpenDialogMark } from '#web/ui/open-dialogs.ts';
import { focusTile } from '../grid/focus-tile.ts';
import { shownPrompt } from '../shown-prompt.ts';
import { galleryTexts } from '../texts.ts';
import { MainActions, ViewerActions } from './actions/viewer-actions.tsx';
import { ImageDetails } from './image-details.tsx';
import { ImageSharing } from './image-sharing.tsx';
import type { ImageViewerProps } from './image-viewer-props.ts';
import { neighboursOf } from './neighbours.ts';
import { DetailsSheet, minimizedPx } from './sheet/details-sheet.tsx';
import type { DetailsStop } from './sheet/sheet-stop.ts';
import { useZoom } from './stage/use-zoom.ts';
import { StageSection } from './stage-section.tsx';
import { viewerKeys } from './viewer-keys.ts';

/** One picture in the full window, with its details and links to its neighbours. */
export default function ImageViewer(props: ImageViewerProps) {
  const { image, images, onChange, onClose, onDelete, hasMore, loadMore } = props;
  const t = useTexts(galleryTexts);
  const isDesktop = useIsDesktop();
  const openedId = useRef(image.id);
  const [stop, setStop] = useState<DetailsStop>('minimized');
  const control = useZoom(image.id);
  const place = neighboursOf(images, image);
  const content = useRef<HTMLDivElement>(null);
  const onKeyDown = viewerKeys({
    control,
    place,
    first: images[0]?.id ?? null,
    last: images.at(-1)?.id ?? null,
    onGo: onChange,
  });
  const isNearEnd = place !== null && place.index >= images.length - 2;
  useEffect(() => {
    if (isNearEnd && hasMore) loadMore();
  }, [isNearEnd, hasMore, loadMore]);

  const details = (
    <>
      <ImageDetails image={image} onGo={onChange} />
      <ImageSharing key={image.id} imageId={image.id} />
    </>
  );
  const actions = <ViewerActions key={image.id} image={image} onDelete={onDelete} />;
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Content
          aria-describedby={undefined}
          data-lets-files-through
          ref={content}
          onKeyDown={onKeyDown}
          onEscapeKeyDown={(event) => {
            if (!control.isZoomed) return;
            event.preventDefault();
            control.reset();
          }}
          onInteractOutside={ignoreToastClick}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            focusTile(image.id, openedId.current);
          }}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            content.current?.focus();
          }}
          style={{ '--minimized': `${minimizedPx}px` } as Record<string, string>}
          className="dialog-motion fixed inset-0 z-50 overflow-hidden bg-stage outline-none lg:grid lg:grid-cols-[minmax(0,1fr)_400px]"
        >
          <OpenDialogMark />
          <Dialog.Title className="sr-only">{shownPrompt(image) ?? t('noPrompt')}</Dialog.Title>
          <StageSection
            {...props}
            {...{ control, place, isDesktop }}
            isCovered={!isDesktop && stop === 'details'}
            onCovered={() => setStop('minimized')}
          />
          {isDesktop ? (
            <DetailsPanel details={details} actions={actions} />
          ) : (
            <DetailsSheet
              image={image}
              stop={stop}
              onStop={(next) => {
                control.reset();
                setStop(next);
              }}
              summaryActions={<MainActions key={image.id} image={image} />}
              details={details}
              actions={actions}
            />
          )}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function DetailsPanel({ details, actions }: { details: ReactNode; actions: ReactNode }) {
  const t = useTexts(galleryTexts);
  return (
    <aside aria-label={t('details')} className="flex min-h-0 flex-col border-line border-l bg-panel">
      <h2 className="m-0 flex h-16 flex-none items-center border-line border-b px-5 type-heading">
        {t('details')}
      </h2>
      <div className="min-h-0 flex-1 overflow-y-auto px-5 pt-4 pb-6">{details}</div>
      <div className="flex-none border-line border-t px-5 pt-4 pb-3">{actions}</div>
    </aside>
  );
}
