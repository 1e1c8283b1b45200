import { expect, it } from 'vitest';
import { diffWords } from './diff-words.ts';

const marked = (before: string, after: string) =>
  diffWords(before, after)
    .map(({ text, isNew }) => (isNew ? `[${text}]` : text))
    .join('');

it.each([
  ['a shark', 'a shark', 'a shark'],
  ['a shark', 'a shark, at sea', 'a shark[, at sea]'],
  ['', 'a shark', '[a shark]'],
  ['a shark', '', ''],
  ['a shark at sea', 'a giant shark in the sea', 'a [giant ]shark [in the ]sea'],
  ['tubarão', 'tubarão, com as palavras "TUBARÃO"', 'tubarão[, com as palavras "TUBARÃO"]'],
])('of "%s" and "%s" marks the new words', (before, after, expected) => {
  expect(marked(before, after)).toBe(expected);
});

it('returns the whole text, however long', () => {
  const before = 'one two three '.repeat(600);
  const after = `${before}and four, ${'five six '.repeat(300)}`;
  const segments = diffWords(before, after);
  expect(segments.map(({ text }) => text).join('')).toBe(after);
  expect(segments[0]?.isNew).toBe(false);
});
