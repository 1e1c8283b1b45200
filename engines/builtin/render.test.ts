import { createHash } from 'node:crypto';
import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, test } from 'vitest';
import { v2PresetIds, v2StyleId } from '../../contract/v2-presets.ts';
import { sampleOf } from '../../testing/sample.ts';
import { effectIds, gradeIds } from './catalogue.ts';
import { composeRecipe } from './composing/compose-recipe.ts';
import { designRecipe } from './design.ts';
import { type DesignTool, designAspectRatios, designSizes, type Recipe, recipeSchema } from './recipe.ts';
import { pixelsOf, renderRecipe } from './render.ts';
import { genesysStyles } from './styles/genesys-styles.ts';
import { thumbnailStyles } from './styles/thumbnail-styles.ts';
import { v2Styles } from './styles/v2-styles.ts';
import { type UnderstandingParts, understandingOf } from './testing/understandings.ts';
import { layoutIds } from './vocabulary.ts';

function recipeOf(
  parts: UnderstandingParts,
  style = 'MrBeast-tzdev',
  aspectRatio: '16:9' | '1:1' | '9:16' = '16:9',
  seed = 42,
  tool: DesignTool = 'Thumbnail',
) {
  return composeRecipe(understandingOf(parts), { prompt: '', tool, style, aspectRatio, seed }).recipe;
}

const shark: UnderstandingParts = {
  headline: ['TUBARÃO', 'ATACA'],
  emphasis: 1,
  hero: 'shark',
  scene: 'ocean',
  stickers: ['speedboat'],
};

function hashOf(recipe: Recipe): string {
  return createHash('sha256').update(renderRecipe(recipe).data()).digest('hex');
}

/** The picture in 32 × 18 pixels, on white where it is transparent. */
function shrink(recipe: Recipe): Uint8ClampedArray {
  const context = createCanvas(32, 18).getContext('2d');
  context.imageSmoothingQuality = 'high';
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, 32, 18);
  context.drawImage(renderRecipe(recipe), 0, 0, 32, 18);
  return context.getImageData(0, 0, 32, 18).data;
}

/** In levels of 255. */
function meanDifference(a: Uint8ClampedArray, b: Uint8ClampedArray): number {
  const sum = a.reduce((total, value, at) => total + (at % 4 === 3 ? 0 : Math.abs(value - (b[at] ?? 0))), 0);
  return sum / (32 * 18 * 3);
}

const difference = (a: Recipe, b: Recipe) => meanDifference(shrink(a), shrink(b));

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

test.each(designAspectRatios)('draws %s in its size with every pixel opaque', (aspectRatio) => {
  const canvas = renderRecipe(recipeOf(shark, 'Lebron', aspectRatio));
  expect({ width: canvas.width, height: canvas.height }).toEqual(designSizes[aspectRatio]);
  const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
  expect(data.every((value, at) => at % 4 !== 3 || value === 255)).toBe(true);
});

test.each(sampleOf(layoutIds, 3))(
  'the layout %s can be drawn with and without hero, headline and stickers',
  (layout) => {
    for (const parts of [{ ...shark, layout }, { layout }, { ...shark, hero: null, layout }]) {
      expect(() => renderRecipe(recipeOf(parts))).not.toThrow();
    }
  },
);

describe('the thumbnail styles and the looks of ThumbnailsV2', () => {
  // All share one scene, as if the prompt named it: only the treatment may distinguish them.
  const looks = [
    ...thumbnailStyles.map((style) => ({ ...style, tool: 'Thumbnail' as const })),
    ...v2Styles.map((style) => ({ ...style, tool: 'ThumbnailsV2' as const })),
  ];
  const recipes = sampleOf(looks, 4).map(({ id, name, tool }) => ({
    name,
    recipe: recipeOf(shark, id, '16:9', 42, tool),
  }));
  const pairs = recipes.flatMap((a, index) => recipes.slice(index + 1).map((b) => [a, b] as const));
  test.each(pairs)('$0.name and $1.name look different on the same prompt and seed', (a, b) => {
    expect(difference(a.recipe, b.recipe)).toBeGreaterThanOrEqual(6);
  });
});

