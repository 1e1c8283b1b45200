/** What a headline loses with the words that it leaves out. */

import type { Tag } from '../grammar/grammar.ts';
import { wordAlternatives, wordsOf } from '../grammar/lexicon.ts';
import type { Token } from '../tokens.ts';
import { isCurrency } from './clause.ts';
import type { Run } from './run-edges.ts';

const striking = new RegExp(`^(?:${wordAlternatives('strikingStems')})`, 'u');
const absences = wordsOf('absences');
const absolutes = wordsOf('absolutes');
/** What adds little at the end of a title: "in the world", "today". */
const pale = wordsOf('paleNouns');
const comparisons = wordsOf('comparatives');

const worth = { amount: 3, denial: 3, superlative: 2.6, hero: 2, striking: 2, name: 1.6, pale: 0.6 } as const;
const worthOfTag: Partial<Record<Tag, number>> = {
  number: 1.6,
  noun: 1.3,
  verb: 1.1,
  adjective: 1.1,
  adverb: 0.4,
  relative: 0.2,
};

function worthOf(token: Token, next: Token | undefined, { input }: Run): number {
  const { grammar, heroWords } = input;
  if (/\d/.test(token.raw))
    return /[$€£%]/.test(token.raw) || isCurrency(next) ? worth.amount + 1 : worth.amount;
  if (grammar.negations.has(token.lower) || absences.has(token.folded) || absolutes.has(token.folded))
    return worth.denial;
  if (token.tag === 'superlative') return worth.superlative;
  if (comparisons.has(token.folded)) return worth.superlative;
  if (heroWords.has(token.folded) && token.tag !== 'preposition') return worth.hero;
  if (pale.has(token.folded)) return worth.pale;
  if (token.tag === 'noun' && isName(token)) return worth.name;
  if (striking.test(token.folded)) return worth.striking;
  return worthOfTag[token.tag] ?? 0.1;
}

const isName = ({ raw }: Token) => /^\p{Lu}/u.test(raw);

/** The worth of the words of a title from `from` to before `to`. */
export function lostBy(run: Run, from: number, to: number): number {
  return run.tokens
    .slice(from, to)
    .reduce((sum, token, at) => sum + worthOf(token, run.tokens[from + at + 1], run), 0);
}
