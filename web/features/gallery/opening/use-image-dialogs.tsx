import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { GalleryImage } from '#contract/images.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { partLoader } from '#web/ui/part-loader.ts';
import { targetOf } from '../actions/target.ts';
import { focusTile } from '../grid/focus-tile.ts';
import type { Gallery } from '../list/use-gallery.ts';
import { OrganiserHost } from '../organise/organiser-host.tsx';
import { neighboursOf } from '../viewer/neighbours.ts';
import { useOpenImage } from './use-open-image.ts';
import { useShownImage } from './use-shown-image.ts';

const ImageViewer = lazy(partLoader(() => import('../viewer/image-viewer.tsx')));
const DeleteDialog = lazyPart(async () => (await import('../trash/delete-dialog.tsx')).DeleteDialog);

interface Doomed {
  image: GalleryImage;
  /** The picture that was in the viewer; null where the question was asked on a tile. */
  askedIn: string | null;
}

/** The viewer and the question before deleting, for a page that shows tiles. Both are loaded when first needed. */
export function useImageDialogs(gallery: Pick<Gallery, 'images' | 'total' | 'hasMore' | 'loadMore'>) {
  const { openId, open, change, close, isClosing } = useOpenImage();
  const shown = useShownImage({ images: gallery.images, openId, onGone: close, isClosing });
  const [doomed, setDoomed] = useState<Doomed | null>(null);
  const focus = useFocusAfterDelete(gallery.images, doomed === null && openId === null);
  const askToDelete = (image: GalleryImage) => {
    focus.remember(image);
    setDoomed({ image, askedIn: openId });
  };
  // Back closes the viewer, and with it the question that was asked in it: over the page nobody would see about what.
  useEffect(() => {
    setDoomed((asked) => (asked !== null && asked.askedIn !== openId ? null : asked));
  }, [openId]);

  const element = (
    <Suspense fallback={null}>
      {shown !== null && (
        <ImageViewer
          image={shown}
          images={gallery.images}
          total={gallery.total}
          hasMore={gallery.hasMore}
          loadMore={gallery.loadMore}
          onChange={change}
          onClose={close}
          onDelete={askToDelete}
        />
      )}
      {doomed !== null && (
        <DeleteDialog
          target={targetOf(doomed.image)}
          onClose={() => setDoomed(null)}
          onDeleted={() => {
            focus.move();
            close();
          }}
        />
      )}
      <OrganiserHost />
    </Suspense>
  );
  return { open, askToDelete, element };
}

/**
 * The focus was on a picture that is gone: once all dialogs have closed it moves on to the next one, or the one before.
 * Which one that is has to be remembered when the question is asked: the news of the deletion may outrun its answer.
 */
function useFocusAfterDelete(images: readonly GalleryImage[], isClear: boolean) {
  const beside = useRef('');
  const isWanted = useRef(false);
  useEffect(() => {
    if (!isClear || !isWanted.current) return;
    isWanted.current = false;
    // Dialogs give the focus back a moment after they are gone.
    const timer = setTimeout(() => focusTile(beside.current));
    return () => clearTimeout(timer);
  }, [isClear]);
  return {
    remember(image: GalleryImage) {
      const place = neighboursOf(images, image);
      beside.current = place?.next ?? place?.previous ?? '';
    },
    move() {
      isWanted.current = true;
    },
  };
}
