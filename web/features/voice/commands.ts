import { type AspectRatio, aspectRatios } from '#contract/resolutions.ts';
import { type DesignCount, designCounts, type StudioTool, studioTools } from '#contract/tools.ts';
import { type CommandWords, commandWords, spokenTools } from './command-words.ts';

/** A style with a spoken name. */
export interface NamedStyle {
  id: string;
  name: string;
}

export type VoiceCommand =
  | { kind: 'generate' }
  | { kind: 'clear' }
  | { kind: 'enhance' }
  | { kind: 'aspect'; ratio: AspectRatio }
  | { kind: 'count'; count: DesignCount }
  | { kind: 'style'; style: NamedStyle }
  | { kind: 'tool'; tool: StudioTool };

const politeWords = /^(?:please|por favor) | (?:please|por favor)$/g;

/** Removes case, accents and punctuation, in which recognisers differ. */
export function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replaceAll(politeWords, '');
}

/**
 * Parses an utterance in English, Portuguese or Spanish as a command; null if it is text. Only a whole
 * utterance is a command, and only if what it names exists, so that a sentence about squares stays text.
 */
export function parseCommand(text: string, styles: readonly NamedStyle[]): VoiceCommand | null {
  const utterance = plain(text);
  const says = (choose: (words: CommandWords) => readonly string[]) =>
    commandWords.some((words) => choose(words).includes(utterance));
  if (says((words) => words.generate)) return { kind: 'generate' };
  if (says((words) => words.clear)) return { kind: 'clear' };
  if (says((words) => words.enhance)) return { kind: 'enhance' };
  const ratio = aspectRatios.find((one) => says((words) => words.aspect[one]));
  if (ratio !== undefined) return { kind: 'aspect', ratio };
  const count = designCounts.find((one) => says((words) => words.count[one]));
  if (count !== undefined) return { kind: 'count', count };
  const style = namedStyle(utterance, styles);
  if (style !== null) return { kind: 'style', style };
  const tool = namedTool(utterance);
  return tool === null ? null : { kind: 'tool', tool };
}

/** The rest after each matching prefix, longest prefix first; empty if none matches. */
function behind(utterance: string, choose: (words: CommandWords) => readonly string[]): string[] {
  return commandWords
    .flatMap(choose)
    .filter((opening) => utterance.startsWith(`${opening} `))
    .sort((one, other) => other.length - one.length)
    .map((opening) => utterance.slice(opening.length + 1));
}

function namedStyle(utterance: string, styles: readonly NamedStyle[]): NamedStyle | null {
  const names = behind(utterance, (words) => words.style);
  if (utterance.endsWith(' style')) names.push(utterance.slice(0, -' style'.length));
  for (const name of names) {
    const found = closest(keyOf(name), styles);
    if (found !== null) return found;
  }
  return null;
}

/** The tool that a normalised utterance names. */
export function namedTool(utterance: string): StudioTool | null {
  const names = behind(utterance, (words) => words.tool).map(keyOf);
  // The bare name of a tool is enough, except for words that could be a prompt.
  if (/^genes[iy]s /.test(utterance) || utterance.startsWith('thumbnails v')) names.push(keyOf(utterance));
  return studioTools.find((tool) => names.some((name) => spokenTools[tool].includes(name))) ?? null;
}

/** Recognisers add spaces to names: "mr beast", "kurz gesagt". */
const keyOf = (name: string) =>
  plain(name)
    .replace(/^mister /, 'mr ')
    .replaceAll(' ', '');

/** From this many letters on, one may be misheard; from twice as many, two. */
const lettersPerTypo = 5;

function closest(utterance: string, styles: readonly NamedStyle[]): NamedStyle | null {
  const exact = styles.find(({ name }) => keyOf(name) === utterance);
  if (exact !== undefined || utterance === '') return exact ?? null;
  const near = styles.filter(({ name }) => {
    const key = keyOf(name);
    const slips = Math.floor(Math.min(key.length, utterance.length) / lettersPerTypo);
    return slips > 0 && (key.startsWith(utterance) || distance(key, utterance) <= Math.min(2, slips));
  });
  // Two equally close names are ambiguous.
  return near.length === 1 ? (near[0] ?? null) : null;
}

/** The Levenshtein distance. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1];
    for (const [index, against] of [...other].entries()) {
      const changed = (row[index] ?? 0) + (letter === against ? 0 : 1);
      next.push(Math.min(changed, (row[index + 1] ?? 0) + 1, (next[index] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}
