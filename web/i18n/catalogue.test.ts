import { afterEach, expect, test, vi } from 'vitest';
import { defineTexts, loadCatalogues, translator } from './catalogue.ts';
import { currentLanguage, onLanguageChange, setLanguage } from './language.ts';

const load = vi.fn(async () => ({
  texts: { hello: 'Olá, {name}', left: { one: '{count} moeda', other: '{count} moedas' } },
}));
const texts = defineTexts(
  { hello: 'Hello, {name}', left: { one: '{count} coin', other: '{count} coins' } },
  load,
);
const t = translator(texts);

afterEach(() => setLanguage('en'));

test('speaks English without loading anything', () => {
  expect(t('hello', { name: 'Ada' })).toBe('Hello, Ada');
  expect(t('left', { count: 1 })).toBe('1 coin');
  expect(load).not.toHaveBeenCalled();
});

test('loads a language once, then speaks it; a language that has not come falls back to English', async () => {
  await loadCatalogues('pt');
  await loadCatalogues('pt');
  expect(load.mock.calls).toEqual([['pt']]);
  setLanguage('pt');
  expect(t('hello', { name: 'Ada' })).toBe('Olá, Ada');
  expect(t('left', { count: 2 })).toBe('2 moedas');
  setLanguage('es');
  expect(t('hello', { name: 'Ada' })).toBe('Hello, Ada');
});

test('tells its listeners when the language changes', () => {
  const heard = vi.fn();
  const stop = onLanguageChange(heard);
  setLanguage('pt');
  stop();
  setLanguage('en');
  expect(heard).toHaveBeenCalledTimes(1);
  expect(currentLanguage()).toBe('en');
});

test('tells the readers when the texts of the chosen language come after it was chosen', async () => {
  const late = defineTexts({ bye: 'Bye' }, async () => ({ texts: { bye: 'Tchau' } }));
  setLanguage('pt');
  expect(translator(late)('bye')).toBe('Bye');
  await loadCatalogues();
  expect(translator(late)('bye')).toBe('Tchau');
});
