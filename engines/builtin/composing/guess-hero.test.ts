import { expect, test } from 'vitest';
import { designRecipe } from '../design.ts';

const design = (prompt: string, tool: 'Thumbnail' | 'Genesys 1.0' = 'Genesys 1.0') =>
  designRecipe({ prompt, tool, style: 'Photographic', aspectRatio: '16:9', seed: 3 });

test.each([
  ['portrait of a woman', 'woman'],
  ['an old man', 'old-man'],
  ['a family', 'busts-in-silhouette'],
  ['uma mulher', 'woman'],
  ['una mujer', 'woman'],
  ['as crianças', 'child'],
])('a picture without words shows whom it is asked to: %s', (prompt, icon) => {
  const { recipe, warnings } = design(prompt);
  expect(recipe.hero).toEqual({ icon });
  expect(warnings.map(({ code }) => code)).not.toContain('nothing-to-draw');
});

test('a place that is a picture by itself gets nobody pasted into it', () => {
  expect(design('city').recipe.hero).toBeNull();
  expect(design('a beautiful sunset').recipe.hero).toBeNull();
});

test('where there are words, a doubtful illustration is only offered', () => {
  const { recipe } = design('children playing', 'Thumbnail');
  expect([recipe.hero, recipe.layout]).toEqual([null, 'typography']);
});
