import { type GalleryImage, getImage } from '#contract/images.ts';
import { call } from '#web/api/call.ts';
import { partLoader } from '#web/ui/part-loader.ts';
import { draftOfImage, promptOfImage } from './draft-of-image.ts';
import { useDrafts } from './draft-store.ts';

const loadReferencesPart = partLoader(() => import('#web/features/references/index.ts'));

/**
 * Fills the form from a picture of the user's: `prompt` alone, into the tool that is chosen, or `settings`, all that it
 * was made with, into the tool that made it. Rejects with an `ApiError` where the picture cannot be had.
 */
export async function takeOver(imageId: string, taken: string): Promise<void> {
  const { image } = await call(getImage, { params: { id: imageId } });
  const draft = draftOfImage(image);
  if (taken === 'settings' && draft !== null) {
    useDrafts.getState().load(draft);
    await takeReferences(image);
  } else useDrafts.getState().change({ prompt: promptOfImage(image) });
}

/** The pictures that it was made from, and how each was used. Thumbnails have none. */
async function takeReferences({ variant, references }: GalleryImage): Promise<void> {
  if (variant === 'Thumbnail' || variant === 'Upscaler') return;
  const { loadReferences } = await loadReferencesPart();
  await loadReferences(variant, references);
}
