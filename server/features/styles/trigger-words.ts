import { styleNameKey } from '#contract/described-styles.ts';

/** Whatever may be a trigger word (see `trainedStyleFields`). */
const word = /[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}_-]*[\p{L}\p{N}\p{M}])?/gu;

/** The words of a prompt, each in the form in which trigger words are compared, in their order. */
export function wordsOf(prompt: string): string[] {
  return [...new Set(prompt.normalize('NFC').match(word)?.map(styleNameKey))];
}

/**
 * A prompt without the trigger word, which is a call and nothing to draw or to print. A prompt that says nothing else stays
 * as it is.
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
