import { upscaleTool } from '#contract/tools.ts';
import { useSentToUpscaler } from '#web/features/send-to/index.ts';
import { useDrafts } from '../draft/draft-store.ts';
import { loadUpscaling } from './upscaler-parts.ts';

/** Takes a picture that the gallery sent to the Upscaler, and shows its form. */
export function useSentForUpscale(showForm: () => void): void {
  useSentToUpscaler(async ({ imageId }) => {
    useDrafts.getState().chooseTool(upscaleTool);
    showForm();
    const { chooseGalleryImage } = await loadUpscaling();
    await chooseGalleryImage(imageId);
  });
}
