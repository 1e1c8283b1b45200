import { expect, test } from 'vitest';
import { allowedPrompts, refusedPrompts } from './testing/prompts.ts';
import { createWordFilter } from './word-filter.ts';

const refuses = createWordFilter({ refused: [], allowed: [] });

test('the test table is well-formed', () => {
  expect(Object.values(allowedPrompts).flat().length).toBeGreaterThanOrEqual(60);
  expect(Object.values(refusedPrompts).flat().length).toBeGreaterThanOrEqual(60);
});

test.each(Object.values(allowedPrompts).flat())('allows: %s', (prompt) => {
  expect(refuses(prompt)).toBe(false);
});

test.each(Object.values(refusedPrompts).flat())('refuses: %s', (prompt) => {
  expect(refuses(prompt)).toBe(true);
});

test('words that only break the policy together may stand far apart', () => {
  const between = ' and a long walk along the river with friends, dogs and a picnic basket ';
  expect(refuses(`a sexy dress${between}with my kids`)).toBe(false);
});

test('an operator adds words, and allows what the lists refuse', () => {
  const own = createWordFilter({ refused: ['acme*', 'blue cheese'], allowed: ['kill yourself'] });
  expect(own('ACMEs new phone')).toBe(true);
  expect(own('8lue ch33se')).toBe(false);
  expect(own('blue ch33se')).toBe(true);
  expect(own('go and kill yourself')).toBe(false);
});
