import { expect, test } from 'vitest';
import { designRecipe } from '../design.ts';
import { arrange } from '../layout/arrange.ts';
import { styleOf } from '../styles/styles.ts';

const recipeOf = (prompt: string, tool: 'Genesys 1.0' | 'Thumbnail' = 'Genesys 1.0') =>
  designRecipe({
    prompt,
    tool,
    style: tool === 'Thumbnail' ? 'MrBeast' : 'Default',
    aspectRatio: '16:9',
    seed: 3,
  }).recipe;

test.each([
  ['a bowl of ramen with steam, close up', 'dish-ramen'],
  ['um prato de macarrão com molho de tomate', 'dish-spaghetti'],
  ['a stack of pancakes with syrup and blueberries', 'dish-pancakes'],
  ['una cesta de frutas sobre la mesa', 'dish-fruit-basket'],
  ['a bowl of fruit', 'dish-fruit-bowl'],
  ['a cup of cappuccino with latte art', 'dish-cappuccino'],
  ['churros con chocolate', 'dish-churros'],
  ['feijoada completa', 'dish-feijoada'],
  ['una paella de mariscos', 'dish-paella'],
  ['uma xícara de chá', 'dish-tea'],
  ['a pizza on a wooden table', 'dish-pizza'],
  ['sushi platter', 'dish-sushi'],
  ['una tabla de quesos', 'dish-cheese-board'],
])('%s is one %s', (prompt, dish) => {
  const { hero, secondHero, stickers } = recipeOf(prompt);
  const others = stickers.filter(({ icon }) => icon !== 'near-table');
  expect([hero?.icon, secondHero, others]).toEqual([dish, null, []]);
});

test('a slice is a slice', () => {
  expect(recipeOf('a slice of pizza').hero?.icon).toBe('pizza');
});

test('who drinks coffee holds a cup', () => {
  const { hero, stickers } = recipeOf('a woman drinking a coffee');
  expect([hero?.icon, ...stickers.map(({ icon }) => icon)].join()).not.toContain('dish-');
});

test('a thumbnail shows it as it is served, too', () => {
  expect(recipeOf('The best ramen in Tokyo', 'Thumbnail').hero?.icon).toBe('dish-ramen');
});

test('things on a table have their own sizes', () => {
  const recipe = recipeOf('grapes, cheese and a bottle of wine');
  const { hero, stickers } = arrange(recipe, styleOf(recipe.style));
  const all = [hero, ...stickers].flatMap((one) => one ?? []);
  const height = (icon: string) => all.find((one) => one.icon === icon)?.height ?? 0;
  expect(all.length).toBe(3);
  expect(height('wine-bottle')).toBeGreaterThan(height('grapes') * 1.4);
  expect(height('grapes')).toBeGreaterThan(height('cheese-wedge'));
  expect(Math.max(...all.map(({ bounds }) => bounds.x + bounds.width))).toBeLessThan(1280);
});

test('a glass of milk is nothing to see with', () => {
  expect(recipeOf('bread, eggs and a glass of milk').stickers.map(({ icon }) => icon)).not.toContain(
    'glasses',
  );
});

test.each([
  ['a basket of apples', 'vessel-basket.red-apple'],
  ['a vase of sunflowers', 'vessel-vase.sunflower'],
])('%s is full', (prompt, icon) => {
  expect(recipeOf(prompt).hero?.icon).toBe(icon);
});
