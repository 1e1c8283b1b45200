import { wordsOf } from '../grammar/lexicon.ts';
import type { Budget } from '../grammar/template.ts';
import type { Token } from '../tokens.ts';
import type { Clause, Piece, PieceFinder } from './clause.ts';
import { auxiliaryPieces, clausePieces } from './clause-pieces.ts';
import { openingPieces } from './opening-pieces.ts';
import { adverbPieces, determinerPieces, modifierPieces } from './phrase-pieces.ts';
import { prepositionPieces } from './preposition-pieces.ts';
import { clauseFacts, joinFault, type TokenFacts } from './readability.ts';

/** A shortened clause and its loss; from `hardFault` on it does not read well. */
export interface Shortened {
  tokens: Token[];
  loss: number;
}

export const hardFault = 5;
const wordPenalty = 5;
/** Function words that a language's grammar requires may make a headline one word longer. */
const lightWordRebate = 1.8;
/** A short title of one word more is not worth the loss of any of its words. */
const wholeRebate = 4.2;
const wholeCharacters = 33;
const characterPenalty = 0.8;
const comfortableCharacters = 26;

/** Sums over the kept tokens of one combination. */
interface Tally {
  tokens: number;
  words: number;
  /** Articles and other function words among them that the grammar requires. */
  light: number;
  characters: number;
  content: number;
  overlong: number;
  faults: number;
  carries: boolean;
  /** A relative clause has started and its verb has not followed yet. */
  awaitsVerb: boolean;
  hasNumber: boolean;
  hasEver: boolean;
  allowsEver: boolean;
  first: TokenFacts | null;
  last: TokenFacts | null;
  beforeLast: TokenFacts | null;
}

/** @param deleted one bit for every token that is left out */
function tallyOf(facts: readonly TokenFacts[], deleted: number): Tally {
  const tally: Tally = {
    tokens: 0,
    words: 0,
    light: 0,
    characters: -1,
    content: 0,
    overlong: 0,
    faults: 0,
    carries: false,
    awaitsVerb: false,
    hasNumber: false,
    hasEver: false,
    allowsEver: false,
    first: null,
    last: null,
    beforeLast: null,
  };
  for (let index = 0; index < facts.length; index++) {
    if ((deleted >> index) & 1) continue;
    const token = facts[index]!;
    tally.tokens += 1;
    tally.words += token.words;
    if (token.isLight) tally.light += 1;
    tally.characters += token.characters + 1;
    if (token.isContent) tally.content += 1;
    if (token.isBareNumber) tally.hasNumber = true;
    if (token.isOverlong) tally.overlong += 1;
    if (token.carries) tally.carries = true;
    if (token.opensClause) tally.awaitsVerb = true;
    else if (token.isVerb) tally.awaitsVerb = false;
    if (token.isEver) tally.hasEver = true;
    if (token.allowsEver) tally.allowsEver = true;
    if (tally.last !== null && (deleted >> (index - 1)) & 1)
      tally.faults += token.afterGap + joinFault(tally.last, token);
    if (token.ownerAt >= 0 && (deleted >> token.ownerAt) & 1) tally.faults += hardFault + 1;
    tally.first ??= token;
    tally.beforeLast = tally.last;
    tally.last = token;
  }
  return tally;
}

function lossOf(tally: Tally, budget: Budget, whole: Tally, { followsPrefix, isPart }: Clause): number {
  const { first, last, beforeLast, characters } = tally;
  if (!first || !last) return Number.POSITIVE_INFINITY;
  // "…que tenía", "you need": after its subject a verb may end the line.
  const isAfterSubject = last.isBareVerbAtEnd && last.atEnd < hardFault && beforeLast?.isSubject;
  // "La mujer que envenenó": whom, is the point.
  const isOpenRelative = last.isBareVerbAtEnd && beforeLast?.tag === 'relative';
  const endFault = isAfterSubject ? 0.3 : last.atEnd + (isOpenRelative ? 2.5 : 0);
  let loss = tally.faults + first.atStart + endFault;
  if (tally.hasEver && !tally.allowsEver) loss += 3;
  const excess = Math.max(0, tally.words - budget.words);
  loss += excess * wordPenalty;
  const isWhole = !isPart && tally.tokens === whole.tokens && excess === 1 && characters <= wholeCharacters;
  if (excess > 0) loss -= (isWhole ? wholeRebate : lightWordRebate) * Math.min(1, tally.light);
  loss += Math.max(0, characters - budget.characters) * characterPenalty;
  loss += Math.max(0, characters - comfortableCharacters) * 0.05;
  // "She faked her own": the noun is gone.
  const isHeadless =
    last.tag === 'adjective' &&
    last.isCutAfter &&
    ['determiner', 'possessive'].includes(beforeLast?.tag ?? '');
  if (isHeadless) loss += hardFault + 1;
  // "Chocolate mousse ready" (in five minutes).
  if (last.tag === 'adjective' && last.isCutAfter && last.leadsNoun && beforeLast?.isNoun) loss += 2.5;
  if (tally.content < Math.min(2, whole.content)) loss += 2;
  // "10 exercises": how many, but not for what.
  const isCount = tally.content === 2 && tally.hasNumber && tally.tokens <= 3;
  if (isCount && last.isNoun && whole.tokens > 3) loss += last.isEmpty ? hardFault + 1 : 2.6;
  // "Vendí": one word of a sentence is not a headline.
  if (tally.tokens === 1 && whole.tokens > 3) loss += followsPrefix ? 2 : 4;
  if (!tally.carries) loss += 6;
  // "Música que o Michael Jackson" (nunca lançou).
  if (tally.awaitsVerb) loss += hardFault + 1;
  return loss + tally.overlong * 3;
}

