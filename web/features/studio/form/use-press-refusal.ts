import { useState } from 'react';
import { isBlankPrompt } from '#contract/generation.ts';
import { promptLimits } from '#contract/limits.ts';
import { tools } from '#contract/tools.ts';
import { useConnection } from '#web/api/events/connection-store.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import type { Draft } from '../draft/draft.ts';
import { studioTexts } from '../texts.ts';

/** Why Generate cannot be pressed, and where that is said to who presses it all the same. */
interface DisabledReason {
  at: 'prompt' | 'button';
  text: string;
}

/** Undefined where it can be pressed. Too few coins is no reason: the press says what to do. */
function useDisabledReason({ tool, prompt }: Pick<Draft, 'tool' | 'prompt'>): DisabledReason | undefined {
  const t = useTexts(studioTexts);
  const { isOffline, stream } = useConnection();
  if (isBlankPrompt(prompt)) {
    const isV2 = tools[tool].call === 'generateThumbnail';
    return { at: 'prompt', text: t(isV2 ? 'promptRequiredV2' : 'promptRequired') };
  }
  if (prompt.length > promptLimits.maxCharacters) {
    return { at: 'prompt', text: t('promptTooLong', { limit: promptLimits.maxCharacters }) };
  }
  return isOffline && stream === 'down' ? { at: 'button', text: t('offlineReason') } : undefined;
}

/** What the server said against the last press: at the prompt, or at the button. */
interface ServerErrors {
  promptError: string | undefined;
  pressError: string | undefined;
}

/**
 * What stands at prompt and button: the server's word, or, once Generate was pressed though it is off, the reason. A
 * tooltip alone would not tell who works by touch or by Ctrl+Enter.
 */
export function usePressRefusal(draft: Pick<Draft, 'tool' | 'prompt'>, errors: ServerErrors) {
  const reason = useDisabledReason(draft);
  const [isRefused, setRefused] = useState(false);
  const told = isRefused ? reason : undefined;
  return {
    reason,
    promptError: errors.promptError ?? (told?.at === 'prompt' ? told.text : undefined),
    pressError: errors.pressError ?? (told?.at === 'button' ? told.text : undefined),
    refuse: () => setRefused(true),
    forget: () => setRefused(false),
  };
}
