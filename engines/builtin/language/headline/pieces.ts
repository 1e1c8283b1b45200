import type { Grammar } from '../grammar/grammar.ts';
import { type Tag, type Token, tie } from '../tokens.ts';

/** A stretch of the clause that may be left out, and how much the headline loses without it. */
export interface Piece {
  from: number;
  to: number;
  loss: number;
}

/** A clause to be shortened, with what must stay together. */
export interface Clause {
  tokens: readonly Token[];
  grammar: Grammar;
  /** Folded words of the hero: they are worth more. */
  heroWords: ReadonlySet<string>;
  /** Spans of tokens that name one thing ("credit card"): never cut inside. */
  phrases: readonly { start: number; end: number }[];
}

const nominal: ReadonlySet<Tag> = new Set([
  'noun',
  'adjective',
  'determiner',
  'possessive',
  'number',
  'superlative',
]);
const content: ReadonlySet<Tag> = new Set(['noun', 'number', 'superlative', 'verb', 'adjective']);

export const isContent = (token: Token) => content.has(token.tag);

export function worthOf(token: Token, { grammar, heroWords }: Clause): number {
  switch (token.tag) {
    case 'number':
      return 3;
    case 'superlative':
      return 2.2;
    case 'noun':
      if (heroWords.has(token.folded)) return 2.6;
      if (grammar.genreNouns.has(token.lower)) return 0.4;
      return /^\p{Lu}/u.test(token.raw) ? 1.8 : 1.5;
    case 'verb':
      return 1.1;
    case 'adjective':
    case 'adverb':
      return 0.6;
    default:
      return 0.12;
  }
}

const sumWorth = (clause: Clause, from: number, to: number) =>
  clause.tokens.slice(from, to).reduce((sum, token) => sum + worthOf(token, clause), 0);

/** End of the noun phrase that starts at `from`. */
function nounPhraseEnd(tokens: readonly Token[], from: number): number {
  let at = from;
  while (
    at < tokens.length &&
    (nominal.has(tokens[at]!.tag) ||
      (tokens[at]!.tag === 'adverb' && at + 1 < tokens.length && tokens[at + 1]!.tag === 'adjective'))
  )
    at++;
  return at;
}

/** End of a prepositional phrase: its noun phrase, or its verb with the verb's object. */
function prepositionalEnd(tokens: readonly Token[], from: number): number {
  let at = from + 1;
  while (tokens[at]?.tag === 'preposition') at++;
  if (tokens[at]?.tag === 'question') at++;
  if (tokens[at]?.tag === 'verb' || tokens[at]?.tag === 'infinitive') {
    while (tokens[at]?.tag === 'verb' || tokens[at]?.tag === 'infinitive') at++;
    while (tokens[at]?.tag === 'object') at++;
    // "before going to the gym": a verb without an object takes its place along.
    if (tokens[at]?.tag === 'preposition') return prepositionalEnd(tokens, at);
  }
  if (tokens[at]?.tag === 'object') return at + 1;
  return nounPhraseEnd(tokens, at);
}

const isFiniteVerb = (token: Token) =>
  token.tag === 'auxiliary' || (token.tag === 'verb' && !/(ing|ndo|[aei]r)$/.test(token.folded));

type Finder = (clause: Clause, index: number) => Piece[];

const one = (index: number, loss: number): Piece[] => [{ from: index, to: index + 1, loss }];

const determinerPieces: Finder = ({ tokens, grammar }, index) => {
  const token = tokens[index]!;
  const before = tokens[index - 1];
  const next = tokens[index + 1];
  if (token.tag === 'possessive')
    return one(index, index === 0 ? 0.45 : grammar.language === 'en' ? 1.1 : 0.6);
  if (token.tag !== 'determiner' || /^(poc|pouc|much|muit|no$|nenhum|ningun)/.test(token.folded)) return [];
  if (
    /^(every|each|cada|todo|toda|todos|todas)$/.test(token.folded) &&
    before &&
    ['noun', 'verb'].includes(before.tag) &&
    index > 1
  ) {
    return [{ from: index, to: nounPhraseEnd(tokens, index), loss: 0.25 }];
  }
  if (before?.tag === 'preposition') return [];
  if (index === 0) return one(index, next?.tag === 'number' ? -0.05 : 0.12);
  if (next?.tag === 'superlative') return one(index, 0.2);
  return one(index, before?.tag === 'noun' ? 0.6 : 2.4);
};

