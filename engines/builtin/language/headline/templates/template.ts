import type { Budget } from '../compress.ts';

/** A clause rewritten: the part to be shortened, and the words that stand before and after it whatever happens. */
export interface Rewritten {
  clause: string;
  prefix: string;
  /** The prefix is left out where the clause needs its room. */
  isPrefixOptional: boolean;
  suffix: string;
  isQuestion: boolean;
  /** Without its prefix the question becomes a statement ("why do cats …?", "cats …"). */
  isStatementWithoutPrefix: boolean;
  budget: Budget;
  reason: string;
}

export interface Template {
  pattern: RegExp;
  reason: string;
  rewrite: (parts: string[]) => Partial<Rewritten> & { clause: string };
}

export const wide: Budget = { words: 5, characters: 40 };
/** A captured part of the clause, empty where it did not take part in the match. */
export const part = (parts: string[], index: number) => (parts[index] ?? '').trim();

/** For patterns: the units in which a time is told. */
export const englishTimeUnits = 'seconds?|minutes?|hours?|days?|nights?|weeks?|months?|years?';
