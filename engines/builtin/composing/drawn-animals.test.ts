import { expect, test } from 'vitest';
import { designRecipe } from '../design.ts';

function recipeOf(prompt: string, tool: 'Genesys 1.0' | 'Thumbnail' = 'Genesys 1.0') {
  const style = tool === 'Thumbnail' ? 'MrBeast' : 'Default';
  return designRecipe({ prompt, tool, style, aspectRatio: '16:9', seed: 3 }).recipe;
}

test.each([
  ['A golden retriever running on the beach', 'golden-retriever-running'],
  ['um husky na neve', 'husky-standing'],
  ['un dálmata sentado en el jardín', 'dalmatian-sitting'],
  ['a black cat sleeping on a sofa', 'black-cat-asleep'],
  ['Un gato negro durmiendo sobre un piano', 'black-cat-asleep'],
  ['uma gata branca caminhando no telhado', 'white-cat-walking'],
  ['a wolf howling at the moon', 'wolf-howling'],
  ['a white horse galloping through a field', 'white-horse-running'],
  ['un caballo negro en la playa', 'black-horse-standing'],
  ['a deer drinking from a stream', 'deer-grazing'],
  ['a lioness resting in the grass', 'lioness-lying'],
  ['a tiger prowling through the jungle', 'tiger-walking'],
  ['uma onça saltando sobre um rio', 'leopard-jumping'],
  ['a lion roaring on a rock', 'lion-roaring'],
])('%s: %s', (prompt, hero) => {
  expect(recipeOf(prompt).hero?.icon).toBe(hero);
});

test('a coat of another colour is dyed', () => {
  expect(recipeOf('a blue horse in a meadow').dyes).toHaveProperty('horse-standing');
});

test('a bear and her cub are bears', () => {
  const { hero, secondHero, relation } = recipeOf('a mother bear and her cub by the river');
  expect([hero?.icon, secondHero?.icon, relation]).toEqual(['bear-walking', 'bear-walking', 'many']);
});

test('an animal with glasses shows its face', () => {
  expect(recipeOf('a cat wearing sunglasses').hero?.icon).not.toBe('cat-standing');
});

test('animals run in the open, not in a stadium', () => {
  expect(recipeOf('a herd of wild horses running').scene.id).not.toBe('stadium');
});

test('a thumbnail shows what it did before', () => {
  expect(recipeOf('My husky escaped', 'Thumbnail').hero?.icon).not.toMatch(/husky/);
});
