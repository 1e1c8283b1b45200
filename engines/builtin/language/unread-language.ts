import type { Grammar } from './grammar/grammar.ts';
import { allGrammars } from './grammar/grammars.ts';
import { type OtherLanguage, otherLanguages } from './grammar/other-languages.ts';
import { plainLower } from './text.ts';

/** From this many signs on a title may be in a language that is not read: one word alone is a loan. */
const leastSigns = 1.5;
const leastOwn = 0.75;
/** How many words are counted. */
const wordLimit = 60;

const closedClasses = [
  'determiners',
  'possessives',
  'subjects',
  'objects',
  'prepositions',
  'auxiliaries',
  'relatives',
  'questions',
  'conjunctions',
  'adverbs',
] as const satisfies readonly (keyof Grammar)[];

/**
 * Returns the Latin-script language that a text is in and that is not read: the text has more words of it
 * than of any language that is read. Null for a text that is read.
 */
export function unreadLanguage(text: string): OtherLanguage | null {
  const words = plainLower(text)
    .split(/[^\p{L}']+/u)
    .filter(Boolean)
    .slice(0, wordLimit);
  const read = Math.max(...allGrammars.map((grammar) => countRead(grammar, words)));
  let best: OtherLanguage | null = null;
  let most = read;
  for (const language of otherLanguages) {
    const { own, signs } = signsOf(language, words);
    if (own < leastOwn || signs < leastSigns || signs <= most) continue;
    best = language;
    most = signs;
  }
  return best;
}

/** Signs of a language: its own words, its own spelling, and the words that it shares. */
function signsOf({ words: known, shared, spelling }: OtherLanguage, words: readonly string[]) {
  let own = 0;
  let signs = 0;
  for (const word of words) {
    if (known.has(word)) own += 1;
    else if (spelling?.test(word)) own += 0.75;
    else if (shared.has(word)) signs += 0.5;
  }
  return { own, signs: signs + own };
}

/** How many words of a read language a text has whose meaning does not depend on their neighbours. */
function countRead(grammar: Grammar, words: readonly string[]): number {
  return words.filter(
    (word) => closedClasses.some((name) => grammar[name].has(word)) || grammar.verbForms.has(word),
  ).length;
}
