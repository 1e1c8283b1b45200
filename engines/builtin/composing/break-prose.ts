/**
 * Breaks text that is longer than a headline, or written without spaces, into even lines, and reports text
 * that is too long.
 */
import type { FontId } from '../catalogue.ts';
import { measureLine } from '../fonts/measure.ts';
import { headlineLimits } from '../recipe.ts';
import { isFunctionWord } from './narrow-emphasis.ts';
import { isUnspaced, type ProseWord, proseWords } from './prose-words.ts';

export interface ProseRoom {
  width: number;
  height: number;
  /** Shorter side of the picture, in the same unit: legibility depends on it. */
  side: number;
}

export interface Prose {
  lines: string[];
  /** The text was too long to read on this picture and was cut. */
  isShortened: boolean;
}

interface Measured extends ProseWord {
  /** Share of the font size. */
  width: number;
}

/**
 * The smallest letters, as shares of the picture's shorter side: of a text printed whole, and of one that is
 * cut because it is too long even for those.
 */
const smallestLetters = { whole: 0.058, cut: 0.075 };
/** Height of a line and its gap, and what outlines take of the width, in shares of the font size. */
const lineHeight = 1;
const outlineWidth = 0.3;
/** No picture has room for more; further words are not measured. */
const mostWords = 80;
/** How many ends of each kind are scored: the first ones leave most of the text. */
const mostTries = 8;

export function breakProse(text: string, font: FontId, room: ProseRoom): Prose {
  const written = proseWords(text);
  const all = written.map((word) => ({
    ...word,
    text: word.text.slice(0, headlineLimits.charactersPerLine),
  }));
  const isCut = written.some((word, at) => word.text !== all[at]?.text);
  const space = widthOf('H H', font) - widthOf('HH', font);
  const words = all.slice(0, mostWords).map((word) => ({ ...word, width: widthOf(word.text, font) }));
  const starts = startsOf(words, space);
  const isMeasured = words.length === all.length;
  for (const end of [...(isMeasured ? [all.length] : []), ...ends(words, starts, room)]) {
    const smallest = room.side * (end === all.length ? smallestLetters.whole : smallestLetters.cut);
    const best = bestLines(words.slice(0, end), starts, room);
    const isLegible = best !== null && best.size >= smallest;
    if (best && (isLegible || end === 1))
      return { lines: best.lines, isShortened: isCut || end < all.length };
  }
  return { lines: [], isShortened: all.length > 0 };
}

function widthOf(text: string, font: FontId): number {
  const ink = measureLine(text, font, 0);
  return ink.left + ink.right;
}

/** The start of each word if all were on one line, and the end of the last. */
function startsOf(words: readonly Measured[], space: number): number[] {
  const starts = [0];
  words.forEach((word, at) => {
    const gap = words[at + 1]?.isSpaced ? space : 0;
    starts.push((starts.at(-1) ?? 0) + word.width + gap);
  });
  return starts;
}

/** How much text the room holds in its smallest letters, as the length of one line in font sizes. */
function roomFor(room: ProseRoom, size: number): number {
  const lines = Math.min(headlineLimits.lines, Math.floor(room.height / (size * lineHeight)));
  return lines * (room.width / size - outlineWidth);
}

