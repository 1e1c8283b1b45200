import { expect, test } from 'vitest';
import { designRecipe } from '../design.ts';
import { arrange } from '../layout/arrange.ts';
import { styleOf } from '../styles/styles.ts';

function pictured(prompt: string) {
  const style = 'Default';
  const tool = 'Genesys 1.0' as const;
  const { recipe } = designRecipe({ prompt, tool, style, aspectRatio: '16:9', seed: 5 });
  const { hero, crowd } = arrange(recipe, styleOf(recipe.style));
  return { hero, crowd, recipe };
}

test.each([
  ['Una familia de elefantes cruzando la sabana', 'elephant-walking', 3],
  ['A family of penguins on the ice', 'penguin-standing', 3],
  ['A herd of horses in a meadow', 'horse-walking', 7],
  ['Wolves running through the snow', 'wolf-running', 7],
  ['Flamingos in a lake at sunset', 'flamingo-standing', 7],
  ['Cinco cachorrinhos no jardim', 'dog-walking', 5],
  ['A flock of birds over the ocean', 'gull-flying', 7],
  ['Sheep grazing on a green hill', 'ewe-grazing', 7],
])('%s: several of %s', (prompt, icon, count) => {
  const { hero, crowd } = pictured(prompt);
  expect(hero?.icon).toBe(icon);
  expect(crowd.map((one) => one.icon)).toEqual(Array(count - 1).fill(icon));
  expect(Math.max(...crowd.map(({ width }) => width))).toBeLessThan(hero?.width ?? 0);
  expect(crowd.every(({ flip }) => flip === hero?.flip)).toBe(true);
});

test.each(['A rhinoceros in the savanna', 'An octopus in the sea', 'Two wolves in the snow', 'A lone wolf'])(
  '%s is no herd',
  (prompt) => {
    expect(pictured(prompt).crowd).toEqual([]);
  },
);

test('a heap of things stays a heap', () => {
  expect(pictured('A pile of 30 potatoes').recipe.relation).toBe('many');
  expect(pictured('A pile of 30 potatoes').crowd.length).toBeGreaterThan(10);
});
