import { settingsFor } from '#contract/generation.ts';
import type { ReferenceSettings } from '#contract/references.ts';
import { type Draft, originalPromptOf } from '../draft/draft.ts';

interface SentUses {
  references: readonly ReferenceSettings[];
  photos?: readonly ReferenceSettings[];
  /** A stored face in place of a photo: its id, or `auto`. */
  face?: string | null;
}

/** The fields of a submission, for a draft and the uses of the references and photos that go along. */
export function generateForm(draft: Draft, { references, photos = [], face = null }: SentUses) {
  const { tool, prompt, style } = draft;
  return {
    variant: tool,
    prompt,
    originalPrompt: originalPromptOf(draft) ?? undefined,
    style,
    settings: JSON.stringify(settingsFor(tool, draft.settings)),
    references: references.length > 0 ? JSON.stringify(references) : undefined,
    photos: photos.length > 0 ? JSON.stringify(photos) : undefined,
    faceId: face ?? undefined,
  };
}