const clauseEnd = /[.!?…;:,—–。！？、，；：]["'”’»」』)]*$/u;

/**
 * Returns where a text that is too long may end, best first: at a sentence or clause, or between two words
 * only if no such end is early enough. Leaves out ends that no way of breaking can reach.
 */
function ends(words: readonly Measured[], starts: readonly number[], room: ProseRoom): number[] {
  const most = roomFor(room, room.side * smallestLetters.cut);
  const fitting = words.map((_, at) => words.length - at).filter((end) => (starts[end] ?? 0) <= most);
  const isClauseEnd = (end: number) => end >= 3 && clauseEnd.test(words[end - 1]?.text ?? '');
  const clauses = fitting.filter(isClauseEnd);
  const others = fitting.filter((end) => !isClauseEnd(end) && !isFunctionWord(words[end - 1]?.text ?? ''));
  return [...clauses.slice(0, mostTries), ...others.slice(0, mostTries), 1];
}

interface Broken {
  lines: string[];
  /** Size of the letters, in the room's unit. */
  size: number;
}

/** Picks the number of lines with the largest letters; of two equal ones, the more even. */
function bestLines(words: readonly Measured[], starts: readonly number[], room: ProseRoom): Broken | null {
  let best: { lines: Line[]; size: number; score: number } | null = null;
  const ways = evenLines(words, starts);
  for (const lines of ways) {
    const widest = Math.max(...lines.map(({ width }) => width));
    const size = Math.min(room.width / (widest + outlineWidth), room.height / (lines.length * lineHeight));
    const cost = lines.reduce((sum, line) => sum + line.cost, 0);
    const score = size * (1 - Math.min(0.5, cost * 0.06));
    if (!best || score > best.score) best = { lines, size, score };
  }
  if (!best) return null;
  return { size: best.size, lines: best.lines.map(({ from, to }) => textOf(words.slice(from, to))) };
}

function textOf(words: readonly Measured[]): string {
  return words.map((word, at) => (at > 0 && word.isSpaced ? ` ${word.text}` : word.text)).join('');
}

interface Line {
  from: number;
  to: number;
  width: number;
  cost: number;
}

/**
 * For each number of lines, returns the breaks with the most even lengths that best follow the sense; leaves
 * out impossible numbers of lines.
 */
function evenLines(words: readonly Measured[], starts: readonly number[]): Line[][] {
  const most = Math.min(headlineLimits.lines, words.length);
  return Array.from({ length: most }, (_, index) => linesOf(words, starts, index + 1)).filter(
    (lines) => lines !== null,
  );
}

interface Way {
  cost: number;
  line: Line;
  before: Way | null;
}

function linesOf(words: readonly Measured[], starts: readonly number[], count: number): Line[] | null {
  const target = (starts[words.length] ?? 0) / count;
  const lengths = [0];
  for (const { text } of words) lengths.push((lengths.at(-1) ?? 0) + text.length + 1);
  const lineOf = (from: number, to: number): Line | null => {
    const characters = (lengths[to] ?? 0) - (lengths[from] ?? 0) - 1;
    if (characters > headlineLimits.charactersPerLine && to - from > 1) return null;
    const last = words[to - 1];
    const width = (starts[to - 1] ?? 0) + (last?.width ?? 0) - (starts[from] ?? 0);
    const uneven = ((width - target) / target) ** 2 * (width > target ? 6 : 3);
    return { from, to, width, cost: uneven + breakCost(words, to) };
  };
  // The cheapest way to set the first `to` words in `lines` lines, built up line by line.
  let ways: (Way | null)[] = words.map((_, at) => {
    const line = lineOf(0, at + 1);
    return line && { cost: line.cost, line, before: null };
  });
  for (let lines = 2; lines <= count; lines++) {
    ways = words.map((_, at) => {
      let cheapest: Way | null = null;
      // From the shortest line on: beyond twice the mean length no line is worth its cost.
      for (let from = at; from >= lines - 1; from--) {
        const line = lineOf(from, at + 1);
        if (!line || (line.width > target * 2 && from < at)) break;
        const before = ways[from - 1];
        if (!before || (cheapest && before.cost + line.cost >= cheapest.cost)) continue;
        cheapest = { cost: before.cost + line.cost, line, before };
      }
      return cheapest;
    });
  }
  const found: Line[] = [];
  for (let way: Way | null = ways.at(-1) ?? null; way; way = way.before) found.unshift(way.line);
  return found.length > 0 ? found : null;
}

/** The cost of a break after a word: high after "the", zero where the sentence pauses. */
function breakCost(words: readonly Measured[], end: number): number {
  const last = words[end - 1];
  if (end === words.length || !last) return 0;
  if (clauseEnd.test(last.text)) return -0.25;
  if (isFunctionWord(last.text) || /^[#$€£]?\d+$/.test(last.text)) return 0.8;
  return isUnspaced(last.text) && words[end]?.isSpaced === false ? 0.1 : 0;
}
