import { expect, it } from 'vitest';
import { isInvisible, nameKey, nameOf, tidyName } from './names.ts';

const name = nameOf(10);

it.each([
  ['nothing', ''],
  ['spaces', ' \u00a0\u3000'],
  ['zero-width spaces', '\u200b\ufeff\u2060'],
  ['marks of direction', '\u200e\u202e\u2066\u2069\u061c'],
  ['joiners alone', '\u200d\u200c\ufe0f'],
  ['a soft hyphen', '\u00ad'],
  ['a filler of Hangul', '\u3164'],
  ['the empty cell of braille', '\u2800'],
])('a name of %s is none', (_what, text) => {
  expect(isInvisible(text)).toBe(true);
  expect(name.safeParse(text).success).toBe(false);
});

it.each([
  ['a control character', 'a\u0000b'],
  ['a broken line', 'a\nb'],
  ['half a character', 'a\ud800'],
  ['too many characters', 'x'.repeat(11)],
])('a name with %s is refused', (_what, text) => {
  expect(name.safeParse(text).success).toBe(false);
});

it.each([
  ['\u200eBeach\u200f ', 'Beach'],
  ['a\u202egpj', 'agpj'],
  ['Ca\u2060fe\u0301', 'Café'],
  ['two\u00a0 \u2028words', 'two words'],
  // Letters and emoji are joined, and their pictures chosen.
  ['👩\u200d🚀', '👩\u200d🚀'],
  ['❤\ufe0f', '❤\ufe0f'],
  ['می\u200cخواهم', 'می\u200cخواهم'],
])('%j is stored as %j', (text, stored) => {
  expect(name.parse(text)).toBe(stored);
  expect(tidyName(stored)).toBe(stored);
});

it('names that look alike are one', () => {
  expect(nameKey('\u202aBeach\u202c')).toBe(nameKey('BEACH'));
  expect(nameKey('be\u00adach')).toBe(nameKey('beach'));
  expect(nameKey('❤\ufe0f')).toBe(nameKey('❤'));
  expect(nameKey('beach')).not.toBe(nameKey('beaches'));
});
