/** Breaks a headline into the lines that give the largest letters in its room. */
import type { FontId } from '../catalogue.ts';
import { measureLine } from '../fonts/measure.ts';
import { wordsOf } from '../language/grammar/lexicon.ts';
import { fold } from '../language/text.ts';
import { clearlyLarger, type LineInput, tallest } from '../layout/line-heights.ts';
import { headlineLimits } from '../recipe.ts';
import { isFunctionWord } from './narrow-emphasis.ts';
import { isUnspaced } from './prose-words.ts';

export interface Room {
  width: number;
  height: number;
  /** Size of a plain line beside the emphasised one, at most. */
  plainRatio: number;
  /** What a capital must be high to be read in a feed, in pixels. */
  least?: number;
  /** How far outlines and depth reach beyond a line at both ends, in shares of the font size. */
  reach?: number;
  /** The height of a capital, as a share of the font size. */
  capital?: number;
}

interface Word {
  text: string;
  emphasis: boolean;
  /** Share of the font size. */
  width: number;
}

const degrees = new Set([...wordsOf('superlativeMarks'), ...wordsOf('degrees')]);

/** Between two words; punctuation by itself stays with its word: "5.000 €", "why ?". */
const wordGap = / (?![?!…%€$£¥]+(?: |$))/u;
/** Above this number of words there are too many ways to break them. */
const mostWords = 12;
/** How much better another break must score than the written one, which follows the sense. */
const asWrittenBonus = 1.12;
/** The factor for more lines than a headline has. */
const tooTall = 0.5;
/** The factor for a break inside a written line: it may split a name. */
const brokenAgain = 0.8;

/**
 * Returns whether a text is to be read rather than seen: too many words to score every break, or no spaces to
 * break at.
 */
export function isProse(lines: readonly LineInput[]): boolean {
  return (
    lines.reduce((sum, { text }) => sum + text.split(' ').length, 0) > mostWords ||
    lines.some(({ text }) => isUnspaced(text))
  );
}

export function breakLines(lines: readonly LineInput[], font: FontId, room: Room): LineInput[] {
  const space = measureWord('H H', font) - measureWord('HH', font);
  const words = lines.flatMap(({ text, emphasis }) =>
    text.split(wordGap).map((word): Word => ({ text: word, emphasis, width: measureWord(word, font) })),
  );
  const written = lines.map((line) => line.text.split(wordGap).length);
  const starts = startsOf(written);
  let best = { groups: groupsOf(words, written), score: 0 };
  const isTall = written.length > headlineLimits.shortLines;
  best.score = score(best.groups, space, room) * (isTall ? tooTall : asWrittenBonus);
  for (const groups of splits(words)) {
    const points = score(groups, space, room) * brokenAgain ** newBreaks(groups, starts);
    if (points > best.score) best = { groups, score: points };
  }
  return best.groups.map((group) => ({
    text: group.map(({ text }) => text).join(' '),
    emphasis: group.some(({ emphasis }) => emphasis),
  }));
}

/** The indexes of the words that begin a written line. */
function startsOf(counts: readonly number[]): ReadonlySet<number> {
  let at = 0;
  return new Set(
    counts.map((count) => {
      at += count;
      return at - count;
    }),
  );
}

/** Counts the lines that begin inside a written line, possibly inside a name. */
function newBreaks(groups: readonly Word[][], starts: ReadonlySet<number>): number {
  let at = 0;
  let count = 0;
  for (const group of groups) {
    if (!starts.has(at)) count += 1;
    at += group.length;
  }
  return count;
}

function measureWord(word: string, font: FontId): number {
  const ink = measureLine(word, font, 0);
  return ink.left + ink.right;
}

function groupsOf(words: readonly Word[], counts: readonly number[]): Word[][] {
  let from = 0;
  return counts.map((count) => {
    const group = words.slice(from, from + count);
    from += count;
    return group;
  });
}

/** Yields every way to cut the words into one to four lines, none with emphasised and plain words. */
function* splits(words: readonly Word[], most: number = headlineLimits.shortLines): Generator<Word[][]> {
  if (words.length === 0) yield [];
  for (let length = 1; length <= words.length && most > 0; length++) {
    const line = words.slice(0, length);
    if (line.some(({ emphasis }) => emphasis !== line[0]?.emphasis)) return;
    for (const rest of splits(words.slice(length), most - 1)) yield [line, ...rest];
  }
}

/** The height that a line takes of the room, per font size: capitals, an occasional accent, and the gap. */
const lineHeight = 0.98;

/** The height of a capital in most faces, as a share of the font size. */
const usualCapital = 0.72;

