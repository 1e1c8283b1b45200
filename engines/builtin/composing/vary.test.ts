import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { designRecipe } from '../design.ts';
import type { DesignInput } from '../design-input.ts';
import { pixelsOf, renderRecipe } from '../render.ts';

/** Prompts that leave layout and scene open, that name them, and that need the layout they have. */
type Case = readonly [prompt: string, style: string, tool: 'Thumbnail' | 'Genesys Pro'];
const cases: readonly Case[] = [
  ['I survived 100 days in Minecraft', 'MrBeast', 'Thumbnail'],
  ['Why I quit my job', 'MaxVersta', 'Thumbnail'],
  ['city at night, lonely taxi', 'NickD', 'Thumbnail'],
  ['iPhone vs Samsung: which is better?', 'Lebron', 'Thumbnail'],
  ['Minha casa antes e depois', 'Matthew', 'Thumbnail'],
  ['"DO NOT OPEN"', 'BackgroundIRL', 'Thumbnail'],
  ['Top 10 worst fast foods', 'Kurzgesagt', 'Thumbnail'],
  ['a fox in the mountains', 'Photographic', 'Genesys Pro'],
];

function inputOf([prompt, style, tool]: Case, alternative: number): DesignInput {
  return { prompt, style, tool, aspectRatio: '16:9', seed: 40 + alternative, alternative };
}

async function shrink(input: DesignInput): Promise<Buffer> {
  const { recipe } = designRecipe(input);
  const canvas = renderRecipe({ ...recipe, size: { width: 640, height: 360 } });
  const { rgba, width, height } = pixelsOf(canvas);
  const small = sharp(rgba, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .resize(32, 18, { fit: 'fill' });
  return small.raw().toBuffer();
}

/** In levels of 255. */
function meanDifference(a: Buffer, b: Buffer): number {
  return a.reduce((sum, value, at) => sum + Math.abs(value - (b[at] ?? 0)), 0) / a.length;
}

describe('four designs of one generation', () => {
  test.each(cases)('"%s" in the style %s gives designs that differ in each pair', async (...input) => {
    const drawn = await Promise.all([0, 1, 2, 3].map((alternative) => shrink(inputOf(input, alternative))));
    const differences = drawn.flatMap((a, at) => drawn.slice(at + 1).map((b) => meanDifference(a, b)));
    expect(Math.min(...differences)).toBeGreaterThanOrEqual(12);
  });

  test('the first equals a single generation, and each can be repeated', () => {
    const input: Case = ['I survived 100 days in Minecraft', 'MrBeast', 'Thumbnail'];
    const { alternative: _, ...alone } = inputOf(input, 0);
    expect(designRecipe(inputOf(input, 0))).toEqual(designRecipe(alone));
    expect(designRecipe(inputOf(input, 2))).toEqual(designRecipe(inputOf(input, 2)));
  });
});
