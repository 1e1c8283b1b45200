import { settingsFor } from '#contract/generation.ts';
import type { ReferenceSettings } from '#contract/references.ts';
import { type Draft, originalPromptOf } from '../draft/draft.ts';

/** The fields of a submission, for a draft and the uses of the references and photos that go along. */
export function generateForm(
  draft: Draft,
  references: readonly ReferenceSettings[],
  photos: readonly ReferenceSettings[] = [],
) {
  const { tool, prompt, style } = draft;
  return {
    variant: tool,
    prompt,
    originalPrompt: originalPromptOf(draft) ?? undefined,
    style,
    settings: JSON.stringify(settingsFor(tool, draft.settings)),
    references: references.length > 0 ? JSON.stringify(references) : undefined,
    photos: photos.length > 0 ? JSON.stringify(photos) : undefined,
  };
}