const modifierPieces: Finder = (clause, index) => {
  const { tokens, grammar } = clause;
  const token = tokens[index]!;
  const before = tokens[index - 1];
  const next = tokens[index + 1];
  if (token.tag === 'adjective') {
    const besideNoun =
      grammar.language === 'en'
        ? next && ['noun', 'adjective'].includes(next.tag)
        : (before && ['noun', 'adjective'].includes(before.tag)) || next?.tag === 'noun';
    const degree = before?.tag === 'superlative' || before?.tag === 'adverb';
    if (degree && /^(most|least|mais|mas|menos|more|muito|muy|so|very|tao|tan)$/.test(before.folded))
      return [{ from: index - 1, to: index + 1, loss: before.tag === 'superlative' ? 3 : 0.6 }];
    return besideNoun ? one(index, heroLoss(clause, index, 0.7)) : [];
  }
  if (token.tag !== 'noun' || grammar.language !== 'en' || next?.tag !== 'noun' || before?.tag === 'number')
    return [];
  if (grammar.genreNouns.has(next.lower) && tokens[index + 2]?.tag !== 'noun')
    return [{ from: index + 1, to: index + 2, loss: 0.45 }];
  return one(index, heroLoss(clause, index, 1.4));
};

const heroLoss = ({ tokens, heroWords }: Clause, index: number, loss: number) =>
  heroWords.has(tokens[index]!.folded) ? loss + 1.2 : loss;

const openingPieces: Finder = (clause, index) => {
  if (index !== 0) return [];
  const { tokens, grammar } = clause;
  const pieces: Piece[] = [];
  const first = tokens[0]!;
  const verbAt = first.tag === 'subject' ? 1 : 0;
  const verb = tokens[verbAt];
  const after = tokens[verbAt + 1];
  if (/^(i|we|i'm|we're|i've|we've|eu|nós|yo|nosotros)$/.test(first.lower))
    pieces.push({ from: 0, to: 1, loss: grammar.language === 'en' ? 0.75 : 0.1 });
  if (verb?.tag === 'verb' && after) {
    if (grammar.lightVerbs.has(verb.lower) && after.tag === 'number')
      pieces.push({ from: 0, to: verbAt + 1, loss: -0.2 });
    else if (nominal.has(after.tag)) {
      pieces.push({ from: 0, to: verbAt + 1, loss: heroLoss(clause, verbAt, 1) });
      if (after.tag === 'determiner' && tokens[verbAt + 2])
        pieces.push({ from: 0, to: verbAt + 2, loss: heroLoss(clause, verbAt, 1.05) });
    } else if (
      after.tag === 'preposition' &&
      !grammar.linkers.has(after.lower) &&
      nominal.has(tokens[verbAt + 2]?.tag ?? 'verb')
    ) {
      const article = tokens[verbAt + 2]?.tag === 'determiner' ? 1 : 0;
      pieces.push({ from: 0, to: verbAt + 2 + article, loss: heroLoss(clause, verbAt, 1.6) });
    }
  }
  if (first.tag === 'auxiliary') pieces.push({ from: 0, to: 1, loss: 0.7 });
  const isGenre = first.tag === 'noun' && grammar.genreNouns.has(first.lower);
  if (isGenre && tokens[1] && (grammar.linkers.has(tokens[1].lower) || /^(for|para)$/.test(tokens[1].lower)))
    pieces.push({ from: 0, to: 2, loss: 0.35 });
  return pieces;
};

const auxiliaryPieces: Finder = ({ tokens, grammar }, index) => {
  const token = tokens[index]!;
  if (
    token.tag !== 'auxiliary' ||
    index === 0 ||
    tokens[index - 1]?.tag === 'auxiliary' ||
    grammar.negations.has(token.lower)
  )
    return [];
  let end = index + 1;
  while (tokens[end]?.tag === 'auxiliary') end++;
  const verb = tokens[end];
  if (verb?.tag !== 'verb' || !/(ing|ed|ndo|[ai]d[oa]s?|en|nt)$/.test(verb.folded)) return [];
  return [{ from: index, to: end, loss: 0.55 }];
};

