import { languages } from '#contract/languages.ts';
import { loadByLanguage } from '#server/platform/by-language.ts';
import { createPhraseFinder, type PhraseFinder, type Span } from '#server/platform/phrases/phrase-finder.ts';
import { readingsOf } from '#server/platform/phrases/readings.ts';
import type { OperatorWords } from './operator-words.ts';
import type { WordList } from './words/word-list.ts';

const wordsIn = await loadByLanguage<WordList>((language) => import(`./words/words.${language}.ts`));

/** Lists that refuse in combination, and how many characters may lie between. */
const wordPairs = [
  { first: 'sexual', second: 'minors', gap: 40 },
  { first: 'naked', second: 'persons', gap: 24 },
  { first: 'violence', second: 'peoples', gap: 8 },
  { first: 'mutilation', second: 'graphic', gap: 40 },
  { first: 'asking', second: 'selfHarm', gap: 24 },
  { first: 'praise', second: 'atrocities', gap: 16 },
] as const satisfies readonly { first: keyof WordList; second: keyof WordList; gap: number }[];

type WordFilter = (text: string) => boolean;

/** Shared by all filters without operator words, because building it takes 25 ms. */
let withoutOperatorWords: WordFilter | undefined;

/** Creates a filter that refuses texts by the word lists of all languages. */
export function createWordFilter(own: OperatorWords): WordFilter {
  if (own.refused.length > 0 || own.allowed.length > 0) return buildFilter(own);
  withoutOperatorWords ??= buildFilter(own);
  return withoutOperatorWords;
}

function buildFilter(own: OperatorWords): WordFilter {
  const allowed = [...wordsOf('allowed'), ...own.allowed];
  const finder = (words: readonly string[]) => createPhraseFinder(words, allowed);
  const refused = finder([...wordsOf('refused'), ...own.refused]);
  const pairs = wordPairs.map(({ first, second, gap }) => ({
    first: finder(wordsOf(first)),
    second: finder(wordsOf(second)),
    gap,
  }));
  return (text) =>
    readingsOf(text).some(
      (reading) => refused(reading).length > 0 || pairs.some((pair) => containsPair(reading, pair)),
    );
}

function wordsOf(list: keyof WordList): string[] {
  return languages.flatMap((language) => wordsIn(language)[list]);
}

function containsPair(
  reading: string,
  pair: { first: PhraseFinder; second: PhraseFinder; gap: number },
): boolean {
  const firsts = pair.first(reading);
  if (firsts.length === 0) return false;
  const seconds = pair.second(reading);
  return firsts.some((one) => seconds.some((other) => distance(one, other) <= pair.gap));
}

function distance(one: Span, other: Span): number {
  return Math.max(one.start - other.end, other.start - one.end, 0);
}
