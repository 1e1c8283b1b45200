import { expect, test } from 'vitest';
import { imageStyles } from '../../../contract/styles.ts';
import { designRecipe } from '../design.ts';
import type { Recipe } from '../recipe.ts';
import { renderRecipe } from '../render.ts';
import { stagedStyle } from './staged-style.ts';
import { styleOf } from './styles.ts';

function recipeOf(prompt: string, style: string): Recipe {
  return designRecipe({ prompt, tool: 'Genesys 1.0', style, aspectRatio: '16:9', seed: 3 }).recipe;
}

/** The picture as 16 × 9 colours. */
function colorsOf(recipe: Recipe): Uint8ClampedArray {
  const small = { ...recipe, size: { width: 320, height: 180 } };
  const canvas = renderRecipe(small);
  return canvas.getContext('2d').getImageData(0, 0, 320, 180).data;
}

test('each image style has a look of its own', () => {
  const pictures = ['None', ...imageStyles.map(({ id }) => id)]
    .filter((id) => id !== 'PNG')
    .map((id) => ({ id, data: colorsOf(recipeOf('a farmer in a meadow', id === 'None' ? 'Default' : id)) }));
  for (const [at, one] of pictures.entries())
    for (const other of pictures.slice(at + 1)) {
      if (one.id === other.id || [one.id, other.id].every((id) => id === 'None' || id === 'Default'))
        continue;
      let sum = 0;
      for (let byte = 0; byte < one.data.length; byte += 1)
        sum += Math.abs(one.data[byte]! - other.data[byte]!);
      expect(sum / one.data.length, `${one.id} and ${other.id}`).toBeGreaterThan(4);
    }
}, 60_000);

test('rain does not fall on the bars of a film', () => {
  const { data } = renderRecipe(recipeOf('a detective in the rain at night', 'Cinema'))
    .getContext('2d')
    .getImageData(0, 0, 1280, 60);
  for (let at = 0; at < data.length; at += 4)
    expect(Math.max(data[at]!, data[at + 1]!, data[at + 2]!)).toBeLessThan(24);
});

test('a recipe from before the looks is drawn in its style as before', () => {
  const { shot: _, ...older } = recipeOf('a detective in the rain at night', 'Cinema');
  const style = stagedStyle(styleOf('Cinema'), older);
  expect(style.hero.modelling).toBeUndefined();
  expect(style.effects.map(({ id }) => id)).toContain('letterbox');
});

test('a style that words have changed keeps the treatment that they name', () => {
  const { recipe } = designRecipe({
    prompt: 'a fox in the snow',
    tool: 'Genesys Pro',
    style: 'my own',
    styleDescription: 'pencil drawing',
    aspectRatio: '16:9',
    seed: 3,
  });
  expect(recipe.shot).toBeDefined();
  expect(recipe.shot?.inLook).toBeUndefined();
  expect(recipe.effects.map(({ id }) => id)).toContain('pencil');
});
