import { expect, test } from 'vitest';
import { preferredLanguage } from './preferred-language.ts';

test('picks the supported language with the highest weight', () => {
  expect(preferredLanguage('pt-BR,pt;q=0.9,en;q=0.8')).toBe('pt');
  expect(preferredLanguage('de-DE, es;q=0.7, en;q=0.9')).toBe('en');
  expect(preferredLanguage('fr, es-419;q=0.5')).toBe('es');
});

test('falls back to English without a header, for other languages, or if ours are refused', () => {
  expect(preferredLanguage(null)).toBe('en');
  expect(preferredLanguage('*')).toBe('en');
  expect(preferredLanguage('ja, ko;q=0.4')).toBe('en');
  expect(preferredLanguage('pt;q=0, es; q=0.0')).toBe('en');
});
