import { expect, test } from 'vitest';
import { allGrammars } from './grammars.ts';
import { alternatives, anyOf, endingIn, wholeOf, wordsOf } from './lexicon.ts';

test('puts the words of all languages together', () => {
  expect([...wordsOf('startPrepositions')]).toEqual(['from', 'desde']);
});

test('keeps the phrases of a list whole', () => {
  expect([...wordsOf('questionIdioms')]).toEqual(['how to', 'por que', 'o que', 'por qué']);
});

test.each(allGrammars)('holds no word twice in a list of $language', ({ words }) => {
  for (const [name, list] of Object.entries(words)) {
    const entries = list.split(list.includes(',') ? /,\s+/ : /\s+/);
    expect(new Set(entries).size, name).toBe(entries.length);
  }
});

test.each([
  ['murder*', 'murder', 'murders', 'mur'],
  ['bord[ao]*', 'borda', 'bordando', 'bord'],
  ['part #', 'part 1', 'part 12', 'part one'],
])('reads the expression %s', (expression, one, other, none) => {
  const pattern = wholeOf(() => expression);
  expect([one, other, none].map((text) => pattern.test(text))).toEqual([true, true, false]);
});

test('an ending with + has at least a letter', () => {
  expect(anyOf(() => 'program+').test('a program')).toBe(false);
  expect(anyOf(() => 'program+').test('a programmer')).toBe(true);
});

test('finds whole words only', () => {
  expect(anyOf(({ ands }) => ands).test('a sandwich')).toBe(false);
});

test('finds nothing where no language has an expression', () => {
  expect(new RegExp(alternatives(() => undefined)).test('anything')).toBe(false);
});

test('finds the endings of all languages', () => {
  expect(['running', 'correndo', 'run'].map((word) => endingIn('gerund').test(word))).toEqual([
    true,
    true,
    false,
  ]);
});
