import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { GalleryImage } from '#contract/images.ts';
import { deleteImages, focusTile } from '#web/features/gallery/later.ts';
import { translator } from '#web/i18n/catalogue.ts';
import { showToast } from '#web/ui/toast.ts';
import { studioTexts } from '../texts.ts';
import { useResultsView } from './results-view.ts';

/** Long enough to look at what is left, and to think better of it. */
const undoMs = 8_000;

/**
 * Chooses one of the designs of a press. The others leave the page at once and are deleted when the toast that tells of
 * it has passed or is closed: until then Undo brings them back, and a tab that is closed has deleted nothing. Those that
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
        onEnd: () => void deleteOthers(client, { jobId, keptId: image.id, others }),
      });
      // The button that was pressed is gone: the picture that it kept has the focus now.
      requestAnimationFrame(() => focusTile(image.id));
    },
    keepAll() {
      useResultsView.getState().dismiss([jobId]);
      const [first] = images;
      if (first !== undefined) requestAnimationFrame(() => focusTile(first.id));
    },
  };
}

/** Does nothing after Undo. */
async function deleteOthers(
  client: QueryClient,
  { jobId, keptId, others }: { jobId: string; keptId: string; others: readonly GalleryImage[] },
): Promise<void> {
  const { kept, dismiss, settle } = useResultsView.getState();
  if (kept[jobId] !== keptId) return;
  const { failed } = await deleteImages(client, others);
  if (failed.length === 0) dismiss([jobId]);
  else {
    const t = translator(studioTexts);
    showToast({ tone: 'error', title: t('designsNotDeleted', { count: failed.length }) });
  }
  settle(jobId);
}