/** Scores how much of the room the letters fill, and how large the smallest of them are. */
function score(groups: readonly Word[][], space: number, room: Room): number {
  const widths = groups.map(
    (group) => group.reduce((sum, { width }) => sum + width, 0) + space * (group.length - 1),
  );
  const isEmphasised = groups.map((group) => group.some(({ emphasis }) => emphasis));
  const natural = widths.map((width) =>
    Math.min(room.width / Math.max(0.3, width + (room.reach ?? 0)), room.height * 0.6),
  );
  const leading = Math.min(...natural.filter((_, index) => isEmphasised[index]), Number.POSITIVE_INFINITY);
  const sized = natural.map((size, index) => {
    if (isEmphasised[index]) return Math.min(size, leading * 1.3);
    return Math.min(size, leading * (room.plainRatio + 0.12));
  });
  const shrink = Math.min(1, room.height / sized.reduce((sum, size) => sum + size * lineHeight, 0));
  const sizes = sized.map((size) => size * shrink);
  const inked = sizes.reduce((sum, size, index) => sum + size * size * (widths[index] ?? 0), 0);
  const smallest = Math.min(...sizes) / room.height;
  // In a feed, a line lower than this share of the picture cannot be read.
  const least = (room.least ?? 0) / (room.capital ?? usualCapital);
  const legible = Math.min(1, Math.min(...sizes) / (least || 1));
  const clear = Math.min(1, hookRatioOf(natural, isEmphasised, { ...room, least }) / clearlyLarger);
  return (
    (inked / (room.width * room.height) + 1.5 * smallest) * penalty(groups) * legible ** 1.6 * clear ** 1.5
  );
}

/**
 * Estimates how many times larger than the other lines the hook can be: these are no lower than what is
 * legible, and the hook's letters may be stretched.
 */
function hookRatioOf(
  natural: readonly number[],
  isEmphasised: readonly boolean[],
  { height, plainRatio, least }: Room & { least: number },
): number {
  const sizesOf = (emphasis: boolean) => natural.filter((_, index) => isEmphasised[index] === emphasis);
  const [hooks, others] = [sizesOf(true), sizesOf(false)];
  if (hooks.length === 0 || others.length === 0) return clearlyLarger;
  const leading = Math.min(...hooks);
  const other = Math.min(Math.max(...others), Math.max(leading * plainRatio, Math.min(least, leading * 0.9)));
  const lowest = Math.min(other, least);
  const left = (height - others.length * lowest * lineHeight) / (hooks.length * lineHeight);
  const hook = Math.min(leading * tallest, left);
  return hook / Math.max(lowest, Math.min(other, hook * plainRatio));
}

/** A short word alone on a line reads badly, unless the headline is about it; so do many lines. */
function penalty(groups: readonly Word[][]): number {
  const orphans = groups.filter(([first, second]) => {
    return first && !second && first.text.length <= 3 && (!first.emphasis || isFunctionWord(first.text));
  });
  // "How to" and "about" may lead over to the large words; "create a" must stay with its noun.
  const dangling = groups.filter((group, at) => {
    const last = group.at(-1);
    const isLast = at === groups.length - 1;
    return !isLast && last && isFunctionWord(last.text) && !group.every(({ text }) => isFunctionWord(text));
  });
  // "iPhone / 17": a model's number stays with its name, unless the number is emphasised alone.
  const parted = groups.filter(
    ([first, second], at) =>
      at > 0 &&
      first &&
      !second &&
      /^\d+$/.test(first.text) &&
      groups[at - 1]?.[0]?.emphasis === first.emphasis,
  );
  // "30 / DAYS: MY RESULTS": a number stays with its unit.
  const counts = groups.filter(
    (group, at) =>
      group.length > 1 &&
      /^\p{N}[\p{N}.,]*$/u.test(group.at(-1)?.text ?? '') &&
      groups[at + 1]?.[0]?.emphasis === group[0]?.emphasis,
  );
  // "MÁS / RÁPIDO": half of a superlative is no line of its own.
  const halves = groups.filter(
    (group, at) =>
      group[0]?.emphasis === true &&
      groups[at + 1]?.[0]?.emphasis === true &&
      group.every(({ text }) => isFunctionWord(text) || degrees.has(fold(text))),
  );
  const articles = orphans.filter(([word]) => word && isFunctionWord(word.text));
  return (
    0.55 ** (parted.length + counts.length) *
    0.35 ** halves.length *
    0.45 ** dangling.length *
    0.35 ** articles.length *
    0.72 ** orphans.length *
    (groups.length > 3 ? 0.88 : 1)
  );
}
