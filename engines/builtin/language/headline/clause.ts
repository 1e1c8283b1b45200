import type { Grammar, Tag } from '../grammar/grammar.ts';
import { endingIn, wordsOf } from '../grammar/lexicon.ts';
import type { Token } from '../tokens.ts';

/** A clause to be shortened, and what must stay together. */
export interface Clause {
  tokens: readonly Token[];
  grammar: Grammar;
  /** Folded words of the hero: they are worth more. */
  heroWords: ReadonlySet<string>;
  /** Spans of tokens that name one thing ("credit card"): never cut inside. */
  phrases: readonly { start: number; end: number }[];
  /** Words before the clause ("how to", "why") require its opening to stay. */
  followsPrefix: boolean;
  /** Other words of the title are left out already. */
  isPart?: boolean;
}

/** A part of the clause that may be left out, and its cost to the headline. */
export interface Piece {
  from: number;
  to: number;
  loss: number;
}

/** Finds the pieces that begin at one token. */
export type PieceFinder = (clause: Clause, index: number) => Piece[];

export const nominal: ReadonlySet<Tag> = new Set([
  'noun',
  'adjective',
  'determiner',
  'possessive',
  'number',
  'superlative',
]);
const content: ReadonlySet<Tag> = new Set(['noun', 'number', 'superlative', 'verb', 'adjective']);

export const isContent = (token: Token) => content.has(token.tag);

const nonFinite = endingIn('gerund', 'infinitive');

export const isFiniteVerb = (token: Token) =>
  token.tag === 'auxiliary' || (token.tag === 'verb' && !nonFinite.test(token.folded));

const isFormOf = (verbs: ReadonlySet<string>) => (token: Token, grammar: Grammar) =>
  verbs.has(grammar.verbForms.get(token.lower) ?? '');

/** Verbs with little meaning of their own: "make", "do", "hacer". */
export const isLightVerb = isFormOf(wordsOf('supportVerbs'));

/** Verbs whose object carries the story without them: "I built a cabin", "probé la hamburguesa". */
export const isSlightVerb = isFormOf(wordsOf('slightVerbs'));

/** Verbs whose object means the opposite without them: "I quit university" is not about university. */
export const isDecisive = isFormOf(wordsOf('decisiveVerbs'));

/** Verbs that are incomplete without the phrase after their object: "ask … for", "replace … with". */
export const takesComplement = isFormOf(wordsOf('complementVerbs'));

/** Verbs that say what becomes of a thing: "turn … into", "trade … for". */
export const takesResult = isFormOf(wordsOf('resultVerbs'));

/** A piece of one word. */
export const one = (index: number, loss: number): Piece[] => [{ from: index, to: index + 1, loss }];

/** Nouns that mean nothing without a qualifying clause. */
export const emptyNouns = wordsOf('emptyNouns');

export const timeUnits = wordsOf('timeUnits');

/** Verbs that need an infinitive after a person: "I taught my grandma (to play)" means little without it. */
export const takesInfinitive = isFormOf(wordsOf('infinitiveVerbs'));

const eventNouns = wordsOf('eventNouns');
const study = new RegExp(`^[a-z]+${endingIn('study').source}`);

/** "The battle", "the psychology" mean nothing alone: the phrase that identifies them must stay. */
export const isEventNoun = (folded: string) => eventNouns.has(folded) || study.test(folded);

const currencies = wordsOf('currencies');

export const isCurrency = (token: Token | undefined) => currencies.has(token?.folded ?? '');

function worthOf(token: Token, { grammar, heroWords }: Clause): number {
  switch (token.tag) {
    case 'number':
      return 3;
    case 'superlative':
      return 2.2;
    case 'noun':
      if (heroWords.has(token.folded)) return 2.6;
      if (grammar.genreNouns.has(token.lower)) return 0.4;
      // A price is a hook.
      if (isCurrency(token)) return 2.8;
      return /^\p{Lu}/u.test(token.raw) ? 2.2 : 1.5;
    case 'verb':
      return 1.1;
    case 'adjective':
    case 'adverb':
      return 0.6;
    default:
      return 0.12;
  }
}

export const sumWorth = (clause: Clause, from: number, to: number) =>
  clause.tokens.slice(from, to).reduce((sum, token) => sum + worthOf(token, clause), 0);

/** Raises the loss if the token names the hero. */
export const heroLoss = ({ tokens, heroWords }: Clause, index: number, loss: number) =>
  heroWords.has(tokens[index]!.folded) ? loss + 1.2 : loss;

/** End of the noun phrase that starts at `from`. */
export function nounPhraseEnd(tokens: readonly Token[], from: number): number {
  let at = from;
  while (
    at < tokens.length &&
    (nominal.has(tokens[at]!.tag) ||
      (tokens[at]!.tag === 'adverb' && at + 1 < tokens.length && tokens[at + 1]!.tag === 'adjective'))
  ) {
    at++;
  }
  return at;
}

const amountDegrees = wordsOf('amountDegrees');
const amountLinks = wordsOf('amountLinks');
const trailingParticiple = endingIn('trailingParticiple');

/** End of a prepositional phrase: its noun phrase, or its verb with the verb's object. */
export function prepositionalEnd(tokens: readonly Token[], from: number): number {
  let at = from + 1;
  while (tokens[at]?.tag === 'preposition') at++;
  if (tokens[at]?.tag === 'question') at++;
  // "Por menos de 1000 euros", "for less than $20".
  if (amountDegrees.has(tokens[at]?.folded ?? '') && amountLinks.has(tokens[at + 1]?.lower ?? '')) at += 2;
  if (tokens[at]?.tag === 'adverb' && nominal.has(tokens[at + 1]?.tag ?? 'adverb')) at++;
  if (tokens[at]?.tag === 'verb' || tokens[at]?.tag === 'infinitive') {
    while (tokens[at]?.tag === 'verb' || tokens[at]?.tag === 'infinitive') at++;
    while (tokens[at]?.tag === 'object') at++;
    // "before going to the gym": a verb without an object keeps its place.
    if (tokens[at]?.tag === 'preposition') return prepositionalEnd(tokens, at);
  }
  if (tokens[at]?.tag === 'object') return at + 1;
  const end = nounPhraseEnd(tokens, at);
  // "até agora", "para siempre", "for now".
  if (end === at && tokens[at]?.tag === 'adverb') return at + 1;
  // "the hardest solo ever recorded": a participle at the very end belongs to the noun before it.
  const participleAt = tokens[end]?.tag === 'adverb' ? end + 1 : end;
  const isParticiple =
    tokens[participleAt]?.tag === 'verb' && trailingParticiple.test(tokens[participleAt]!.folded);
  return isParticiple && participleAt === tokens.length - 1 ? tokens.length : end;
}
