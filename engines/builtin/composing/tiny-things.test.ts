import { expect, test } from 'vitest';
import { designRecipe } from '../design.ts';
import { arrange } from '../layout/arrange.ts';
import { styleOf } from '../styles/styles.ts';

function pictured(prompt: string, tool: 'Genesys 1.0' | 'Thumbnail') {
  const style = tool === 'Thumbnail' ? 'MrBeast' : 'Default';
  const { recipe } = designRecipe({ prompt, tool, style, aspectRatio: '16:9', seed: 3 });
  return { recipe, ...arrange(recipe, styleOf(recipe.style)) };
}

test.each([
  ['The tiniest house in the world', 'Thumbnail'],
  ['El coche más pequeño del mundo', 'Thumbnail'],
  ['A menor casa do mundo', 'Thumbnail'],
  ['the smallest car in the world', 'Genesys 1.0'],
] as const)('%s is in a hand', (prompt, tool) => {
  const { hero, second } = pictured(prompt, tool);
  expect(second?.icon).toBe('open-palm');
  expect(hero?.width).toBeLessThan((second?.width ?? 0) * 0.8);
  expect(hero?.bounds.y).toBeLessThan(second?.bounds.y ?? 0);
});

test('a tiny house is a kind of house', () => {
  expect(pictured('Tiny house tour', 'Thumbnail').second).toBe(null);
});

test('what is tiny is smaller in its place', () => {
  const usual = pictured('a house in a forest', 'Genesys 1.0').hero?.height ?? 0;
  expect(pictured('a tiny house in a forest', 'Genesys 1.0').hero?.height).toBeLessThan(usual * 0.75);
});
