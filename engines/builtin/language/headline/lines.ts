import { unbreakable } from '../grammar/bonds.ts';
import type { Grammar } from '../grammar/grammar.ts';
import { wordsOf } from '../grammar/lexicon.ts';
import { plainLower } from '../text.ts';
import { type Token, tie } from '../tokens.ts';

const longestLine = 24;
const longestSingleLine = 14;

const lineStarters = wordsOf('lineStarters');
const infinitiveMarks = wordsOf('infinitiveMarks');

function isFunctionWord(word: string, grammar: Grammar): boolean {
  const plain = plainLower(word).replace(/[^\p{L}']/gu, '');
  return (
    grammar.determiners.has(plain) ||
    grammar.possessives.has(plain) ||
    grammar.prepositions.has(plain) ||
    grammar.conjunctions.has(plain) ||
    grammar.auxiliaries.has(plain) ||
    grammar.relatives.has(plain) ||
    infinitiveMarks.has(plain)
  );
}

/**
 * The cost of a break between two words by their spelling alone: for words whose grammar is unknown, such as
 * quotations.
 */
function lookCost(before: string, after: string, grammar: Grammar): number {
  let cost = 0;
  const plain = plainLower(before);
  // "Detrás / de los influencers": half of a preposition may end a line, a whole one may not.
  const isHalf = grammar.prepositions.has(plain) && grammar.linkers.has(plainLower(after));
  if (isFunctionWord(before, grammar)) cost += isHalf ? 9 : 18;
  if (/^#?\d+$/.test(before)) cost += 8;
  if (lineStarters.has(plain)) cost += 11;
  if (
    (grammar.prepositions.has(plainLower(after)) && !grammar.linkers.has(plainLower(after))) ||
    infinitiveMarks.has(plainLower(after))
  )
    cost -= 3;
  if (/[?:,!]$/.test(before)) cost -= 6;
  return cost;
}

/** Returns how closely two neighbouring words of a shortened clause belong together, 0 to `unbreakable`. */
export function bondBetween(before: Token, after: Token, isPhrase: boolean, grammar: Grammar): number {
  if (isPhrase) return unbreakable;
  if (before.tag === 'verb' && grammar.particles.bound.has(after.lower)) return unbreakable;
  const bond = grammar.bonds[before.tag]?.[after.tag];
  if (bond !== undefined) return bond;
  // "My first time".
  if (before.tag === 'superlative' && after.tag === 'noun') return 7;
  // "Tour pela minha nova casa", "dos bombas".
  if (before.tag === 'adjective' && after.tag === 'noun') return 6;
  if (before.tag === 'number' && (after.tag === 'noun' || after.tag === 'adjective'))
    return /\d/.test(before.raw) ? 7 : 12;
  if (before.tag === 'noun' && after.tag === 'adjective') return 3;
  // "iPhone 17", "Windows 11".
  if (before.tag === 'noun' && after.tag === 'number') return 10;
  if (before.tag === 'object' && after.tag === 'verb') return 9;
  if (before.tag === 'subject' && (after.tag === 'verb' || after.tag === 'auxiliary')) return 10;
  if (before.tag === 'verb' && after.tag === 'infinitive') return 3;
  // "Without / breaking laws": a verb stays with its object.
  if (before.tag === 'verb' && ['noun', 'adjective', 'number'].includes(after.tag)) return 4;
  // "Detrás / de los influencers", not "detrás de los / influencers".
  if (before.tag === 'determiner' || before.tag === 'possessive') return 4;
  return 0;
}

function splitCost(
  lines: readonly (readonly string[])[],
  breaks: readonly number[],
  words: readonly string[],
  bonds: readonly number[],
  grammar: Grammar,
): number {
  const lengths = lines.map((line) => line.join(' ').length);
  const longest = Math.max(...lengths);
  let cost = longest * 1.1 - Math.min(...lengths) * 0.35 + lines.length * 3;
  if (lines.some((line, index) => line.length > 1 && lengths[index]! > longestLine)) cost += 60;
  if (lines.length === 1 && longest > longestSingleLine) cost += 14;
  for (const at of breaks) cost += lookCost(words[at - 1]!, words[at]!, grammar) + (bonds[at - 1] ?? 0);
  return cost;
}

/**
 * Breaks display words into one to three lines of even length that follow the sense.
 * @param bonds the cost of a break after each word, in addition to `lookCost`
 */
export function breakIntoLines(
  words: readonly string[],
  grammar: Grammar,
  bonds: readonly number[] = [],
): string[] {
  if (words.length === 0) return [];
  let best: string[][] = [];
  let lowest = Number.POSITIVE_INFINITY;
  const consider = (breaks: readonly number[]) => {
    const edges = [0, ...breaks, words.length];
    const lines = edges.slice(1).map((edge, index) => words.slice(edges[index], edge));
    const cost = splitCost(lines, breaks, words, bonds, grammar);
    if (cost < lowest) {
      lowest = cost;
      best = lines;
    }
  };
  consider([]);
  for (let first = 1; first < words.length; first++) {
    consider([first]);
    for (let second = first + 1; second < words.length; second++) consider([first, second]);
  }
  return best.map((line) => line.join(' ').replaceAll(tie, ' '));
}
