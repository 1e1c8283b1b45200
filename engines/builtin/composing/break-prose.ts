/** Breaks text that is longer than a headline, or written without spaces, into even lines, and says where it is too long. */
import type { FontId } from '../catalogue.ts';
import { measureLine } from '../fonts/measure.ts';
import { headlineLimits } from '../recipe.ts';
import { isFunctionWord } from './narrow-emphasis.ts';
import { isUnspaced, type ProseWord, proseWords } from './prose-words.ts';

export interface ProseRoom {
  width: number;
  height: number;
  /** Shorter side of the picture, in the same unit: what is legible depends on it. */
  side: number;
}

export interface Prose {
  lines: string[];
  /** The text was too long to be read on this picture and ends earlier than it was written. */
  isShortened: boolean;
}

interface Measured extends ProseWord {
  /** Share of the font size. */
  width: number;
}

/** The smallest letters that a headline is written in, as a share of the picture's shorter side. */
const smallestLetters = 0.058;
/** Height of a line and its gap, and what outlines take of the width, in shares of the font size. */
const lineHeight = 1;
const outlineWidth = 0.3;
/** No picture has room for more; what follows is not even measured. */
const mostWords = 120;

export function breakProse(text: string, font: FontId, room: ProseRoom): Prose {
  const written = proseWords(text);
  const all = written.map((word) => ({
    ...word,
    text: word.text.slice(0, headlineLimits.charactersPerLine),
  }));
  const isCut = written.some((word, at) => word.text !== all[at]?.text);
  const space = widthOf('H H', font) - widthOf('HH', font);
  const words = all.slice(0, mostWords).map((word) => ({ ...word, width: widthOf(word.text, font) }));
  for (const end of clauseEnds(words, all.length)) {
    const best = bestLines(words.slice(0, end), space, room);
    const isLegible = best !== null && best.size >= room.side * smallestLetters;
    if (best && (isLegible || end === 1))
      return { lines: best.lines, isShortened: isCut || end < all.length };
  }
  return { lines: [], isShortened: all.length > 0 };
}

function widthOf(text: string, font: FontId): number {
  const ink = measureLine(text, font, 0);
  return ink.left + ink.right;
}

/**
 * Where the text may end, best first: whole, at the end of a sentence or clause, and only where none is short enough
 * between two words.
 */
function clauseEnds(words: readonly Measured[], total: number): number[] {
  const ends = Array.from({ length: words.length }, (_, index) => words.length - index);
  const isClauseEnd = (end: number) =>
    end >= 3 && /[.!?…;:,—–。！？、，；：]["'”’»」』)]*$/u.test(words[end - 1]?.text ?? '');
  const isWordEnd = (end: number) => !isFunctionWord(words[end - 1]?.text ?? '');
  return [
    ...(words.length === total ? [total] : []),
    ...ends.filter(isClauseEnd),
    ...ends.filter((end) => isWordEnd(end) && !isClauseEnd(end)),
    1,
  ];
}

interface Broken {
  lines: string[];
  /** Of the letters, in the room's unit. */
  size: number;
}

/** As many lines as make the letters largest; of two alike, the more even ones. */
function bestLines(words: readonly Measured[], space: number, room: ProseRoom): Broken | null {
  let best: (Broken & { score: number }) | null = null;
  for (let count = 1; count <= Math.min(headlineLimits.lines, words.length); count++) {
    const broken = evenLines(words, space, count);
    if (!broken) continue;
    const widest = Math.max(...broken.map(({ width }) => width));
    const size = Math.min(room.width / (widest + outlineWidth), room.height / (count * lineHeight));
    const cost = broken.reduce((sum, line) => sum + line.cost, 0);
    const score = size * (1 - Math.min(0.5, cost * 0.06));
    if (!best || score > best.score) best = { lines: broken.map(({ text }) => text), size, score };
  }
  return best;
}

interface Line {
  text: string;
  width: number;
  cost: number;
}

/** The words in `count` lines whose lengths differ least and whose breaks follow the sense; null where none is allowed. */
function evenLines(words: readonly Measured[], space: number, count: number): Line[] | null {
  const before: number[] = [0];
  for (const word of words) before.push((before.at(-1) ?? 0) + word.width + (word.isSpaced ? space : 0));
  const target = (before.at(-1) ?? 0) / count;
  const lineOf = (from: number, to: number): Line | null => {
    const group = words.slice(from, to);
    const text = group.map((word, at) => (at > 0 && word.isSpaced ? ` ${word.text}` : word.text)).join('');
    if (text.length > headlineLimits.charactersPerLine && group.length > 1) return null;
    const width = (before[to] ?? 0) - (before[from] ?? 0) - (group[0]?.isSpaced ? space : 0);
    const uneven = ((width - target) / target) ** 2 * (width > target ? 6 : 3);
    return { text, width, cost: uneven + breakCost(words, to) };
  };
  // Cheapest way to set the first `to` words in so many lines, line by line.
  let ways: ({ cost: number; lines: Line[] } | null)[] = words.map((_, at) => {
    const line = lineOf(0, at + 1);
    return line && { cost: line.cost, lines: [line] };
  });
  for (let lines = 2; lines <= count; lines++) {
    ways = words.map((_, at) => {
      let cheapest: { cost: number; lines: Line[] } | null = null;
      for (let from = lines - 1; from <= at; from++) {
        const start = ways[from - 1];
        const line = start && lineOf(from, at + 1);
        if (!line || (cheapest && start.cost + line.cost >= cheapest.cost)) continue;
        cheapest = { cost: start.cost + line.cost, lines: [...start.lines, line] };
      }
      return cheapest;
    });
  }
  return ways.at(-1)?.lines ?? null;
}

/** What a break after a word costs: much after "the", nothing where the sentence pauses. */
function breakCost(words: readonly Measured[], end: number): number {
  const last = words[end - 1];
  if (end === words.length || !last) return 0;
  if (/[.!?…;:,—–。！？、，；：]["'”’»」』)]*$/u.test(last.text)) return -0.25;
  if (isFunctionWord(last.text) || /^[#$€£]?\d+$/.test(last.text)) return 0.8;
  return isUnspaced(last.text) && words[end]?.isSpaced === false ? 0.1 : 0;
}
