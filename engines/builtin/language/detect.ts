import type { PromptLanguage } from '../vocabulary.ts';
import { fallbackLanguage } from '../vocabulary.ts';
import type { Grammar } from './grammar/grammar.ts';
import { allGrammars } from './grammar/grammars.ts';
import { plainLower } from './text.ts';

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
 * Returns whether the first word is an article that another language shares, and is not that language's here.
 */
function opensWithSharedArticle(
  { language, detection: { sharedArticles } }: Grammar,
  [first = '', second = '']: readonly string[],
  isKnown: (word: string, language: PromptLanguage) => boolean,
): boolean {
  if (!sharedArticles?.articles.has(first) || second.length < 3) return false;
  // Inflection makes an English noun look like one of another language: "boat" is not "boate".
  return (
    !isKnown(second, sharedArticles.other) &&
    (isKnown(second, language) || sharedArticles.nounEnding.test(second))
  );
}

/** How many words vote: enough for certainty, few enough for a 4,000-character prompt. */
const wordLimit = 60;

function votesFor(
  grammar: Grammar,
  words: readonly string[],
  isKnown: (word: string, language: PromptLanguage) => boolean,
): number {
  const { language, detection } = grammar;
  let votes = 0;
  for (const word of words) {
    if (closedClasses.some((name) => grammar[name].has(word))) votes += 1;
    else if (grammar.verbForms.has(word)) votes += 0.5;
    if (isKnown(word, language)) votes += 0.6;
    if (detection.ending?.test(word)) votes += 0.3;
  }
  const text = words.join(' ');
  const spelled = text.match(detection.spelling)?.length ?? 0;
  const ruledOut = detection.absent ? (text.match(detection.absent)?.length ?? 0) : 0;
  const opened = opensWithSharedArticle(grammar, words, isKnown) ? 1 : 0;
  return votes + (spelled + opened - ruledOut) * 0.75;
}

/**
 * Returns the language of a prompt. Function words, spelling and known nouns vote; the first wins a tie.
 * @param isKnown whether the concept table or the icon names have the word in that language
 */
export function detectLanguage(
  prompt: string,
  isKnown: (word: string, language: PromptLanguage) => boolean,
): PromptLanguage {
  const words = plainLower(prompt)
    .split(/[^\p{L}']+/u)
    .filter(Boolean)
    .slice(0, wordLimit);
  let best: PromptLanguage = fallbackLanguage;
  let bestVotes = -1;
  for (const grammar of allGrammars) {
    const ownMarks = grammar.detection.marks?.test(prompt) ? 1.5 : 0;
    const votes = ownMarks + votesFor(grammar, words, isKnown);
    if (votes > bestVotes + 0.01) {
      best = grammar.language;
      bestVotes = votes;
    }
  }
  return best;
}
