import { type CompiledLexicon, foldEach, type Span, spansOf } from './words.ts';

/** One request of an instruction. */
export interface Clause extends Span {
  /** As typed. */
  readonly words: string;
  /** Folded, as long as `words`; quotations are blanks. */
  readonly text: string;
  /** The quotations in it. */
  readonly quotes: readonly string[];
  /** Whether a conjunction, not a comma or a full stop, joins it to the one before. */
  readonly isJoined: boolean;
}

const quotation =
  /["“”„]([^"“”„]{1,200})["“”]|«([^«»]{1,200})»|(?<![\p{L}\p{N}])['‘]([^'‘’\n]{2,200})['’](?![\p{L}\p{N}])/gu;
const separators = /[,.;!?\n:]+(?!\d)|\s[-–—]\s/gu;

/** Splits an instruction into its requests. */
export function clausesOf(prompt: string, lexicon: CompiledLexicon): Clause[] {
  const typed = prompt.normalize('NFC');
  const quoted = [...typed.matchAll(quotation)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    words: (match[1] ?? match[2] ?? match[3] ?? '').trim(),
  }));
  let folded = foldEach(typed);
  for (const { start, end } of quoted) {
    folded = `${folded.slice(0, start)}${'\ufffc'.repeat(end - start)}${folded.slice(end)}`;
  }
  const whole = [...spansOf(lexicon.units, folded), ...colorPairs(folded, lexicon)];
  const isInUnit = ({ start, end }: Span) => whole.some((unit) => unit.start < end && start < unit.end);
  const breaks = [
    ...spansOf(separators, folded).map((span) => ({ ...span, isJoin: false })),
    ...spansOf(lexicon.conjunctions, folded).map((span) => ({ ...span, isJoin: true })),
  ]
    .filter((span) => !isInUnit(span))
    .sort((one, other) => one.start - other.start);
  const clauses: Clause[] = [];
  let start = 0;
  let isJoined = false;
  for (const { start: end, end: next, isJoin } of [
    ...breaks,
    { start: folded.length, end: folded.length, isJoin: false },
  ]) {
    const text = folded.slice(start, end);
    const quotes = quoted.filter((quote) => quote.start >= start && quote.end <= end);
    if (text.trim() !== '') {
      const words = typed.slice(start, end);
      clauses.push({ start, end, words, text, quotes: quotes.map((quote) => quote.words), isJoined });
      isJoined = isJoin;
    } else isJoined ||= isJoin;
    start = Math.max(start, next);
  }
  return clauses;
}

/** "blue and purple" is one thing. */
function colorPairs(text: string, lexicon: CompiledLexicon): Span[] {
  const named = Object.values(lexicon.colors).flatMap((pattern) => spansOf(pattern, text));
  return spansOf(lexicon.conjunctions, text).filter(
    ({ start, end }) =>
      named.some((one) => text.slice(one.end, start).trim() === '' && one.end <= start) &&
      named.some((one) => text.slice(end, one.start).trim() === '' && one.start >= end),
  );
}
