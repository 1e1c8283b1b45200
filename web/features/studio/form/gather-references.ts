import { settingsFor } from '#contract/generation.ts';
import { isReferenceTool, type ReferenceSettings } from '#contract/references.ts';
import { hasPresetReference } from '#contract/v2-presets.ts';
import { partLoader } from '#web/ui/part-loader.ts';
import type { Draft } from '../draft/draft.ts';

const loadReferencesPart = partLoader(() => import('#web/features/references/index.ts'));

/** The reference images of a submission, and how each is used. */
export interface SentReferences {
  ids: readonly string[];
  files: readonly File[];
  settings: readonly ReferenceSettings[];
}

const none: SentReferences = { ids: [], files: [], settings: [] };

/** The references of a draft's tool. A preset of Thumbnails V2 has its own, which the server knows. */
export async function gatherReferences({ tool, settings }: Draft, owner: string): Promise<SentReferences> {
  if (!isReferenceTool(tool) || hasPresetReference(settingsFor(tool, settings).preset)) return none;
  const { referencesToSend } = await loadReferencesPart();
  return referencesToSend(tool, owner);
}
