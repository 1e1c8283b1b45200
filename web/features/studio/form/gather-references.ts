import { settingsFor } from '#contract/generation.ts';
import type { ReferenceSettings } from '#contract/references.ts';
import { hasPresetReference } from '#contract/v2-presets.ts';
import { partLoader } from '#web/ui/part-loader.ts';
import type { Draft } from '../draft/draft.ts';
import { showYourPhoto } from './your-photo-part.ts';

const loadReferencesPart = partLoader(() => import('#web/features/references/index.ts'));

/** The pictures of a submission, and how each is used. */
interface SentPictures {
  ids: readonly string[];
  files: readonly File[];
  settings: readonly ReferenceSettings[];
}

/** The reference images of a submission, and the user's own photos. */
export interface SentReferences extends SentPictures {
  photos: SentPictures;
  /** A face of the user's library in place of a photo; null without one. */
  face: string | null;
}

/**
 * The references of a draft's tool, and the own photo, which every tool takes. A preset of Thumbnails V2 has
 * its own references, which the server knows. The form shows a photo before it is sent.
 */
export async function gatherReferences({ tool, settings }: Draft, owner: string): Promise<SentReferences> {
  const hasPreset = hasPresetReference(settingsFor(tool, settings).preset);
  const { referencesToSend } = await loadReferencesPart();
  const sent = await referencesToSend(tool, owner, { hasPreset });
  if (sent.photos.ids.length > 0 || sent.face !== null) await showYourPhoto();
  return sent;
}
