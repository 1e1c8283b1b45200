/** The lines of a headline whose hook is printed large and all else small. */
import type { Grammar } from '../grammar/grammar.ts';
import { tagWords } from '../tagging/tag-words.ts';
import { fold } from '../text.ts';
import { splitWords, type Token } from '../tokens.ts';
import { findHook, type HookContext } from './find-hook.ts';
import { breakIntoLines } from './lines.ts';

export interface Stressed {
  lines: string[];
  /** The index of the hook's line; null if a headline has no word to stress more than another. */
  emphasis: number | null;
}

/** Longer texts are read, not seen: they keep their lines. */
const mostWords = 10;
/** The most letters of a line beside the hook. */
const mostSmall = 16;

/** Breaks a headline so that its hook stands on a line of its own; `find` chooses it. */
export function stressHook(lines: readonly string[], context: HookContext, find = findHook): Stressed {
  const { grammar } = context;
  const words = lines.join(' ').split(' ').filter(Boolean);
  if (words.length < 2 || words.length > mostWords) return { lines: [...lines], emphasis: null };
  const tokens = tagWords(splitWords(words.join(' '), grammar), grammar);
  const hook = find(tokens, context);
  const starts = startsOf(words, tokens);
  if (!hook || starts === null) return { lines: [...lines], emphasis: null };
  const from = starts[hook.from] ?? 0;
  const to = starts[hook.to] ?? words.length;
  const first = tokens[0];
  // "I", "my" and "the" belong to the hook, and a letter alone is no line.
  const isOwn =
    from === 1 &&
    (['subject', 'possessive', 'determiner'].includes(first?.tag ?? '') || words[0]?.length === 1);
  const before = isOwn ? [] : smallLines(words.slice(0, from), grammar);
  const large = words.slice(isOwn ? 0 : from, to).join(' ');
  return { lines: [...before, large, ...smallLines(words.slice(to), grammar)], emphasis: before.length };
}

/** The words beside a hook: one line, or two if one would be too long to be legible. */
function smallLines(words: readonly string[], grammar: Grammar): string[] {
  const text = words.join(' ');
  if (text.length <= mostSmall) return text === '' ? [] : [text];
  const lines = breakIntoLines(words, grammar);
  if (lines.length <= 2) return lines;
  // Three lines: the shorter pair of neighbours shares one.
  const [one = '', two = '', ...rest] = lines;
  const three = rest.join(' ');
  return one.length <= three.length ? [`${one} ${two}`, three] : [one, `${two} ${three}`];
}

/** Where each token begins among the printed words; null if they do not match. */
function startsOf(words: readonly string[], tokens: readonly Token[]): number[] | null {
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
