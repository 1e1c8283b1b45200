import { describe, expect, test } from 'vitest';
import { composeRecipe } from '../composing/compose-recipe.ts';
import type { DesignAspectRatio, Recipe } from '../recipe.ts';
import { drawnStyle } from '../styles/learned/learned-style.ts';
import { understandingOf } from '../testing/understandings.ts';
import { arrange } from './arrange.ts';
import { overlaps } from './box.ts';
import { faultsOf } from './faults.ts';

const ratios: DesignAspectRatio[] = ['16:9', '1:1', '9:16'];

function recipeOf(
  { hero, other, kind }: { hero: string; other: string | null; kind: NonNullable<Recipe['relation']> },
  aspectRatio: DesignAspectRatio = '16:9',
) {
  const understanding = understandingOf({ headline: ['THEY MET', 'A STRANGER'], hero, secondHero: other });
  return composeRecipe(
    { ...understanding, relation: { kind, other }, layout: { ...understanding.layout, confidence: 0.5 } },
    { prompt: 'x', tool: 'Thumbnail', style: 'MrBeast-tzdev', aspectRatio, seed: 5 },
  ).recipe;
}

const arranged = (recipe: Recipe) => arrange(recipe, drawnStyle(recipe));

describe.each(ratios)('in %s', (ratio) => {
  test('two that meet stand on one ground, face each other and break no rule', () => {
    const arrangement = arranged(recipeOf({ hero: 'dog-face', other: 'kangaroo', kind: 'meets' }, ratio));
    const { hero, second } = arrangement;
    expect(hero?.icon).toBe('dog');
    expect([hero?.flip, second?.flip]).toEqual([true, false]);
    expect(hero!.bounds.y + hero!.height).toBeCloseTo(second!.bounds.y + second!.height, 0);
    expect(hero!.center.x).toBeLessThan(second!.center.x);
    expect(faultsOf(arrangement)).toEqual([]);
  });

  test('a heap is many things, apart from the words', () => {
    const { crowd, hero, texts } = arranged(recipeOf({ hero: 'potato', other: null, kind: 'many' }, ratio));
    expect(crowd.length).toBeGreaterThan(12);
    const words = texts[0]?.bounds;
    const faces = [...crowd, hero!].map(({ center }) => ({ x: center.x, y: center.y, width: 1, height: 1 }));
    expect(faces.filter((face) => words && overlaps(face, words))).toEqual([]);
  });
});

test('sizes follow nature: the mouse is smaller than the elephant, but no dot', () => {
  const { hero, second } = arranged(recipeOf({ hero: 'elephant', other: 'mouse', kind: 'meets' }));
  const share = second!.height / hero!.height;
  expect(share).toBeLessThan(0.6);
  expect(share).toBeGreaterThan(0.3);
});

test.each(['hero-right', 'hero-left', 'hero-center'] as const)(
  'beside words or below them, two animals that meet hide no face: %s',
  (layout) => {
    const recipe = { ...recipeOf({ hero: 'dog-face', other: 'kangaroo', kind: 'meets' }), layout };
    const { hero, second } = arranged(recipe);
    const shared = hero!.bounds.x + hero!.bounds.width - second!.bounds.x;
    expect(shared).toBeLessThan(second!.bounds.width * 0.06);
  },
);

test('who flees runs ahead of who chases, both in one direction', () => {
  const { hero, second } = arranged(recipeOf({ hero: 'shark', other: 'sailboat', kind: 'chases' }));
  expect(second!.center.x).toBeLessThan(hero!.center.x);
  expect([hero?.flip, second?.flip]).toEqual([false, false]);
});

test('who hides is behind the thing, and most of it is seen', () => {
  const { hero, second, isSecondInFront } = arranged(
    recipeOf({ hero: 'cat-face', other: 'door', kind: 'behind' }),
  );
  expect(isSecondInFront).toBe(true);
  const covered = hero!.bounds.x + hero!.width - second!.bounds.x;
  expect(covered / hero!.width).toBeGreaterThan(0.2);
  expect(covered / hero!.width).toBeLessThan(0.5);
});

test('another layout shows the hero alone', () => {
  const recipe = recipeOf({ hero: 'dog-face', other: 'kangaroo', kind: 'meets' });
  const { hero, second } = arranged({ ...recipe, layout: 'list', number: { value: '5', unit: null } });
  expect(hero?.icon).toBe('dog-face');
  expect(second).toBe(null);
});
