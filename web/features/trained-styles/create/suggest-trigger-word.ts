import { trainedStyleLimits } from '#contract/limits.ts';

const { triggerWordMaxCharacters } = trainedStyleLimits;
/** Marks the word as invented, like the presets' trigger words. */
const ending = '-look';

/**
 * A trigger word for a style's name, without spaces and accents; empty for a name without letters and digits.
 */
export function suggestTriggerWord(name: string): string {
  const word = name
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-');
  const most = triggerWordMaxCharacters - ending.length;
  const trimmed = [...trimHyphens(word)].slice(0, most).join('');
  const tidy = trimHyphens(trimmed);
  return tidy === '' ? '' : tidy + ending;
}

const trimHyphens = (word: string) => word.replace(/^-+|-+$/g, '');
