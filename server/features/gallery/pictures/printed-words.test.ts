import { expect, it } from 'vitest';
import { printedWords } from './printed-words.ts';

const lines = (...texts: string[]) => ({ lines: texts.map((text) => ({ text, emphasis: false })) });
const sides = { left: 'BEFORE', right: 'AFTER' };
const number = { value: 'TOP 10', unit: null };

it.each([
  ['the lines of its headline as one sentence', { headline: lines('I ATE', 'ONLY GAS') }, 'I ATE ONLY GAS'],
  ['the names of its sides', { layout: 'before-after', headline: null, sides }, 'BEFORE AFTER'],
  ['the number of a list', { layout: 'list', headline: lines('GEMS'), number }, 'GEMS TOP 10'],
  [
    'no side or number that it does not print',
    { layout: 'quote', headline: lines('NO'), sides, number },
    'NO',
  ],
])('reads %s', (_, recipe, words) => {
  expect(printedWords(recipe)).toBe(words);
});

it('knows none of a picture without words or without a recipe', () => {
  for (const recipe of [null, undefined, 'x', {}, { headline: null }, { headline: { lines: 'x' } }]) {
    expect(printedWords(recipe)).toBeNull();
  }
});
