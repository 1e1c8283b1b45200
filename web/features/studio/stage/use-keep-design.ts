import { useQueryClient } from '@tanstack/react-query';
import type { GalleryImage } from '#contract/images.ts';
import { focusTile, targetOf, trashPictures } from '#web/features/gallery/lazy.ts';
import { translator } from '#web/i18n/catalogue.ts';
import { studioTexts } from '../texts.ts';
import { useResultsView } from './results-view.ts';

/**
 * Keeps one of the designs of a generation, or all. The others go to the trash at once, where Undo finds
 * them; they come back if the server fails.
 */
export function useKeepDesign(jobId: string, images: readonly GalleryImage[]) {
  const client = useQueryClient();
  return {
    /** `pressed` is the button, which disappears with the group. */
    keep(image: GalleryImage, pressed: Element) {
      const others = images.filter(({ id }) => id !== image.id);
      const t = translator(studioTexts);
      void trashPictures(client, targetOf(...others), {
        words: {
          done: (count) => t('designsDeleted', { count }),
          failed: t('designsNotDeleted', { count: others.length }),
        },
      });
      focusAfter(pressed, image.id);
    },
    keepAll(pressed: Element) {
      useResultsView.getState().dismiss([jobId]);
      const [first] = images;
      if (first !== undefined) focusAfter(pressed, first.id);
    },
  };
}

/** The lists are drawn again within a frame or two, on a busy machine a few more. */
const maxFrames = 20;

/** Focuses a picture once the pressed button is gone: until then it is drawn in the group. */
function focusAfter(pressed: Element, imageId: string, framesLeft = maxFrames): void {
  requestAnimationFrame(() => {
    if (pressed.isConnected && framesLeft > 0) focusAfter(pressed, imageId, framesLeft - 1);
    else focusTile(imageId);
  });
}
