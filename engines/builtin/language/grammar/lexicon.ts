import type { Endings, Expressions } from './expressions.ts';
import { allGrammars } from './grammars.ts';
import type { WordLists } from './word-lists.ts';

/** Returns a word list of all languages together. A list with a comma holds phrases. */
export function wordsOf(name: keyof WordLists): ReadonlySet<string> {
  const lists = allGrammars.map(({ words }) => words[name] ?? '');
  const separator = lists.some((list) => list.includes(',')) ? /,\s+/ : /\s+/;
  return new Set(lists.flatMap((list) => list.split(separator)).filter(Boolean));
}

/** Returns the source of a regular expression for a word list of all languages. */
export const wordAlternatives = (name: keyof WordLists) => `(?:${[...wordsOf(name)].join('|')})`;

/** Returns the source of a regular expression for the expressions of all languages, without repetitions. */
export function alternatives(select: (expressions: Expressions) => string | undefined): string {
  const all = allGrammars.flatMap(({ expressions }) => (select(expressions) ?? '').split(/,\s+/));
  const sources = [...new Set(all)].filter(Boolean).map(sourceOf);
  return sources.length > 0 ? `(?:${sources.join('|')})` : '(?!)';
}

/** Returns what finds the expressions of all languages as whole words. */
export function anyOf(select: (expressions: Expressions) => string | undefined, flags = ''): RegExp {
  return new RegExp(`\\b${alternatives(select)}\\b`, flags);
}

/** Returns what finds the expressions of one language as whole words, each time they occur. */
export function everyOf(expressions: string): RegExp {
  const sources = expressions.split(/,\s+/).filter(Boolean).map(sourceOf);
  return new RegExp(`\\b(?:${sources.join('|')})\\b`, 'g');
}

/** Returns what matches a text that is one of the expressions as a whole. */
export function wholeOf(select: (expressions: Expressions) => string | undefined): RegExp {
  return new RegExp(`^${alternatives(select)}$`);
}

/** Returns what finds any of the endings of all languages at the end of a word. */
export function endingIn(...names: readonly (keyof Endings)[]): RegExp {
  return new RegExp(`(?:${names.map((name) => alternatives(({ endings }) => endings[name])).join('|')})$`);
}

const sourceOf = (expression: string) =>
  expression
    .replace(/(?<=(?<!\\)[a-z\]])\*(?!\*)/g, '\\w*')
    .replace(/(?<=(?<!\\)[a-z])\+(?=$| )/g, '\\w+')
    .replaceAll('#', '\\d+');
