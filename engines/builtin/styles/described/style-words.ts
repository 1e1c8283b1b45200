import { anyOf } from '../../language/grammar/lexicon.ts';
import { type WordedStyle, wordedStyles } from '../../language/grammar/style-words.ts';

/** What finds the words of an image style, over lower-case text without accents. */
export const styleWords: readonly { style: WordedStyle; words: RegExp }[] = wordedStyles.map((style) => ({
  style,
  // Each match is a point for its style.
  words: anyOf(({ styleWords }) => styleWords.bases[style], 'g'),
}));

/**
 * Styles that keep little of the scene's own colours: the tone of a description must cover everything there.
 */
export const recoloringStyles: ReadonlySet<string> = new Set([
  'Sketch',
  'Blueprint',
  'CCTV footage photo',
  'Pixaled Art',
  'Architecture',
  'Comic',
]);
