import type { Clause, Piece, PieceFinder } from './clause.ts';
import { auxiliaryPieces, clausePieces } from './clause-pieces.ts';
import { openingPieces } from './opening-pieces.ts';
import { adverbPieces, determinerPieces, modifierPieces } from './phrase-pieces.ts';
import { prepositionPieces } from './preposition-pieces.ts';

const finders: readonly PieceFinder[] = [
  openingPieces,
  determinerPieces,
  modifierPieces,
  auxiliaryPieces,
  prepositionPieces,
  clausePieces,
  adverbPieces,
];

/** More pieces would make too many combinations; the longest ones matter most. */
const mostPieces = 11;

/** Returns everything that may be left out of the clause, longest first. */
export function findPieces(clause: Clause): Piece[] {
  const cutsPhrase = ({ from, to }: Piece) =>
    clause.phrases.some(({ start, end }) => from < end && to > start && !(from <= start && to >= end));
  return clause.tokens
    .flatMap((_, index) => finders.flatMap((find) => find(clause, index)))
    .filter((piece) => !cutsPhrase(piece))
    .sort((a, b) => b.to - b.from - (a.to - a.from) || a.loss - b.loss)
    .slice(0, mostPieces);
}
