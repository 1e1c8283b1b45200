import { expect, test } from 'vitest';
import { withoutTriggerWord, wordsIn } from './trigger-words.ts';

test('compares the words of a prompt without case, accents and repetition', () => {
  expect(wordsIn('A NightMkt shark, a nightmkt Ônibus neon-noir!')).toEqual([
    'a',
    'nightmkt',
    'shark',
    'onibus',
    'neon-noir',
  ]);
  expect(wordsIn('😀 …')).toEqual([]);
});

test.each([
  ['nightmkt A shark', 'A shark'],
  ['A shark NIGHTMKT', 'A shark'],
  ['nightmkt: A shark', 'A shark'],
  ['A nightmkt shark', 'A shark'],
  ['A nightmktish shark', 'A nightmktish shark'],
  ['nightmkt', 'nightmkt'],
  ['nightmkt 😀', 'nightmkt 😀'],
])('reads %j as %j without its trigger word', (prompt, text) => {
  expect(withoutTriggerWord(prompt, 'NightMkt')).toBe(text);
});
