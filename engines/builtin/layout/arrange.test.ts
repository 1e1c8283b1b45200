import { describe, expect, test } from 'vitest';
import { sampleOf } from '../../../testing/sample.ts';
import { composeRecipe } from '../composing/compose-recipe.ts';
import { designAspectRatios } from '../recipe.ts';
import { styleOf } from '../styles/styles.ts';
import { thumbnailStyles } from '../styles/thumbnail-styles.ts';
import { v2Styles } from '../styles/v2-styles.ts';
import { understandingOf } from '../testing/understandings.ts';
import { layoutIds } from '../vocabulary.ts';
import { arrange } from './arrange.ts';
import { faultsOf } from './faults.ts';

const texts: Record<string, string[]> = {
  'one short word': ['WOW'],
  'two lines': ['I SURVIVED', '100 DAYS'],
  'four lines': ['THE TRUTH', 'ABOUT WHAT', 'HAPPENED TO', 'BITCOIN'],
  'accents above and below': ['AÇÃO É JÁ', 'ÑANDÚ ÀÇ'],
  'one very long word': ['DONAUDAMPFSCHIFFFAHRTSGESELLSCHAFTSKAPITAEN'],
  'the longest line': ['THIS HEADLINE IS AS LONG AS ONE LINE OF A HEADLINE MAY BE OK'],
  'letters with descenders': ['gypsy jquery', 'happy pig'],
  'right to left': ['שלום עולם', 'מה קורה'],
};
const heroes = { tall: 'ladder', square: 'money-mouth-face', wide: 'racing-car', none: null };

describe.each(sampleOf(layoutIds, 3))('the layout %s', (layout) => {
  test.each(designAspectRatios)('keeps everything where it belongs in %s', (aspectRatio) => {
    const faults: string[] = [];
    for (const style of [...thumbnailStyles, ...v2Styles]) {
      for (const [textName, headline] of Object.entries(texts)) {
        for (const [heroName, hero] of Object.entries(heroes)) {
          const { recipe } = composeRecipe(
            understandingOf({ headline, hero, layout, stickers: ['fire', 'money-bag'] }),
            {
              prompt: '',
              tool: style.id.startsWith('v2:') ? 'ThumbnailsV2' : 'Thumbnail',
              style: style.id,
              aspectRatio,
              seed: headline.length * 7,
            },
          );
          for (const fault of faultsOf(arrange(recipe, styleOf(recipe.style)))) {
            faults.push(`${style.name}, ${textName}, ${heroName} hero: ${fault}`);
          }
        }
      }
    }
    expect(faults).toEqual([]);
  });
});

test('makes the emphasised line clearly larger than the plain ones', () => {
  const { recipe } = composeRecipe(
    understandingOf({
      headline: ['I SURVIVED', '100 DAYS'],
      hero: 'shark',
      layout: 'hero-right',
      emphasis: 1,
    }),
    { prompt: '', tool: 'Thumbnail', style: 'MrBeast-tzdev', aspectRatio: '16:9', seed: 1 },
  );
  const [block] = arrange(recipe, styleOf(recipe.style)).texts;
  const sizes = (emphasis: boolean) =>
    block?.lines.filter((line) => line.emphasis === emphasis).map(({ sizePx }) => sizePx) ?? [];
  expect(Math.min(...sizes(true))).toBeGreaterThan(Math.max(...sizes(false)) * 1.2);
});

test('a hero beside a headline fills more than half of the height and is fully visible', () => {
  for (const hero of ['ladder', 'shark', 'money-mouth-face', 't-rex']) {
    const { recipe } = composeRecipe(understandingOf({ headline: ['WOW'], hero, layout: 'hero-right' }), {
      prompt: '',
      tool: 'Thumbnail',
      style: 'NickD',
      aspectRatio: '16:9',
      seed: 3,
    });
    const { height = 0 } = arrange(recipe, styleOf(recipe.style)).hero?.bounds ?? {};
    expect(height / 720).toBeGreaterThan(0.5);
    expect(height / 720).toBeLessThanOrEqual(1.01);
  }
});

test('fits a short headline at any tilt of its style and any seed', () => {
  const faults: string[] = [];
  for (let seed = 990; seed < 1050; seed++) {
    for (const style of thumbnailStyles) {
      for (const layout of ['quote', 'typography'] as const) {
        const { recipe } = composeRecipe(understandingOf({ headline: ['I quit'], layout }), {
          prompt: '',
          tool: 'Thumbnail',
          style: style.id,
          aspectRatio: '16:9',
          seed,
        });
        faults.push(...faultsOf(arrange(recipe, style)));
      }
    }
  }
  expect(faults).toEqual([]);
});
