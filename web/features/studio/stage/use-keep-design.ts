import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { GalleryImage } from '#contract/images.ts';
import { deleteImages, focusTile } from '#web/features/gallery/lazy.ts';
import { translator } from '#web/i18n/catalogue.ts';
import { showToast } from '#web/ui/toast.ts';
import { studioTexts } from '../texts.ts';
import { useResultsView } from './results-view.ts';

/** Long enough to look at the result and change one's mind. */
const undoMs = 8_000;

/**
 * Keeps one of the designs of a generation. The others disappear at once and are deleted when the toast has
 * timed out or is closed: until then Undo restores them, and closing the tab deletes nothing. Designs that
 * could not be deleted come back, and so does the choice.
 */
export function useKeepDesign(jobId: string, images: readonly GalleryImage[]) {
  const client = useQueryClient();
  return {
    keep(image: GalleryImage) {
      const others = images.filter(({ id }) => id !== image.id);
      const { keep, settle } = useResultsView.getState();
      keep(jobId, image.id);
      const t = translator(studioTexts);
      showToast({
        title: t('designsDeleted', { count: others.length }),
        durationMs: undoMs,
        action: {
          label: t('undo'),
          onPress() {
            settle(jobId);
            requestAnimationFrame(() => focusTile(image.id));
          },
        },
        onEnd: () => void deleteOthers(client, { jobId, chosenId: image.id, others }),
      });
      // The clicked button is gone: focus the picture that was kept.
      requestAnimationFrame(() => focusTile(image.id));
    },
    keepAll() {
      useResultsView.getState().dismiss([jobId]);
      const [first] = images;
      if (first !== undefined) requestAnimationFrame(() => focusTile(first.id));
    },
  };
}

/** No-op after Undo. */
async function deleteOthers(
  client: QueryClient,
  { jobId, chosenId, others }: { jobId: string; chosenId: string; others: readonly GalleryImage[] },
): Promise<void> {
  const { kept, dismiss, settle } = useResultsView.getState();
  if (kept[jobId] !== chosenId) return;
  const { failed } = await deleteImages(client, others);
  if (failed.length === 0) dismiss([jobId]);
  else {
    const t = translator(studioTexts);
    showToast({ tone: 'error', title: t('designsNotDeleted', { count: failed.length }) });
  }
  settle(jobId);
}
