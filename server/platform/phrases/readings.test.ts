import { expect, test } from 'vitest';
import { plainReading, readingsOf } from './readings.ts';

test.each([
  ['Ünïcödé  WORDS', 'unicode words'],
  ['wo\u200brd\u00ads \ufeffapart', 'words apart'],
  ['ｗｏｒｄ', 'word'],
  ['wоrd', 'word'],
  ['w0rd', 'word'],
  ['$word', 'sword'],
  ['word!', 'word'],
  ['(word)', 'word'],
  ['wooooord', 'woord'],
  ['w o r d', 'word'],
  ['w.o.r.d and more', 'word and more'],
  ['wo-rd', 'word'],
  ['18yo', '18 yo'],
])('%s can be read as "%s"', (text, reading) => {
  expect(readingsOf(text)).toContain(reading);
});

test('a plain text reads as written', () => {
  expect(plainReading('I Survived 100 days, twice')).toBe('i survived 100 days twice');
  expect(plainReading('…')).toBe('');
});

test('separate words stay separate', () => {
  expect(readingsOf('a big red dog')).toEqual(['a big red dog']);
});
