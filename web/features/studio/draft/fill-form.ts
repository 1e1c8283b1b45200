import { settingsFor } from '#contract/generation.ts';
import { getJobInputs } from '#contract/generation-calls.ts';
import { getImage } from '#contract/images.ts';
import { photoUse, type UsedReference } from '#contract/references.ts';
import { type Tool, takesPrompt } from '#contract/tools.ts';
import { hasPresetReference } from '#contract/v2-presets.ts';
import { call } from '#web/api/call.ts';
import type { ReferenceSource } from '#web/features/send-to/index.ts';
import { partLoader } from '#web/ui/part-loader.ts';
import { showYourPhoto } from '../form/your-photo-part.ts';
import type { Draft } from './draft.ts';
import { draftOfImage, promptOfImage } from './draft-of-image.ts';
import { draftNow, useDrafts } from './draft-store.ts';

const loadReferencesPart = partLoader(() => import('#web/features/references/index.ts'));

/**
 * Fills the form from one of the user's pictures: `prompt` copies only the prompt into the chosen tool;
 * `settings` restores everything into the tool that made it. Rejects with an `ApiError` if the picture fails
 * to load.
 */
export async function fillFromImage(imageId: string, taken: string): Promise<void> {
  const { image } = await call(getImage, { params: { id: imageId } });
  const draft = draftOfImage(image);
  if (taken === 'settings' && draft !== null) {
    useDrafts.getState().load(draft);
    await copyReferences(image.tool, image.references);
  } else useDrafts.getState().change({ prompt: promptOfImage(image) });
}

/**
 * Restores what a failed job was sent with beyond its draft: the text before Enhance, and the references.
 * Rejects with an `ApiError` if the server no longer has it.
 */
export async function fillFromFailedJob(jobId: string, draft: Draft): Promise<void> {
  const { press: inputs } = await call(getJobInputs, { params: { jobId } });
  const { originalPrompt, references } = inputs;
  if (originalPrompt !== null && draftNow().tool === draft.tool) {
    useDrafts.getState().change({ enhanced: { original: originalPrompt, text: draft.prompt } });
  }
  await copyReferences(draft.tool, references);
}

/**
 * Chooses a tool and adds one of the user's pictures to its references. Rejects if the picture fails to load
 * or the tool has no space for it.
 * @param owner the id of the signed-in user
 */
export async function addAsReference({ imageId, tool }: ReferenceSource, owner: string): Promise<void> {
  const [{ image }, { addFromGallery }] = await Promise.all([
    call(getImage, { params: { id: imageId } }),
    loadReferencesPart(),
  ]);
  useDrafts.getState().chooseTool(tool);
  const hasPreset = hasPresetReference(settingsFor(tool, draftNow().settings).preset);
  const { url, name } = image;
  if (await addFromGallery(tool, { owner, imageId, url, name, hasPreset })) return;
  throw new Error(`the picture did not become a reference of ${tool}`);
}

/** The reference images and the own photo of the picture, and how each was used. */
async function copyReferences(tool: Tool, references: readonly UsedReference[]): Promise<void> {
  if (!takesPrompt(tool)) return;
  if (references.some(({ use }) => use === photoUse)) await showYourPhoto();
  const { loadReferences } = await loadReferencesPart();
  await loadReferences(tool, references);
}
