import { expect, test } from 'vitest';
import { languages, localeOf } from '#contract/languages.ts';
import { preferredLanguage } from './preferred-language.ts';

test.each(languages)('picks %s for a browser that prefers it', (language) => {
  expect(preferredLanguage(`tlh, ${localeOf(language)};q=0.5, *;q=0.1`)).toBe(language);
});

test('picks the supported language with the highest weight', () => {
  expect(preferredLanguage('pt-BR,pt;q=0.9,en;q=0.8')).toBe('pt');
  expect(preferredLanguage('tlh, es;q=0.7, en;q=0.9')).toBe('en');
  expect(preferredLanguage('tlh, es-419;q=0.5')).toBe('es');
});

test('falls back to English without a header, for other languages, or if ours are refused', () => {
  expect(preferredLanguage(null)).toBe('en');
  expect(preferredLanguage('*')).toBe('en');
  expect(preferredLanguage('tlh, qaa;q=0.4')).toBe('en');
  expect(preferredLanguage('pt;q=0, es; q=0.0')).toBe('en');
});
