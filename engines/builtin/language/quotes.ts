import type { Grammar } from './grammar/grammar.ts';
import { alternatives, anyOf, wordsOf } from './grammar/lexicon.ts';
import { fold } from './text.ts';

/** A longer text between single marks is two apostrophes, not a quotation. */
const longestInSingleMarks = 120;

// An apostrophe opens a quotation only before a word and closes it only after one: "the dogs' bowls" quotes
// nothing.
const singleStraight =
  /(?<![\p{L}\p{N}'])'(?=\S)([^'\n]*(?:(?<=\p{L})'(?=\p{L})[^'\n]*)*)(?<=\S)'(?![\p{L}\p{N}'])/gu;

const pairs = [
  /“([^“”]+)”/g,
  /„([^„“”]+)[“”]/g,
  /«([^«»]+)»/g,
  /‹([^‹›]+)›/g,
  /「([^「」]+)」/g,
  /『([^『』]+)』/g,
  /"([^"]+)"/g,
  /``([^`']+)''/g,
  /(?<![\p{L}\p{N}])[‘]([^‘\n]{2,}?)[’](?![\p{L}\p{N}])/gu,
  singleStraight,
];
const singleMarks: ReadonlySet<RegExp> = new Set(pairs.slice(-2));

/** Marks of feet and inches: 5'11" and a 27" monitor, but not the end of "Top 10". */
export function inchesAsPrimes(prompt: string): string {
  const feet = prompt.replace(/(\d+)\s?['’′]\s?(\d{1,2})(?:["”″]|''|(?![\p{L}\d]))/gu, '$1′$2″');
  let isOpen = false;
  return feet.replace(/["“”]/g, (mark, at: number) => {
    const isInches = !isOpen && mark !== '“' && /\d$/.test(feet.slice(0, at));
    if (isInches) return '″';
    isOpen = mark === '"' ? !isOpen : mark === '“';
    return mark;
  });
}

interface Quotation {
  /** The exact text between the quotation marks, trimmed. */
  texts: string[];
  /** The prompt without the quoted parts. */
  rest: string;
}

interface Span {
  from: number;
  to: number;
  text: string;
}

function quotedSpans(prompt: string): Span[] {
  const spans: Span[] = [];
  for (const pair of pairs) {
    const isSingle = singleMarks.has(pair);
    for (const match of prompt.matchAll(pair)) {
      const text = (match[1] ?? '').trim();
      const from = match.index;
      const to = from + match[0].length;
      if (isSingle && (text.length < 2 || text.length > longestInSingleMarks)) continue;
      if (!/[\p{L}\p{N}]/u.test(text)) continue;
      if (!spans.some((span) => from < span.to && to > span.from)) spans.push({ from, to, text });
    }
  }
  return spans.sort((a, b) => a.from - b.from);
}

const quotationJoiners = wordsOf('quotationJoiners');

/**
 * Returns the quoted headline of a prompt: the first quotation, or two that only a few words join ("A" and
 * "B").
 */
export function findQuotation(written: string): Quotation | null {
  const prompt = inchesAsPrimes(written);
  const spans = quotedSpans(prompt);
  const first = spans[0];
  if (!first) return null;
  const taken = [first];
  for (const span of spans.slice(1)) {
    const between = prompt.slice(taken.at(-1)!.to, span.from).trim();
    if (!['', ','].includes(between) && !quotationJoiners.has(between.toLowerCase())) break;
    taken.push(span);
  }
  let rest = prompt;
  for (const span of [...spans].reverse()) rest = `${rest.slice(0, span.from)} ${rest.slice(span.to)}`;
  return { texts: taken.map(({ text }) => text), rest };
}

const noText = anyOf((expressions) => expressions.noText);

/** Returns whether the prompt asks for a picture without words. */
export function forbidsText(prompt: string): boolean {
  return noText.test(fold(prompt));
}

/**
 * Returns a headline dictated without quotation marks: after a colon up to the next comma, or a run of
 * capitals ("with the text LAST STAND in red").
 */
export function dictatedText(prompt: string, { requests }: Grammar): string | null {
  const match = requests.directive.exec(prompt);
  if (!match) return null;
  const [, colon, rest = ''] = match;
  const capitals = /^(?:[\p{Lu}\p{N}][\p{Lu}\p{N}'’$%&+:.-]*[!?]*(?:\s+|$|(?=[,.;])))+/u
    .exec(rest)?.[0]
    .trim();
  if (capitals && /\p{Lu}{2}/u.test(capitals) && capitals !== prompt) return capitals;
  if (!colon || match.index === 0) return null;
  const until = rest.split(/[,;\n]|\.\s|\.$/)[0]?.trim() ?? '';
  return until.length > 0 && until.split(/\s+/).length <= 9 ? until : null;
}

const namesOfTheHeadline = new RegExp(
  String.raw`(?<!\p{L})${alternatives(({ headlineNames }) => headlineNames)}\s*[:=]`,
  'giu',
);

/** Removes the words that announce a dictated headline: they would name a hero, a newspaper. */
export function withoutAnnouncement(prompt: string): string {
  return prompt.replace(namesOfTheHeadline, ',');
}
