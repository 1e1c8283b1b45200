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

/** What a template changes; the rest of the clause stays as it was read. */
type Rewrite = Partial<Rewritten> & { clause: string };

export interface Template {
  pattern: RegExp;
  reason: string;
  /**
   * `$1` in the clause and the prefix is the first captured part. A function where more than that is needed.
   */
  rewrite: Rewrite | ((parts: string[]) => Rewrite);
}

export const wide: Budget = { words: 5, characters: 40 };
/** Returns a captured part of the clause, empty if it did not take part in the match. */
export const part = (parts: string[], index: number) => (parts[index] ?? '').trim();

/** Returns what a template makes of the parts of a match. */
export function rewriteMatch({ rewrite }: Template, parts: string[]): Rewrite {
  if (typeof rewrite === 'function') return rewrite(parts);
  const filled = (text: string) => text.replace(/\$(\d)/g, (_, index: string) => part(parts, Number(index)));
  const { clause, prefix, ...rest } = rewrite;
  return { ...rest, clause: filled(clause), ...(prefix !== undefined && { prefix: filled(prefix) }) };
}
