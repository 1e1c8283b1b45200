import { useSentToUpscaler } from '#web/features/send-to/index.ts';
import { useDrafts } from '../draft/draft-store.ts';
import { loadUpscaling } from './upscaler-parts.ts';

/** Takes a picture of the gallery that was sent here to be enlarged, and shows the Upscaler with it. */
export function useSentForUpscale(showForm: () => void): void {
  useSentToUpscaler(async ({ imageId }) => {
    useDrafts.getState().chooseTool('Upscaler');
    showForm();
    const { takeGalleryImage } = await loadUpscaling();
    await takeGalleryImage(imageId);
  });
}
