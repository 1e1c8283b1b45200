import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, test } from 'vitest';
import { sampleOf } from '../../../testing/sample.ts';
import { changeRecipe } from '../composing/change-recipe.ts';
import { designRecipe } from '../design.ts';
import { type DesignTool, type Recipe, recipeSchema } from '../recipe.ts';
import { pixelsOf, renderRecipe } from '../render.ts';
import { genesysStyles } from '../styles/genesys-styles.ts';

function design(tool: DesignTool, style = 'Photographic', prompt = 'a fox in the mountains'): Recipe {
  const creativity = tool === 'Genesys Pro' ? 1 : null;
  const input = { prompt, tool, style, aspectRatio: '16:9', seed: 30, creativity } as const;
  return { ...designRecipe(input).recipe, size: { width: 640, height: 360 } };
}

/** In 64 × 36 pixels, over grey where the picture is transparent. */
function small(recipe: Recipe): Uint8ClampedArray {
  const context = createCanvas(64, 36).getContext('2d');
  context.imageSmoothingQuality = 'high';
  context.fillStyle = '#808080';
  context.fillRect(0, 0, 64, 36);
  context.drawImage(renderRecipe(recipe), 0, 0, 64, 36);
  return context.getImageData(0, 0, 64, 36).data;
}

/** Of 255, over the pixels that differ at all: a cut-out fills only a part of its picture. */
function difference(one: Recipe, other: Recipe): number {
  const [first, second] = [small(one), small(other)];
  const steps = [...first].map((value, at) => Math.abs(value - (second[at] ?? 0))).filter((step) => step > 0);
  return steps.reduce((sum, step) => sum + step, 0) / Math.max(1, steps.length);
}

describe('Genesys Pro at its first creativity', () => {
  test('is the design of Genesys 1.0 with a rich finish', () => {
    const { finish, ...rest } = design('Genesys Pro');
    expect(finish).toBe('rich');
    expect(rest).toEqual(design('Genesys 1.0'));
    for (const tool of ['Thumbnail', 'ThumbnailsV2'] as const) expect(design(tool).finish).toBeUndefined();
  });

  test.each(
    sampleOf(
      genesysStyles.map(({ id }) => id),
      5,
    ),
  )('looks different from Genesys 1.0 in the style %s', (style) => {
    expect(difference(design('Genesys Pro', style), design('Genesys 1.0', style))).toBeGreaterThan(5);
  });

  test('also differs for a prompt with only a place', () => {
    const place = 'mountains at sunset';
    const [pro, plain] = [design('Genesys Pro', 'Cinema', place), design('Genesys 1.0', 'Cinema', place)];
    expect(difference(pro, plain)).toBeGreaterThan(5);
  });
});

test('repeats a rich finish byte for byte, and keeps it through a change and storage', () => {
  const recipe = design('Genesys Pro');
  const stored = recipeSchema.parse(JSON.parse(JSON.stringify(recipe)));
  expect(pixelsOf(renderRecipe(stored)).rgba).toEqual(pixelsOf(renderRecipe(recipe)).rgba);
  expect(changeRecipe(recipe, { palette: 'candy' }).recipe.finish).toBe('rich');
});
