import { expect, it } from 'vitest';
import { looksLikeSpam } from './spam.ts';

it('accepts human messages with a few links', () => {
  expect(looksLikeSpam({ message: 'My thumbnail at https://example.com/a looks wrong.', website: '' })).toBe(
    false,
  );
  expect(looksLikeSpam({ message: 'Is 5 > 3 or <b> text drawn as written? [see the picture]' })).toBe(false);
});

it('refuses a filled honeypot, forum markup, and many links', () => {
  expect(looksLikeSpam({ message: 'A kind question.', website: 'https://spam.example' })).toBe(true);
  expect(looksLikeSpam({ message: 'Buy [url=https://spam.example]here[/url]' })).toBe(true);
  expect(looksLikeSpam({ message: 'Buy <a href="https://spam.example">here</a>' })).toBe(true);
  expect(looksLikeSpam({ message: 'https://a.example '.repeat(6) })).toBe(true);
  expect(looksLikeSpam({ message: 'https://a.example '.repeat(5) })).toBe(false);
});
