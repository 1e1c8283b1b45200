import type { ReferenceSettings } from '#contract/references.ts';
import { partLoader } from '#web/ui/part-loader.ts';
import type { Draft } from '../draft/draft.ts';

const loadReferencesPart = partLoader(() => import('#web/features/references/index.ts'));

/** The pictures of a press, and how each is used. */
export interface SentReferences {
  ids: readonly string[];
  files: readonly File[];
  settings: readonly ReferenceSettings[];
}

const none: SentReferences = { ids: [], files: [], settings: [] };

/** The references of a draft's tool. A preset of ThumbnailsV2 brings its own, which the server knows. */
export async function gatherReferences({ tool, preset }: Draft, owner: string): Promise<SentReferences> {
  if (tool === 'Thumbnail' || (tool === 'ThumbnailsV2' && preset !== 'none')) return none;
  const { referencesToSend } = await loadReferencesPart();
  return referencesToSend(tool, owner);
}
