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