/** Longer clauses are first cut at a phrase's end; a bit mask has room for this many tokens. */
const longestClause = 26;

function fitting(clause: Clause): Clause {
  if (clause.tokens.length <= longestClause) return clause;
  const opens = new Set<Token['tag']>(['preposition', 'conjunction', 'relative', 'infinitive']);
  let end = longestClause;
  while (end > 6 && !opens.has(clause.tokens[end]!.tag) && !clause.tokens[end - 1]!.endsPart) end--;
  return {
    ...clause,
    tokens: clause.tokens.slice(0, end),
    phrases: clause.phrases.filter((phrase) => phrase.end <= end),
  };
}

const finders: readonly PieceFinder[] = [
  openingPieces,
  determinerPieces,
  modifierPieces,
  auxiliaryPieces,
  prepositionPieces,
  clausePieces,
  adverbPieces,
];

const absolutes = wordsOf('absolutes');

/** "Nobody wants to (live here)": without its opening, a sentence says the opposite. */
function opensWithDenial({ from, to }: Piece, { tokens, grammar }: Clause): boolean {
  const isDenied = ({ lower, folded }: Token) => grammar.negations.has(lower) || absolutes.has(folded);
  return from <= 1 && to < tokens.length && tokens.slice(from, to).some(isDenied);
}

/** "Five dollars", "two crashes": what is counted is not printed without its number. */
function leavesUnit({ to }: Piece, { tokens }: Clause): boolean {
  return tokens[to - 1]?.tag === 'number' && tokens[to]?.tag === 'noun';
}

const decisiveAdjectives = wordsOf('decisiveAdjectives');

/** "Un solo color", "the same meal": another noun without the word. */
const isDecisiveWord = ({ from, to }: Piece, { tokens }: Clause) =>
  to === from + 1 && decisiveAdjectives.has(tokens[from]!.folded);

/** More pieces would make too many combinations; the longest ones matter most. */
const mostPieces = 11;

/** Returns everything that may be left out of the clause, longest first. */
function findPieces(clause: Clause): Piece[] {
  const cutsPhrase = ({ from, to }: Piece) =>
    clause.phrases.some(({ start, end }) => from < end && to > start && !(from <= start && to >= end));
  return clause.tokens
    .flatMap((_, index) => finders.flatMap((find) => find(clause, index)))
    .filter(
      (piece) =>
        !cutsPhrase(piece) &&
        !opensWithDenial(piece, clause) &&
        !leavesUnit(piece, clause) &&
        !isDecisiveWord(piece, clause),
    )
    .sort((a, b) => b.to - b.from - (a.to - a.from) || a.loss - b.loss)
    .slice(0, mostPieces);
}

const maskOf = ({ from, to }: Piece) => ((1 << to) - 1) & ~((1 << from) - 1);

/** Returns the cheapest way to every set of left-out tokens that some combination of pieces makes. */
function combinations(pieces: readonly Piece[]): Map<number, number> {
  let losses = new Map([[0, 0]]);
  for (const piece of pieces) {
    const mask = maskOf(piece);
    const extended = new Map(losses);
    for (const [deleted, loss] of losses) {
      const next = deleted | mask;
      // A piece inside one that is already left out removes nothing more.
      const total = loss + (next === deleted ? 0.01 : piece.loss);
      const known = extended.get(next);
      if (known === undefined || total < known) extended.set(next, total);
    }
    losses = extended;
  }
  return losses;
}

/**
 * Shortens a clause by leaving out optional pieces. Tries every combination and returns those with the least
 * loss first, each with different words.
 */
export function compress(wholeClause: Clause, budget: Budget, count = 4): Shortened[] {
  const clause = fitting(wholeClause);
  const facts = clauseFacts(clause);
  const whole = tallyOf(facts, 0);
  const ranked: { deleted: number; loss: number }[] = [];
  for (const [deleted, lost] of combinations(findPieces(clause))) {
    const loss = lost + lossOf(tallyOf(facts, deleted), budget, whole, clause);
    if (Number.isFinite(loss)) ranked.push({ deleted, loss });
  }
  ranked.sort((a, b) => a.loss - b.loss || a.deleted - b.deleted);
  return ranked.slice(0, count).map(({ deleted, loss }) => ({
    tokens: clause.tokens.filter((_, index) => !((deleted >> index) & 1)),
    loss,
  }));
}
