import { expect, test } from 'vitest';
import { designRecipe } from '../design.ts';
import { styleOf } from '../styles/styles.ts';
import { arrange } from './arrange.ts';
import { hookHeight, hookRatio } from './hook-size.ts';

const input = { tool: 'Thumbnail', style: 'MrBeast-tzdev', aspectRatio: '16:9', seed: 5 } as const;

function arranged(prompt: string) {
  const { recipe } = designRecipe({ ...input, prompt });
  return arrange(recipe, styleOf(recipe.style));
}

test('a hook is measured against the largest of the other words', () => {
  const arrangement = arranged('I survived 50 days in a cave');
  const heights = arrangement.texts
    .flatMap((block) => block.lines)
    .map(({ emphasis, ink }) => ({ emphasis, height: ink.height }));
  const highest = (isHook: boolean) =>
    Math.max(...heights.filter(({ emphasis }) => emphasis === isHook).map(({ height }) => height));
  expect(hookRatio(arrangement)).toBeCloseTo(highest(true) / highest(false), 0);
});

test('a headline of a single line has no ratio', () => {
  const arrangement = arranged('Shark');
  expect(hookHeight(arrangement)).toBeGreaterThan(0);
  expect(hookRatio(arrangement)).toBeNull();
});