describe.each(['Genesys 1.0', 'Genesys Pro'] as const)('the image styles of %s', (tool) => {
  const drawn = sampleOf(genesysStyles, 5).map(({ id, name }) => ({
    name,
    small: shrink({ ...recipeOf(shark, id, '16:9', 42, tool), size: { width: 640, height: 360 } }),
  }));
  const pairs = drawn.flatMap((a, index) => drawn.slice(index + 1).map((b) => [a, b] as const));
  test.each(pairs)('$0.name and $1.name look different on the same prompt and seed', (a, b) => {
    expect(meanDifference(a.small, b.small)).toBeGreaterThanOrEqual(6);
  });
});

describe('the image styles that keep the shapes of a scene', () => {
  const near = ['Default', 'Photographic', 'Realistic', 'Portrait', 'Cinema', 'POV GoPro'];
  const drawn = near.map((style) => {
    const input = {
      prompt: 'a fox in the mountains',
      tool: 'Genesys 1.0',
      aspectRatio: '16:9',
      seed: 7,
    } as const;
    const { recipe } = designRecipe({ ...input, style });
    return { name: style, small: shrink({ ...recipe, size: { width: 640, height: 360 } }) };
  });
  const pairs = drawn.flatMap((a, index) => drawn.slice(index + 1).map((b) => [a, b] as const));
  test.each(pairs)('$0.name and $1.name look different', (a, b) => {
    expect(meanDifference(a.small, b.small)).toBeGreaterThanOrEqual(6);
  });
});

test('the style PNG leaves out everything behind the hero', () => {
  const canvas = renderRecipe(recipeOf(shark, 'PNG'));
  const { isOpaque, rgba } = pixelsOf(canvas);
  expect(isOpaque).toBe(false);
  expect([...rgba.subarray(0, 4)]).toEqual([0, 0, 0, 0]);
  // The hero's white outline is white in the file too, not darkened by the opacity of its edge.
  const faint = Array.from({ length: rgba.length / 4 }, (_, at) => rgba.subarray(at * 4, at * 4 + 4)).filter(
    ([red, green, blue, alpha]) => alpha === 255 && red === 255 && green === 255 && blue === 255,
  );
  expect(faint.length).toBeGreaterThan(1_000);
});

test('every grade and every effect changes the picture', () => {
  // Without a headline, since no effect cuts one off.
  const bare = { ...recipeOf(shark), headline: null, size: { width: 320, height: 180 } };
  const base: Recipe = { ...bare, grade: 'none', effects: [] };
  const untouched = hashOf(base);
  for (const grade of sampleOf(
    gradeIds.filter((id) => id !== 'none'),
    4,
  )) {
    expect([grade, hashOf({ ...base, grade }) === untouched]).toEqual([grade, false]);
  }
  for (const id of sampleOf(effectIds, 4)) {
    expect([id, hashOf({ ...base, effects: [{ id, strength: 0.8 }] }) === untouched]).toEqual([id, false]);
  }
});

test('refuses a recipe with an unknown style, a bad colour or nine lines', () => {
  const recipe = recipeOf(shark);
  expect(() => renderRecipe({ ...recipe, style: 'no such style' })).toThrow('no such style');
  expect(recipeSchema.safeParse({ ...recipe, palette: { ...recipe.palette, accent: 'red' } }).success).toBe(
    false,
  );
  const line = { text: 'A', emphasis: false };
  const headline = { lines: Array.from({ length: 9 }, () => line), font: 'anton' };
  expect(recipeSchema.safeParse({ ...recipe, headline }).success).toBe(false);
});

test('gives ThumbnailsV2 its own looks, which no other tool knows', () => {
  for (const { id } of v2Styles) {
    expect(recipeOf(shark, id, '16:9', 42, 'ThumbnailsV2').style).toBe(id);
    expect(recipeOf(shark, id).style).toBe('MrBeast-tzdev');
  }
  for (const { id } of thumbnailStyles) {
    expect(recipeOf(shark, id, '16:9', 42, 'ThumbnailsV2').style).toBe('v2:none');
  }
  expect(v2Styles.map(({ id }) => id)).toEqual(v2PresetIds.map(v2StyleId));
});