const prepositionPieces: Finder = (clause, index) => {
  const { tokens, grammar } = clause;
  const token = tokens[index]!;
  if (token.tag !== 'preposition' || index === 0 || tokens[index - 1]!.tag === 'preposition') return [];
  const end = prepositionalEnd(tokens, index);
  if (end <= index + 1) return [];
  const isLinker = grammar.linkers.has(token.lower);
  const afterVerb = tokens[index - 1]!.tag === 'verb';
  const loss = sumWorth(clause, index, end) * (isLinker ? 1.2 : 0.75) + (afterVerb ? 0.7 : 0);
  return [{ from: index, to: end, loss }];
};

const clausePieces: Finder = (clause, index) => {
  const { tokens } = clause;
  const token = tokens[index]!;
  const before = tokens[index - 1];
  const end = tokens.length;
  if (index === 0 || !before) return [];
  const contentBefore = tokens.slice(0, index).filter(isContent).length;
  switch (token.tag) {
    case 'conjunction': {
      const conjunctEnd = nounPhraseEnd(tokens, index + 1);
      const isInside = conjunctEnd > index + 1 && conjunctEnd < end && isFiniteVerb(tokens[conjunctEnd]!);
      return [{ from: index, to: isInside ? conjunctEnd : end, loss: contentBefore > 2 ? 0.1 : 0.45 }];
    }
    case 'relative': {
      const pieces: Piece[] = [];
      const numbered = tokens.slice(0, index).some(({ tag }) => tag === 'number');
      pieces.push({
        from: index,
        to: end,
        loss: contentBefore > 1 ? (numbered && index < 3 ? 1.5 : 0.4) : 2.2,
      });
      const next = tokens[index + 1];
      const isSentence = !tokens.slice(0, index).some(isFiniteVerb);
      if (isSentence && /^(that|which|who|que)$/.test(token.folded) && next && isFiniteVerb(next))
        pieces.push({ from: index, to: index + 1, loss: 0.65 });
      return pieces;
    }
    case 'subject':
      return before.tag === 'noun' ? [{ from: index, to: end, loss: contentBefore > 1 ? 0.3 : 1.6 }] : [];
    case 'infinitive':
      return before.tag === 'verb' || before.tag === 'auxiliary'
        ? []
        : [{ from: index, to: end, loss: 0.3 + sumWorth(clause, index, end) * 0.45 }];
    case 'question':
      return [{ from: index, to: end, loss: 0.5 }];
    case 'verb':
      if (
        /(ing|ndo)$/.test(token.folded) &&
        index > 1 &&
        before.tag !== 'auxiliary' &&
        before.tag !== 'preposition'
      ) {
        return [{ from: index, to: end, loss: 0.2 + sumWorth(clause, index, end) * 0.5 }];
      }
      return [];
    default:
      return [];
  }
};

const adverbPieces: Finder = ({ tokens, grammar }, index) => {
  const token = tokens[index]!;
  if (token.raw.includes(tie) && token.tag === 'noun' && index === tokens.length - 1 && index > 1)
    return one(index, 0.4);
  if (token.tag !== 'adverb' || grammar.negations.has(token.lower)) return [];
  const next = tokens[index + 1];
  if (/^(too|tao|tan|muito|muy|so|very|demais|demasiado)$/.test(token.folded) && next?.tag === 'adjective')
    return one(index, 0.5);
  return one(index, grammar.keptAdverbs.has(token.lower) ? 1.3 : 0.12);
};

const finders: readonly Finder[] = [
  openingPieces,
  determinerPieces,
  modifierPieces,
  auxiliaryPieces,
  prepositionPieces,
  clausePieces,
  adverbPieces,
];

/** More pieces than this would make too many combinations; the longest ones matter most. */
const mostPieces = 11;

/** Everything that may be left out of the clause, longest first. */
export function findPieces(clause: Clause): Piece[] {
  const cutsPhrase = ({ from, to }: Piece) =>
    clause.phrases.some(({ start, end }) => from < end && to > start && !(from <= start && to >= end));
  return clause.tokens
    .flatMap((_, index) => finders.flatMap((find) => find(clause, index)))
    .filter((piece) => !cutsPhrase(piece))
    .sort((a, b) => b.to - b.from - (a.to - a.from) || a.loss - b.loss)
    .slice(0, mostPieces);
}
