import { getPress } from '#contract/generation.ts';
import { getImage } from '#contract/images.ts';
import type { UsedReference } from '#contract/references.ts';
import type { Tool } from '#contract/tools.ts';
import { call } from '#web/api/call.ts';
import type { ReferenceSource } from '#web/features/send-to/index.ts';
import { partLoader } from '#web/ui/part-loader.ts';
import type { Draft } from './draft.ts';
import { draftOfImage, promptOfImage } from './draft-of-image.ts';
import { draftNow, useDrafts } from './draft-store.ts';

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
    await takeReferences(image.variant, image.references);
  } else useDrafts.getState().change({ prompt: promptOfImage(image) });
}

/**
 * Brings what a failed job was sent with, beside the draft that the form was just filled with: what was typed before the
 * prompt was enhanced, and the references. Rejects with an `ApiError` where that is not kept any more.
 */
export async function takePressOver(jobId: string, draft: Draft): Promise<void> {
  const { press } = await call(getPress, { params: { jobId } });
  const { originalPrompt, references } = press;
  if (originalPrompt !== null && draftNow().tool === draft.tool) {
    useDrafts.getState().change({ enhanced: { original: originalPrompt, text: draft.prompt } });
  }
  await takeReferences(draft.tool, references);
}

/**
 * Chooses a tool and adds a picture of the user's to its references. Rejects where the picture cannot be had or the tool
 * has no room for it.
 *
 * @param owner the id of who is signed in
 */
export async function takeAsReference({ imageId, tool }: ReferenceSource, owner: string): Promise<void> {
  const [{ image }, { addFromGallery }] = await Promise.all([
    call(getImage, { params: { id: imageId } }),
    loadReferencesPart(),
  ]);
  useDrafts.getState().chooseTool(tool);
  const hasPreset = tool === 'ThumbnailsV2' && draftNow().preset !== 'none';
  const { url, name } = image;
  if (await addFromGallery(tool, { owner, url, name, hasPreset })) return;
  throw new Error(`the picture did not become a reference of ${tool}`);
}

/** The pictures that it was made from, and how each was used. Thumbnails have none. */
async function takeReferences(tool: Tool, references: readonly UsedReference[]): Promise<void> {
  if (tool === 'Thumbnail' || tool === 'Upscaler') return;
  const { loadReferences } = await loadReferencesPart();
  await loadReferences(tool, references);
}
