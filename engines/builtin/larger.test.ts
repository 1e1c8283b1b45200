import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawnSize } from '../../contract/designs.ts';
import { imageStyles, presetThumbnailStyles } from '../../contract/styles.ts';
import { sampleOf } from '../../testing/sample.ts';
import { composeRecipe } from './composing/compose-recipe.ts';
import type { Recipe } from './recipe.ts';
import { pixelsOf, renderRecipe } from './render.ts';
import { understandingOf } from './testing/understandings.ts';

const styles = [
  ...presetThumbnailStyles.map(({ id }) => ({ tool: 'Thumbnail' as const, style: id as string })),
  ...imageStyles.map(({ id }) => ({ tool: 'Genesys Pro' as const, style: id as string })),
];

function designIn({ tool, style }: (typeof styles)[number]): Recipe {
  const understanding = understandingOf({
    headline: ['A SHARK', 'IN MY POOL'],
    hero: 'shark',
    scene: 'ocean',
  });
  return composeRecipe(understanding, { prompt: '', tool, style, aspectRatio: '16:9', seed: 5 }).recipe;
}

/** Small enough that grain and edges do not count, only what is where and in which colour. */
async function reduced(recipe: Recipe): Promise<Buffer> {
  const { rgba, width, height } = pixelsOf(renderRecipe(recipe));
  return sharp(rgba, { raw: { width, height, channels: 4 } })
    .flatten({ background: '#808080' })
    .resize(160, 90, { kernel: 'lanczos3' })
    .removeAlpha()
    .raw()
    .toBuffer();
}

/** Measured at twice the size: 0.5 to 3.8 of 255. */
const most = 5;
/** Its dots and ink lines follow whole pixels, so they fall between those of the smaller picture: 6.1. */
const mostOfComic = 8;

describe('a design drawn larger', () => {
  it.each(sampleOf(styles, 2))('in $tool $style looks the same, reduced', async (wanted) => {
    const recipe = designIn(wanted);
    const [one, larger] = [
      await reduced(recipe),
      await reduced({ ...recipe, size: drawnSize(recipe.size, 1_080) }),
    ];
    const differences = one.map((value, at) => Math.abs(value - (larger[at] ?? 0)));
    const mean = differences.reduce((sum, value) => sum + value, 0) / differences.length;
    expect(mean).toBeLessThan(wanted.style === 'Comic' ? mostOfComic : most);
  });
});
