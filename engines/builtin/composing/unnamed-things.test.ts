import { expect, test } from 'vitest';
import { designRecipe } from '../design.ts';

const icons = (prompt: string) =>
  designRecipe({
    prompt,
    tool: 'Genesys 1.0',
    style: 'Default',
    aspectRatio: '16:9',
    seed: 3,
  }).recipe.stickers.map(({ icon }) => icon);

test.each([
  'um unicórnio na floresta encantada',
  'a wizard reading a spell book',
  'una cabaña en un bosque mágico',
])('no wand is in "%s"', (prompt) => {
  expect(icons(prompt)).not.toContain('magic-wand');
});

test('no palette stands beside latte art', () => {
  expect(icons('a cup of cappuccino with latte art')).not.toContain('artist-palette');
});

test.each([
  ['A train passing between glass skyscrapers', /glasses/],
  ['Una mujer leyendo una carta junto a la ventana', /joker/],
  ['Uma sala de estar dos anos 70 com sofá e televisão', /mirror-ball/],
  ['Uma biblioteca antiga com uma lareira', /open-book/],
])('%s shows no %s', (prompt, unnamed) => {
  const { recipe } = designRecipe({
    prompt,
    tool: 'Genesys 1.0',
    style: 'Default',
    aspectRatio: '16:9',
    seed: 6,
  });
  const shown = [recipe.hero?.icon, ...recipe.stickers.map(({ icon }) => icon)].join(' ');
  expect(shown).not.toMatch(unnamed);
  expect(recipe.states ?? []).toEqual([]);
});
