/** The room of a clause that is shortened. */
export interface Budget {
  words: number;
  characters: number;
}

/** A rewritten clause: the part to shorten, and the fixed words before and after it. */
export interface Rewritten {
  clause: string;
  prefix: string;
  /** The prefix is left out if the clause needs its room. */
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
/** Returns a captured part of the clause, empty if it did not take part in the match. */
export const part = (parts: string[], index: number) => (parts[index] ?? '').trim();
