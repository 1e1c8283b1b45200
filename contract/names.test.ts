import { expect, it } from 'vitest';
import { isInvisible, nameKey, nameOf, tidyName } from './names.ts';

const name = nameOf(10);

it.each([
  ['nothing', ''],
  ['spaces', ' \u00a0\u3000'],
  ['zero-width spaces', '\u200b\ufeff\u2060'],
  ['direction marks', '\u200e\u202e\u2066\u2069\u061c'],
  ['joiners alone', '\u200d\u200c\ufe0f'],
  ['a soft hyphen', '\u00ad'],
  ['a Hangul filler', '\u3164'],
  ['the blank braille pattern', '\u2800'],
])('refuses a name of %s', (_what, text) => {
  expect(isInvisible(text)).toBe(true);
  expect(name.safeParse(text).success).toBe(false);
});

it.each([
  ['a control character', 'a\u0000b'],
  ['a line feed', 'a\nb'],
  ['a lone surrogate', 'a\ud800'],
  ['too many characters', 'x'.repeat(11)],
])('refuses a name with %s', (_what, text) => {
  expect(name.safeParse(text).success).toBe(false);
});

it.each([
  ['\u200eBeach\u200f ', 'Beach'],
  ['a\u202egpj', 'agpj'],
  ['Ca\u2060fe\u0301', 'Café'],
  ['two\u00a0 \u2028words', 'two words'],
  // Joiners and variation selectors are kept.
  ['👩\u200d🚀', '👩\u200d🚀'],
  ['❤\ufe0f', '❤\ufe0f'],
  ['می\u200cخواهم', 'می\u200cخواهم'],
])('%j is stored as %j', (text, stored) => {
  expect(name.parse(text)).toBe(stored);
  expect(tidyName(stored)).toBe(stored);
});

it('names that look the same have the same key', () => {
  expect(nameKey('\u202aBeach\u202c')).toBe(nameKey('BEACH'));
  expect(nameKey('be\u00adach')).toBe(nameKey('beach'));
  expect(nameKey('❤\ufe0f')).toBe(nameKey('❤'));
  expect(nameKey('beach')).not.toBe(nameKey('beaches'));
});
