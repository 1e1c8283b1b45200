import { expect, test } from 'vitest';
import { designRecipe } from '../design.ts';
import { understand } from '../language/understand.ts';
import { arrange } from '../layout/arrange.ts';
import { measureArrangement } from '../layout/measured-faults.ts';
import type { Recipe } from '../recipe.ts';
import { styleOf } from '../styles/styles.ts';
import { composeRecipe } from './compose-recipe.ts';

const input = { tool: 'Thumbnail', style: 'Matthew-tzdev', aspectRatio: '16:9', seed: 5 } as const;
/** Words whose line across the style's sign is too low to be read in a feed. */
const prompt = 'My grandmother adopted a very small crocodile';

function faultsOf(recipe: Recipe): string[] {
  return measureArrangement(arrange(recipe, styleOf(recipe.style))).map(({ id }) => id);
}

test('another arrangement is taken where the first has a fault', () => {
  const first = composeRecipe(understand(prompt), { ...input, prompt }).recipe;
  expect(faultsOf(first)).not.toEqual([]);
  expect(faultsOf(designRecipe({ ...input, prompt }).recipe)).toEqual([]);
});

test('the first arrangement stays where it has no fault', () => {
  const short = { ...input, prompt: 'Big shark' };
  expect(designRecipe(short).recipe).toEqual(composeRecipe(understand(short.prompt), short).recipe);
});

test('a shorter headline keeps the hook', () => {
  const { headline } = designRecipe({ ...input, prompt }).recipe;
  const { headline: read, emphasis } = understand(prompt);
  expect(headline?.lines.map(({ text }) => text).join(' ')).toContain(read.value[emphasis ?? 0]);
});
