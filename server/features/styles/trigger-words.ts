import { styleNameKey } from '#contract/described-styles.ts';

/** Any possible trigger word (see `trainedStyleFields`). */
const word = /[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}_-]*[\p{L}\p{N}\p{M}])?/gu;

/** The words of a prompt in order, normalised like trigger words. */
export function wordsIn(prompt: string): string[] {
  return [...new Set(prompt.normalize('NFC').match(word)?.map(styleNameKey))];
}

/**
 * Removes the trigger word from a prompt: it selects the style and should not be drawn. A prompt of nothing
 * else stays unchanged.
 */
export function withoutTriggerWord(prompt: string, triggerWord: string): string {
  const key = styleNameKey(triggerWord);
  const text = prompt
    .normalize('NFC')
    .replace(word, (found) => (styleNameKey(found) === key ? '' : found))
    .replace(/[^\S\n]{2,}/gu, ' ')
    .replace(/^[\s,;:]+/u, '')
    .trim();
  return /[\p{L}\p{N}]/u.test(text) ? text : prompt;
}
