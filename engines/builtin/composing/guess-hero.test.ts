import { expect, test } from 'vitest';
import { designRecipe } from '../design.ts';

const design = (prompt: string, tool: 'Thumbnail' | 'Genesys 1.0' = 'Genesys 1.0') =>
  designRecipe({ prompt, tool, style: 'Photographic', aspectRatio: '16:9', seed: 3 });

test.each([
  ['portrait of a woman', 'portrait-woman'],
  ['an old man', 'figure-old-man-standing'],
  ['a family', 'figure-father-standing'],
  ['uma mulher', 'figure-woman-standing'],
  ['una mujer', 'figure-woman-standing'],
  ['as crianças', 'figure-boy-standing'],
])('shows the requested person in a picture without words: %s', (prompt, icon) => {
  const { recipe, warnings } = design(prompt);
  expect(recipe.hero).toEqual({ icon });
  expect(warnings.map(({ code }) => code)).not.toContain('nothing-to-draw');
});

test('adds no person to a place that makes a picture by itself', () => {
  expect(design('city').recipe.hero).toBeNull();
  expect(design('a beautiful sunset').recipe.hero).toBeNull();
});

test('only offers a doubtful illustration if there are words', () => {
  const { recipe } = design('my friend', 'Thumbnail');
  expect([recipe.hero, recipe.layout]).toEqual([null, 'typography']);
});

test.each([
  ['The last winter of the wolves', 'wolf-standing'],
  ['O último inverno dos lobos', 'wolf-standing'],
  ['Storm chasing with my dad', 'cloud-with-lightning-and-rain'],
])('shows who is in the weather, if that is as sure: %s', (prompt, icon) => {
  expect(design(prompt, 'Thumbnail').recipe.hero).toMatchObject({ icon });
});

test.each([
  ['How Iceland survives winter', 'country-is'],
  ['O inverno na Noruega', 'country-no'],
  ['Why winter is getting warmer', 'snowflake'],
])('shows the country rather than its season: %s', (prompt, icon) => {
  expect(design(prompt, 'Thumbnail').recipe.hero?.icon).toBe(icon);
});

test.each([
  ['A lonely tree on a hill', 'tree-on-hill'],
  ['Um carvalho sozinho no campo', 'oak'],
  ['Un árbol solitario en una colina', 'tree-on-hill'],
  ['Un jardín con una fuente y rosas', 'rose'],
])('%s shows %s', (prompt, icon) => {
  expect(design(prompt).recipe.hero?.icon).toBe(icon);
});

test.each(['A harbor town in Norway', 'Una calle de Chile al atardecer', 'Uma praia no Brasil'])(
  '%s shows the place, not the outline of the country',
  (prompt) => {
    const { hero, stickers } = design(prompt).recipe;
    expect([hero?.icon ?? '', ...stickers.map(({ icon }) => icon)].join(' ')).not.toContain('country-');
  },
);

test('no keyword of an emoji is a hero: a table is no table tennis', () => {
  expect(design('an ashtray on a wooden table').recipe.hero).toBeNull();
});
