import { expect, test } from 'vitest';
import { designRecipe } from '../design.ts';
import type { DesignTool } from '../recipe.ts';
import { measureLetters } from '../testing/letter-contrast.ts';

/** On a brush stroke, over a bright jungle, and in red on an explosion. */
const cases: [DesignTool, string, string, number][] = [
  ['Thumbnail', 'BackgroundIRL', 'Vale a pena comprar um chocolate?', 3],
  ['Thumbnail', 'MaxVersta', '5 errores en la selva', 41_351],
  ['ThumbnailsV2', 'v2:mrbeast', 'Aprenda em 30 minutos', 41_442],
];

test.each(cases)('%s %s: every line of "%s" is legible', (tool, style, prompt, seed) => {
  const { recipe } = designRecipe({ prompt, tool, style, aspectRatio: '16:9', seed });
  expect(measureLetters(recipe).filter(({ worst }) => worst < 4.5)).toEqual([]);
});
