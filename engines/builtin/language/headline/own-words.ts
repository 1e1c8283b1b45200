/** The headline of a title that can be read at a glance: its own words, all of them or an unbroken run. */
import type { Grammar } from '../grammar/grammar.ts';
import { tagWords } from '../tagging/tag-words.ts';
import { displayCase } from '../text.ts';
import { splitWords, type Token } from '../tokens.ts';
import { bondBetween } from './lines.ts';
import { endsOfRuns, isUnread, type RunInput, startsOfRuns } from './run-edges.ts';
import { lostBy } from './run-losses.ts';
import { placesOfTokens } from './stress-hook.ts';

/** A headline as a run of a title's words, and what is lost with the others. */
export interface OwnWords {
  words: string[];
  /** How much each word belongs to the next. */
  bonds: number[];
  loss: number;
  /** Every word of the title is printed. */
  isWhole: boolean;
}

/** Beside a hook so much is read at a glance; what is longer costs, and from `most` on it is not printed. */
const atAGlance = { words: 9, characters: 48, perWord: 0.5, perCharacter: 0.3 };
const most = { words: 12, characters: 60 };
/** A run that loses more says something else. */
const mostLost = 9;

/** "De", "a": read with the word after it. */
const isShort = (word: string) => word.length <= 2;

function lengthCost(words: readonly string[]): number {
  const characters = words.join(' ').length;
  if (words.length > most.words || characters > most.characters) return Number.POSITIVE_INFINITY;
  const { perWord, perCharacter } = atAGlance;
  const read = words.length - words.filter(isShort).length / 2;
  return (
    Math.max(0, read - atAGlance.words) * perWord +
    Math.max(0, characters - atAGlance.characters) * perCharacter
  );
}

/** A part of a title in words, its dash or bar written as a colon. */
function writtenWords(title: string): string[] {
  return title
    .replace(/\s+[-—–|•]+\s+/gu, ': ')
    .replace(/[:;,]+(?=:)/gu, '')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
}

/** The words of a run as printed: a question keeps its marks, and no other sign ends the headline. */
function printed(
  all: readonly string[],
  from: number,
  to: number,
  { openingMarks, language }: Grammar,
): string[] {
  const shown = all.slice(from, to);
  const isQuestion = shown.some((word) => word.includes('?')) || questionEnds(all, to);
  const last = (shown.at(-1) ?? '').replace(/[^\p{L}\p{N}%$€£+°ºª!?)″′'’]+$/u, '');
  shown[shown.length - 1] =
    isQuestion && !shown.join(' ').includes('?') ? `${last.replace(/!+$/u, '')}?` : last;
  const { question } = openingMarks;
  const opens = shown.some((word) => word.includes(question));
  if (question && isQuestion && !opens) shown[0] = question + shown[0];
  return shown.map((word) => displayCase(word, language));
}

/** Whether the part that is cut at `to` is a question. */
function questionEnds(all: readonly string[], to: number): boolean {
  if (/[.:!?…]$/u.test(all[to - 1] ?? '')) return false;
  const end = all.slice(to).find((word) => /[.:!?…]$/u.test(word));
  return end?.includes('?') ?? false;
}

/** What a title loses with some of its words. */
export function worthOfWords(text: string, input: RunInput): number {
  const tokens = tagWords(splitWords(text, input.grammar, 60), input.grammar);
  return lostBy({ tokens, input }, 0, tokens.length);
}

/** Returns the runs of a title's words that are headlines, the one that loses least first. */
export function ownWords(title: string, input: RunInput, count: number): OwnWords[] {
  const { grammar } = input;
  const all = writtenWords(title);
  const tokens = tagWords(splitWords(all.join(' '), grammar, 60), grammar);
  const places = placesOfTokens(all, tokens);
  if (tokens.length === 0 || places === null) return [];
  const placeOf = (at: number) => (at === tokens.length ? all.length : (places[at] ?? all.length));
  const run = { tokens, input };
  const starts = startsOfRuns(run);
  const ends = endsOfRuns(run);
  const found = starts.flatMap((start) =>
    ends.flatMap((end) => {
      if (isUnread(run, start.at, end.at)) return [];
      const words = printed(all, placeOf(start.at), placeOf(end.at), grammar);
      const lost = lostBy(run, 0, start.at) + lostBy(run, end.at, tokens.length);
      const loss = start.cost + end.cost + lost + lengthCost(words);
      if (loss > mostLost) return [];
      const isWhole = start.at === 0 && end.at === tokens.length;
      return [
        { words, bonds: bondsOf(words, all, tokens, placeOf(start.at), places, grammar), loss, isWhole },
      ];
    }),
  );
  return found.sort((one, other) => one.loss - other.loss).slice(0, count);
}

function bondsOf(
  words: readonly string[],
  all: readonly string[],
  tokens: readonly Token[],
  from: number,
  places: readonly number[],
  grammar: Grammar,
): number[] {
  return words.map((_, index) => {
    const at = places.indexOf(from + index + 1);
    const [before, after] = [tokens[at - 1], tokens[at]];
    if (at < 0) return from + index + 1 < all.length ? 12 : 0;
    return before && after && !before.endsPart ? bondBetween(before, after, false, grammar) : 0;
  });
}
