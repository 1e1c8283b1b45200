import type { ReferenceTool } from '#contract/references.ts';
import { firstReference } from '#web/features/references/index.ts';
import {
  carryPrompt,
  chooseFile,
  chooseGalleryImage,
  restoreSource,
  type UpscaleSource,
  upscalerNow,
  writtenPrompt,
} from '#web/features/upscaling/index.ts';

export { carryPrompt, writtenPrompt };

/** What came along last: it gives way to another reference, and does not return once it was removed. */
let carried: { referenceId: string; source: UpscaleSource | null } | null = null;

/**
 * Puts the reference of another tool into the Upscaler, unless the user chose a picture there. A gallery
 * picture goes by its id, so that the original is upscaled and not its copy.
 * @param owner the signed-in user's id
 */
export async function carrySource(owner: string, from: readonly ReferenceTool[]): Promise<void> {
  await restoreSource(owner);
  const isFree = () => {
    const { source } = upscalerNow();
    return source === null || source === carried?.source;
  };
  if (!isFree()) return;
  const reference = await firstReference(owner, from);
  if (reference === null || reference.id === carried?.referenceId || !isFree()) return;
  await choose(owner, reference);
  carried = { referenceId: reference.id, source: upscalerNow().source };
}

async function choose(
  owner: string,
  { imageId, file }: { imageId: string | null; file: File },
): Promise<void> {
  if (imageId !== null) {
    try {
      await chooseGalleryImage(imageId);
      return;
    } catch {
      // Deleted meanwhile: the copy is left.
    }
  }
  await chooseFile(owner, file);
}
