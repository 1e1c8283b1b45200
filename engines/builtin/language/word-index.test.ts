import { statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { hasIcon } from '../icons.ts';
import { promptLanguages } from '../vocabulary.ts';
import { framedIcons, unfitIcons } from './unfit-icons.ts';
import { loadWordIndex } from './word-index.ts';

test('keeps the packed index within its 300 kB', () => {
  expect(statSync(new URL('../assets/words.json.br', import.meta.url)).size).toBeLessThanOrEqual(300_000);
});

test('maps every name to a packed icon that may be shown', () => {
  const { namesIn } = loadWordIndex();
  const icons = new Set(
    promptLanguages.flatMap((language) => [...namesIn(language).values()].flat().map(({ icon }) => icon)),
  );
  expect(icons.size).toBeGreaterThan(700);
  expect(
    [...icons].filter((icon) => !hasIcon(icon) || framedIcons.has(icon) || unfitIcons.has(icon)),
  ).toEqual([]);
});

test.each([
  ['en', 'lobster', 'lobster'],
  ['pt', 'escova de dent', 'toothbrush'],
  ['es', 'tortugo', null],
] as const)('in %s, "%s" is the whole name of %s', (language, name, icon) => {
  const best = loadWordIndex()
    .namesIn(language)
    .get(name)
    ?.find(({ score }) => score === 100);
  expect(best?.icon ?? null).toBe(icon);
});

test('maps emoji to their icons without variation selectors', () => {
  const { emoji } = loadWordIndex();
  expect(emoji.get('🦈')).toBe('shark');
  expect(emoji.get('❤')).toBe('red-heart');
});
