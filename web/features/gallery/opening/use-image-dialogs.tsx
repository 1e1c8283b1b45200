import { useEffect, useRef, useState } from 'react';
import type { GalleryImage } from '#contract/images.ts';
import { deferredPart } from '#web/ui/lazy-part.tsx';
import { targetOf } from '../actions/target.ts';
import { focusTile } from '../grid/focus-tile.ts';
import type { Gallery } from '../list/use-gallery.ts';
import { OrganiserHost } from '../organise/organiser-host.tsx';
import { neighboursOf } from '../viewer/neighbours.ts';
import { useOpenImage } from './use-open-image.ts';
import { useShownImage } from './use-shown-image.ts';

const ImageViewer = deferredPart(async () => (await import('../viewer/image-viewer.tsx')).default);
const DeleteDialog = deferredPart(async () => (await import('../trash/delete-dialog.tsx')).DeleteDialog);

/** The question whether to delete a picture. */
interface DeleteQuestion {
  image: GalleryImage;
  /** The picture in the viewer; null if the question comes from a tile. */
  openId: string | null;
}

/** The viewer and the delete question, for a page of tiles. Both are loaded on first use. */
export function useImageDialogs(gallery: Pick<Gallery, 'images' | 'total' | 'hasMore' | 'loadMore'>) {
  const { openId, open, change, close, isClosing } = useOpenImage();
  const shown = useShownImage({ images: gallery.images, openId, onGone: close, isClosing });
  const [question, setQuestion] = useState<DeleteQuestion | null>(null);
  const focus = useFocusAfterDelete(gallery.images, question === null && openId === null);
  const requestDeletion = (image: GalleryImage) => {
    focus.remember(image);
    setQuestion({ image, openId });
  };
  // Back closes the viewer and a question asked in it: over the page it would refer to nothing visible.
  useEffect(() => {
    setQuestion((current) => (current !== null && current.openId !== openId ? null : current));
  }, [openId]);

  const element = (
    <>
      {shown !== null && (
        <ImageViewer
          image={shown}
          images={gallery.images}
          total={gallery.total}
          hasMore={gallery.hasMore}
          loadMore={gallery.loadMore}
          onChange={change}
          onClose={close}
          onDelete={requestDeletion}
        />
      )}
      {question !== null && (
        <DeleteDialog
          target={targetOf(question.image)}
          onClose={() => setQuestion(null)}
          onDeleted={() => {
            focus.move();
            close();
          }}
        />
      )}
      <OrganiserHost />
    </>
  );
  return { open, requestDeletion, element };
}

/**
 * After a delete the focus moves to the next tile, or the previous one, once all dialogs have closed. The
 * tile is chosen when the question is asked: the deletion event may arrive before the response.
 */
function useFocusAfterDelete(images: readonly GalleryImage[], isClear: boolean) {
  const beside = useRef('');
  const isWanted = useRef(false);
  useEffect(() => {
    if (!isClear || !isWanted.current) return;
    isWanted.current = false;
    // Dialogs restore the focus shortly after they close.
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
