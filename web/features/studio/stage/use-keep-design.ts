import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { GalleryImage } from '#contract/images.ts';
import { deleteImages, focusTile } from '#web/features/gallery/later.ts';
import { translator } from '#web/i18n/catalogue.ts';
import { showToast } from '#web/ui/toast.ts';
import { studioTexts } from '../texts.ts';
import { useResultsView } from './results-view.ts';

/**
 * Chooses one of the designs of a press: the others are deleted, which one toast tells. Those that could not be deleted
 * stay where they are, and so does the choice.
 */
export function useKeepDesign(jobId: string, images: readonly GalleryImage[]) {
  const client = useQueryClient();
  const settle = () => useResultsView.getState().dismiss([jobId]);
  const choice = useMutation({
    mutationFn: async (kept: GalleryImage) => {
      const others = images.filter((image) => image.id !== kept.id);
      const { failed } = await deleteImages(client, others);
      const t = translator(studioTexts);
      const deleted = others.length - failed.length;
      if (failed.length > 0) {
        showToast({ tone: 'error', title: t('designsNotDeleted', { count: failed.length }) });
        return;
      }
      settle();
      showToast({ title: t('designsDeleted', { count: deleted }) });
      // The button that was pressed is gone: the picture that it kept has the focus now.
      requestAnimationFrame(() => focusTile(kept.id));
    },
  });
  return {
    keep: (image: GalleryImage) => !choice.isPending && choice.mutate(image),
    keepAll() {
      settle();
      const [first] = images;
      if (first !== undefined) requestAnimationFrame(() => focusTile(first.id));
    },
    /** The design that is being kept, while the others go. */
    keptId: choice.isPending ? choice.variables.id : null,
  };
}
