/** The lines of a headline whose hook is printed large and all else small. */
import { unbreakable } from '../grammar/bonds.ts';
import type { Grammar } from '../grammar/grammar.ts';
import { tagWords } from '../tagging/tag-words.ts';
import { fold } from '../text.ts';
import { splitWords, type Token } from '../tokens.ts';
import { findHook, type HookContext } from './find-hook.ts';
import { namePairs } from './hook-names.ts';
import { bondBetween, breakIntoLines } from './lines.ts';

export interface Stressed {
  lines: string[];
  /** The index of the hook's line; null if a headline has no word to stress more than another. */
  emphasis: number | null;
  /** Neighbours that are one name or thing: no line is broken between them. */
  ties: string[];
}

/** From this bond on two words are not parted. */
const tied = 9;

/** Longer texts are read, not seen: they keep their lines. */
const mostWords = 12;
/** The most letters of a line beside the hook. */
const mostSmall = 20;

/** Breaks a headline so that its hook stands on a line of its own; `find` chooses it. */
export function stressHook(lines: readonly string[], context: HookContext, find = findHook): Stressed {
  const { grammar } = context;
  const words = lines.join(' ').split(' ').filter(Boolean);
  if (words.length < 2 || words.length > mostWords) return { lines: [...lines], emphasis: null, ties: [] };
  const tokens = tagWords(splitWords(asTyped(words, context.prompt).join(' '), grammar), grammar);
  const hook = find(tokens, context);
  const starts = placesOfTokens(words, tokens);
  if (!hook || starts === null) return { lines: [...lines], emphasis: null, ties: [] };
  const from = starts[hook.from] ?? 0;
  const to = starts[hook.to] ?? words.length;
  const first = tokens[0];
  // "I", "my" and "the" belong to the hook, and a letter alone is no line.
  const isOwn =
    from === 1 &&
    (['subject', 'possessive', 'determiner'].includes(first?.tag ?? '') || words[0]?.length === 1);
  const bonds = bondsIn(words, tokens, starts, context);
  const small = (first: number, end: number) =>
    smallLines(words.slice(first, end), bonds.slice(first, end), grammar);
  const before = isOwn ? [] : small(0, from);
  const large = words.slice(isOwn ? 0 : from, to).join(' ');
  const ties = bonds.flatMap((bond, at) => (bond >= tied ? [`${words[at]} ${words[at + 1]}`] : []));
  return { lines: [...before, large, ...small(to, words.length)], emphasis: before.length, ties };
}

/** The words of a headline as they are in its prompt: capitals show names. */
function asTyped(words: readonly string[], prompt: string): string[] {
  const typed = new Map(prompt.split(/\s+/).map((word) => [bare(word), word]));
  return words.map(
    (word) =>
      typed
        .get(bare(word))
        ?.replace(/[.,:;!?…]+$/u, '')
        .concat(endOf(word)) ?? word,
  );
}

const bare = (word: string) => fold(word).replace(/[^\p{L}\p{N}$€£%']+/gu, '');
const endOf = (word: string) => /[.,:;!?…]+$/u.exec(word)?.[0] ?? '';

/** After each word, how much it belongs to the next: a name and a fixed phrase are not broken. */
function bondsIn(
  words: readonly string[],
  tokens: readonly Token[],
  starts: readonly number[],
  { prompt, grammar }: HookContext,
): number[] {
  const names = namePairs(prompt, grammar);
  return words.map((_, index) => {
    const at = starts.indexOf(index + 1);
    const [before, after] = [tokens[at - 1], tokens[at]];
    if (at < 0) return index + 1 < words.length ? unbreakable : 0;
    if (!before || !after || before.endsPart) return 0;
    return bondBetween(before, after, names.has(`${before.folded} ${after.folded}`), grammar);
  });
}

/** The words beside a hook: one line, or two if one would be too long to be legible. */
function smallLines(words: readonly string[], bonds: readonly number[], grammar: Grammar): string[] {
  const text = words.join(' ');
  if (text.length <= mostSmall) return text === '' ? [] : [text];
  const lines = breakIntoLines(words, grammar, bonds);
  if (lines.length <= 2) return lines;
  // Three lines: the shorter pair of neighbours shares one.
  const [one = '', two = '', ...rest] = lines;
  const three = rest.join(' ');
  return one.length <= three.length ? [`${one} ${two}`, three] : [one, `${two} ${three}`];
}

/** Where each token begins among the printed words; null if they do not match. */
export function placesOfTokens(words: readonly string[], tokens: readonly Token[]): number[] | null {
  let at = 0;
  const starts: number[] = [];
  for (const { raw } of tokens) {
    const [first = ''] = raw.split(/\s/);
    while (at < words.length && !fold(words[at] ?? '').includes(fold(first))) at += 1;
    if (at === words.length) return null;
    starts.push(at);
    at += raw.split(/\s/).length;
  }
  return starts;
}
