import { expect, test } from 'vitest';
import { designRecipe } from '../design.ts';

const pictured = (prompt: string) => {
  const { recipe } = designRecipe({
    prompt,
    tool: 'Genesys 1.0',
    style: 'Default',
    aspectRatio: '16:9',
    seed: 5,
  });
  return { hero: recipe.hero?.icon ?? null, things: recipe.stickers.map(({ icon }) => icon), recipe };
};

test.each([
  ['A windmill in a field of tulips at sunrise', 'windmill', 'field-tulips'],
  ['Um campo de girassóis com um trator', 'tractor', 'field-sunflowers'],
  ['Un perro corriendo en un campo de margaritas', 'dog-running', 'field-daisies'],
  ['A girl walking through a lavender field', 'figure-girl-walking', 'field-lavender'],
  ['A horse in a meadow full of wildflowers', 'horse-standing', 'field-daisies'],
  ['Um trigal ao pôr do sol', null, 'field-wheat'],
  ['Un viñedo en La Rioja', null, 'vineyard'],
  ['Un campo de amapolas', null, 'field-poppies'],
])('%s: %s stands in %s', (prompt, hero, field) => {
  const { things, recipe, ...shown } = pictured(prompt);
  expect(shown.hero).toBe(hero);
  expect(things).toContain(field);
  expect(things.filter((icon) => /^(tulip|sunflower|hyacinth|cocktail-glass|grapes)$/.test(icon))).toEqual(
    [],
  );
  expect(recipe.scene.id).toBe('meadow');
});

test('a single flower is a thing, and a field without a plant is a meadow', () => {
  expect(pictured('A tulip in a vase on a table').things).not.toContain('field-tulips');
  expect(pictured('A soccer ball on a field').things).toEqual([]);
});
