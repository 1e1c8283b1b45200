import { describe, expect, test } from 'vitest';
import { composeRecipe } from '../composing/compose-recipe.ts';
import { type Recipe, recipeSchema } from '../recipe.ts';
import { styleOf } from '../styles/styles.ts';
import { thumbnailStyles } from '../styles/thumbnail-styles.ts';
import { type UnderstandingParts, understandingOf } from '../testing/understandings.ts';
import { arrange } from './arrange.ts';
import type { Arrangement } from './arrangement.ts';
import { type Box, union } from './box.ts';

/** A recipe as composed from a prompt that says nothing about sides. */
function openRecipe(parts: UnderstandingParts, style: string): Recipe {
  const understanding = understandingOf(parts);
  const open = { ...understanding, layout: { ...understanding.layout, confidence: 0.6 } };
  return composeRecipe(open, { prompt: '', tool: 'Thumbnail', style, aspectRatio: '16:9', seed: 8 }).recipe;
}

const arranged = (recipe: Recipe) => arrange(recipe, styleOf(recipe.style));

/** The area that two boxes share, as a share of their union. */
function overlap(a: Box, b: Box): number {
  const width = Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x));
  const height = Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));
  return (width * height) / (a.width * a.height + b.width * b.height - width * height);
}

function sameness(a: Arrangement, b: Arrangement): number {
  const words = ({ texts }: Arrangement) => union(texts.map(({ bounds }) => bounds));
  const hero = (arrangement: Arrangement) => arrangement.hero?.bounds ?? arrangement.safe;
  return (overlap(words(a), words(b)) + overlap(hero(a), hero(b))) / 2;
}

const headline = ['THE TRUTH', 'ABOUT SHARKS'];
const prompts: [string, UnderstandingParts][] = [
  ['a thing', { headline, hero: 'shark', layout: 'hero-right' }],
  ['a person', { headline, hero: 'police-officer', layout: 'hero-right' }],
  ['a number', { headline: ['100 DAYS', 'AT SEA'], hero: 'shark', layout: 'number' }],
];

describe.each(prompts)('on a prompt about %s', (_, parts) => {
  const designs = thumbnailStyles.map(({ id, name }) => ({
    name,
    arrangement: arranged(openRecipe(parts, id)),
  }));
  const pairs = designs.flatMap((a, index) => designs.slice(index + 1).map((b) => ({ a, b })));
  test.each(pairs)('$a.name and $b.name put words and hero in different places', ({ a, b }) => {
    expect(sameness(a.arrangement, b.arrangement)).toBeLessThan(2 / 3);
  });
});

test('every creator keeps a side that the prompt names', () => {
  for (const { id } of thumbnailStyles) {
    for (const layout of ['hero-left', 'hero-right'] as const) {
      const { recipe } = composeRecipe(understandingOf({ headline, hero: 'shark', layout }), {
        prompt: '',
        tool: 'Thumbnail',
        style: id,
        aspectRatio: '16:9',
        seed: 8,
      });
      const x = arranged(recipe).hero?.center.x ?? 0;
      expect([id, layout, x < 640]).toEqual([id, layout, layout === 'hero-left']);
    }
  }
});

test('a recipe without a composition is drawn in the usual arrangement', () => {
  const { composition, ...old } = openRecipe({ headline, hero: 'shark', layout: 'hero-right' }, 'MrBeast');
  expect(composition).toBe('giant');
  const stored = recipeSchema.parse(JSON.parse(JSON.stringify(old)));
  expect(arranged(stored).hero?.bounds.width).toBeLessThan(1280 * 0.41);
});

test("a person cut off below stands on the picture's lower edge in every layout beside words", () => {
  for (const { id } of thumbnailStyles) {
    for (const layout of [
      'hero-right',
      'hero-left',
      'hero-center',
      'number',
      'list',
      'quote',
      'versus',
    ] as const) {
      const parts = { headline, hero: 'police-officer', secondHero: 'astronaut', layout };
      const { hero, second } = arranged(openRecipe(parts, id));
      for (const person of [hero, second]) {
        if (!person) continue;
        expect([id, layout, person.bounds.y + person.bounds.height > 720]).toEqual([id, layout, true]);
      }
    }
  }
});

test('the lines of a headline about a number are legible in a feed', () => {
  for (const { id } of thumbnailStyles) {
    const parts: UnderstandingParts = {
      headline: ['100 DAYS', 'IN MINECRAFT'],
      hero: 'video-game',
      layout: 'number',
    };
    const { texts } = arranged(openRecipe(parts, id));
    const capitals = texts.flatMap(({ lines }) => lines.map(({ ink }) => (ink.height / 720) * 94));
    expect([id, Math.min(...capitals) >= 7.5]).toEqual([id, true]);
  }
});
