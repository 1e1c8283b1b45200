/** What a description rules out. */
import { alternatives } from '../../language/grammar/lexicon.ts';

const wordsFor = (part: 'exclusions' | 'exclusionDegrees' | 'exclusionJoiners' | 'backgrounds') =>
  alternatives(({ styleWords }) => styleWords[part]);

/** "no grain", "sem brilho ou neon": exclusions are ignored. A missing background is its own style. */
const unwanted = new RegExp(
  `\\b${wordsFor('exclusions')}\\s+(?:${wordsFor('exclusionDegrees')}\\s+)?(?!${wordsFor('backgrounds')})[\\p{L}\\d-]+` +
    `(?:\\s+${wordsFor('exclusionJoiners')}\\s+[\\p{L}\\d-]+)*`,
  'gu',
);
/** Returns folded text with as many spaces in place of what it rules out. */
export const withoutUnwanted = (text: string) => text.replace(unwanted, (words) => ' '.repeat(words.length));
