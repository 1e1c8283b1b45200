import { describe, expect, it } from 'vitest';
import { designParts } from '../../../contract/designs.ts';
import { composeRecipe } from '../composing/compose-recipe.ts';
import type { Recipe } from '../recipe.ts';
import { type UnderstandingParts, understandingOf } from '../testing/understandings.ts';
import { viewOf } from './view.ts';

function design(parts: UnderstandingParts = {}): Recipe {
  const understanding = understandingOf({
    headline: ['I SURVIVED'],
    hero: 'shark',
    scene: 'ocean',
    ...parts,
  });
  const made = { prompt: '', tool: 'Thumbnail', style: 'MrBeast', aspectRatio: '16:9', seed: 5 } as const;
  return composeRecipe(understanding, made).recipe;
}

const partsOf = (recipe: Recipe) => new Set(viewOf(recipe, []).regions.map(({ part }) => part));

describe('the parts that can be pressed on a picture', () => {
  it('are its headline and its hero, within the picture', () => {
    const { regions } = viewOf(design(), []);
    expect(partsOf(design())).toEqual(new Set(['headline', 'hero']));
    for (const { x, y, width, height } of regions) {
      expect(Math.min(x, y, width, height)).toBeGreaterThanOrEqual(0);
      expect(Math.max(x + width, y + height)).toBeLessThanOrEqual(1.000_001);
      expect(width * height).toBeGreaterThan(0.01);
    }
  });

  it('are the same at every size', () => {
    const large = { ...design(), size: { width: 2_560, height: 1_440 } };
    const [one, other] = [design(), large].map((recipe) => viewOf(recipe, []).regions);
    one?.forEach((region, at) => {
      for (const side of ['x', 'y', 'width', 'height'] as const) {
        expect(Math.abs(region[side] - (other?.[at]?.[side] ?? 9))).toBeLessThan(0.01);
      }
    });
  });

  it('include the badge of two rivals, which lies in front', () => {
    const rivals = design({ layout: 'hero-right' });
    const versus: Recipe = {
      ...rivals,
      layout: 'versus',
      secondHero: { icon: 'lion' },
      sides: { left: 'SHARK', right: 'LION' },
    };
    const { regions } = viewOf(versus, []);
    expect(regions[0]?.part).toBe('layout');
    expect(regions.filter(({ part }) => part === 'hero')).toHaveLength(2);
  });

  it('leave out what a design does not have', () => {
    expect(partsOf(design({ headline: [], hero: null })).has('hero')).toBe(false);
    expect(designParts).toContain('background');
  });
});
