import { afterEach, expect, test, vi } from 'vitest';
import { defineTexts, loadCatalogues, translator } from './catalogue.ts';
import { currentLanguage, onLanguageChange, setLanguage } from './language.ts';

const load = vi.fn(async () => ({
  texts: { hello: 'Olá, {name}', left: { one: '{count} moeda', other: '{count} moedas' } },
}));
const texts = defineTexts(load, {
  hello: 'Hello, {name}',
  left: { one: '{count} coin', other: '{count} coins' },
});
const t = translator(texts);

afterEach(() => setLanguage('en'));

test('is English without loading anything', () => {
  expect(t('hello', { name: 'Ada' })).toBe('Hello, Ada');
  expect(t('left', { count: 1 })).toBe('1 coin');
  expect(load).not.toHaveBeenCalled();
});

test('loads a language once; a language that has not loaded falls back to English', async () => {
  await loadCatalogues('pt');
  await loadCatalogues('pt');
  expect(load.mock.calls).toEqual([['pt']]);
  setLanguage('pt');
  expect(t('hello', { name: 'Ada' })).toBe('Olá, Ada');
  expect(t('left', { count: 2 })).toBe('2 moedas');
  setLanguage('es');
  expect(t('hello', { name: 'Ada' })).toBe('Hello, Ada');
});

test('notifies its listeners when the language changes', () => {
  const listener = vi.fn();
  const stop = onLanguageChange(listener);
  setLanguage('pt');
  stop();
  setLanguage('en');
  expect(listener).toHaveBeenCalledTimes(1);
  expect(currentLanguage()).toBe('en');
});

test('notifies readers when texts load after their language was chosen', async () => {
  const late = defineTexts(async () => ({ texts: { bye: 'Tchau' } }), { bye: 'Bye' });
  setLanguage('pt');
  expect(translator(late)('bye')).toBe('Bye');
  await loadCatalogues();
  expect(translator(late)('bye')).toBe('Tchau');
});

test('a catalogue has the texts of the one that it extends, in every language; its own win', async () => {
  const base = defineTexts(async () => ({ texts: { save: 'Salvar', name: 'Nome' } }), {
    save: 'Save',
    name: 'Name',
  });
  const extended = base.extend(async () => ({ texts: { name: 'Título', more: 'Mais' } }), {
    name: 'Title',
    more: 'More',
  });
  const words = translator(extended);
  expect([words('save'), words('name'), words('more')]).toEqual(['Save', 'Title', 'More']);
  setLanguage('pt');
  await extended.load('pt');
  expect([words('save'), words('name'), words('more')]).toEqual(['Salvar', 'Título', 'Mais']);
  expect(Object.keys(extended.own)).toEqual(['name', 'more']);
});
