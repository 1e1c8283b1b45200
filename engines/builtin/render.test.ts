import { createHash } from 'node:crypto';
import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, test } from 'vitest';
import { effectIds, gradeIds } from './catalogue.ts';
import { composeRecipe } from './composing/compose-recipe.ts';
import { designAspectRatios, designSizes, type Recipe, recipeSchema } from './recipe.ts';
import { renderRecipe } from './render.ts';
import { genesysStyles } from './styles/genesys-styles.ts';
import { thumbnailStyles } from './styles/thumbnail-styles.ts';
import { understandingOf, type Wishes } from './testing/understandings.ts';
import { layoutIds } from './vocabulary.ts';

function recipeOf(
  wishes: Wishes,
  style = 'MrBeast-tzdev',
  aspectRatio: '16:9' | '1:1' | '9:16' = '16:9',
  seed = 42,
) {
  return composeRecipe(understandingOf(wishes), { prompt: '', tool: 'Thumbnail', style, aspectRatio, seed })
    .recipe;
}

const shark: Wishes = {
  headline: ['TUBARÃO', 'ATACA'],
  emphasis: 1,
  hero: 'shark',
  scene: 'ocean',
  stickers: ['speedboat'],
};

function hashOf(recipe: Recipe): string {
  return createHash('sha256').update(renderRecipe(recipe).data()).digest('hex');
}

/** Mean difference of two pictures, reduced to 32 × 18, in levels of 255. */
function difference(a: Recipe, b: Recipe): number {
  const [first, second] = [a, b].map((recipe) => {
    const context = createCanvas(32, 18).getContext('2d');
    context.imageSmoothingQuality = 'high';
    context.drawImage(renderRecipe(recipe), 0, 0, 32, 18);
    return context.getImageData(0, 0, 32, 18).data;
  });
  let sum = 0;
  for (let at = 0; at < 32 * 18 * 4; at++) {
    if (at % 4 !== 3) sum += Math.abs((first?.[at] ?? 0) - (second?.[at] ?? 0));
  }
  return sum / (32 * 18 * 3);
}

test('the same recipe gives the same bytes, also after it was stored as JSON', () => {
  const recipe = recipeOf(shark);
  const stored = recipeSchema.parse(JSON.parse(JSON.stringify(recipe)));
  expect(stored).toEqual(recipe);
  expect(hashOf(stored)).toBe(hashOf(recipe));
});

test('another seed gives another picture of the same things', () => {
  expect(hashOf(recipeOf(shark, 'MrBeast', '16:9', 1))).not.toBe(
    hashOf(recipeOf(shark, 'MrBeast', '16:9', 2)),
  );
});

test.each(designAspectRatios)('%s is drawn in its size, every pixel opaque', (aspectRatio) => {
  const canvas = renderRecipe(recipeOf(shark, 'Lebron', aspectRatio));
  expect({ width: canvas.width, height: canvas.height }).toEqual(designSizes[aspectRatio]);
  const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
  expect(data.every((value, at) => at % 4 !== 3 || value === 255)).toBe(true);
});

test.each(layoutIds)('the layout %s can be drawn with and without hero, headline and stickers', (layout) => {
  for (const wishes of [{ ...shark, layout }, { layout }, { ...shark, hero: null, layout }]) {
    expect(() => renderRecipe(recipeOf(wishes))).not.toThrow();
  }
});

describe('the thumbnail styles', () => {
  // The scene is the same for all, as when the prompt names it: only the treatment may tell them apart.
  const recipes = thumbnailStyles.map(({ id, name }) => ({ name, recipe: recipeOf(shark, id) }));
  const pairs = recipes.flatMap((a, index) => recipes.slice(index + 1).map((b) => [a, b] as const));
  test.each(pairs)('$0.name and $1.name look different on the same prompt and seed', (a, b) => {
    expect(difference(a.recipe, b.recipe)).toBeGreaterThanOrEqual(6);
  });
});

test('every image style is drawn, and no two alike', () => {
  const hashes = genesysStyles.map(({ id }) =>
    hashOf({ ...recipeOf(shark, id), size: { width: 320, height: 180 } }),
  );
  expect(new Set(hashes).size).toBe(genesysStyles.length);
});

test('every grade and every effect changes the picture', () => {
  const base: Recipe = { ...recipeOf(shark), size: { width: 320, height: 180 }, grade: 'none', effects: [] };
  const untouched = hashOf(base);
  for (const grade of gradeIds.filter((id) => id !== 'none')) {
    expect([grade, hashOf({ ...base, grade }) === untouched]).toEqual([grade, false]);
  }
  for (const id of effectIds) {
    expect([id, hashOf({ ...base, effects: [{ id, strength: 0.8 }] }) === untouched]).toEqual([id, false]);
  }
});

test('a recipe with an unknown style, a bad colour or nine lines is refused', () => {
  const recipe = recipeOf(shark);
  expect(() => renderRecipe({ ...recipe, style: 'no such style' })).toThrow('no such style');
  expect(recipeSchema.safeParse({ ...recipe, palette: { ...recipe.palette, accent: 'red' } }).success).toBe(
    false,
  );
  const line = { text: 'A', emphasis: false };
  const headline = { lines: Array.from({ length: 9 }, () => line), font: 'anton' };
  expect(recipeSchema.safeParse({ ...recipe, headline }).success).toBe(false);
});
