import { expect, test } from 'vitest';
import { withoutTriggerWord, wordsOf } from './trigger-words.ts';

test('the words of a prompt are compared without case, accents and repetition', () => {
  expect(wordsOf('A NightMkt shark, a nightmkt Ônibus neon-noir!')).toEqual([
    'a',
    'nightmkt',
    'shark',
    'onibus',
    'neon-noir',
  ]);
  expect(wordsOf('😀 …')).toEqual([]);
});

test.each([
  ['nightmkt A shark', 'A shark'],
  ['A shark NIGHTMKT', 'A shark'],
  ['nightmkt: A shark', 'A shark'],
  ['A nightmkt shark', 'A shark'],
  ['A nightmktish shark', 'A nightmktish shark'],
  ['nightmkt', 'nightmkt'],
  ['nightmkt 😀', 'nightmkt 😀'],
])('%j says %j without its trigger word', (prompt, text) => {
  expect(withoutTriggerWord(prompt, 'NightMkt')).toBe(text);
});
