import { useState } from 'react';
import { isBlankPrompt } from '#contract/generation.ts';
import { promptLimits } from '#contract/limits.ts';
import { tools } from '#contract/tools.ts';
import { useConnection } from '#web/api/events/connection-store.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import type { Draft } from '../draft/draft.ts';
import { studioTexts } from '../texts.ts';

/** Why Generate is disabled, and where to say so if it is clicked anyway. */
interface DisabledReason {
  at: 'prompt' | 'button';
  text: string;
}

const promptRequired = { common: 'promptRequired', v2: 'promptRequiredV2' } as const;

/** Undefined if it is enabled. Too few coins do not disable it: clicking it explains what to do. */
function useDisabledReason({ tool, prompt }: Pick<Draft, 'tool' | 'prompt'>): DisabledReason | undefined {
  const t = useTexts(studioTexts);
  const { isOffline, stream } = useConnection();
  if (isBlankPrompt(prompt)) {
    return { at: 'prompt', text: t(promptRequired[tools[tool].sentences]) };
  }
  if (prompt.length > promptLimits.maxCharacters) {
    return { at: 'prompt', text: t('promptTooLong', { limit: promptLimits.maxCharacters }) };
  }
  return isOffline && stream === 'down' ? { at: 'button', text: t('youAreOffline') } : undefined;
}

/** The server's errors for the last submission: at the prompt, or at the button. */
interface ServerErrors {
  promptError: string | undefined;
  submitError: string | undefined;
}

/**
 * The errors at prompt and button: the server's, or the reason why a click on the disabled Generate had no
 * effect. A tooltip alone would not reach users of touch or Ctrl+Enter.
 */
export function useFormErrors(draft: Pick<Draft, 'tool' | 'prompt'>, errors: ServerErrors) {
  const reason = useDisabledReason(draft);
  const [isRefused, setRefused] = useState(false);
  const shown = isRefused ? reason : undefined;
  return {
    reason,
    promptError: errors.promptError ?? (shown?.at === 'prompt' ? shown.text : undefined),
    submitError: errors.submitError ?? (shown?.at === 'button' ? shown.text : undefined),
    refuse: () => setRefused(true),
    clearRefusal: () => setRefused(false),
  };
}
