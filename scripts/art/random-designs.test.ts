import { expect, test } from 'vitest';
import { arrange } from '../../engines/builtin/layout/arrange.ts';
import { hookRatio } from '../../engines/builtin/layout/hook-size.ts';
import { measureArrangement } from '../../engines/builtin/layout/measured-faults.ts';
import { drawnStyle } from '../../engines/builtin/styles/learned/learned-style.ts';
import { randomDesigns } from './random-designs.ts';

test.each(['first', 'other'] as const)('no design for the %s words has a measured fault', (list) => {
  const faults = [...randomDesigns(330, list, 11)].flatMap(({ prompt, style, recipe }) =>
    measureArrangement(arrange(recipe, drawnStyle(recipe))).map(
      ({ detail }) => `${style}: ${prompt}: ${detail}`,
    ),
  );
  expect(faults).toEqual([]);
});

test.each(['first', 'other'] as const)('hooks of the %s words are clearly larger than the rest', (list) => {
  const ratios = [...randomDesigns(330, list, 12)].flatMap(
    ({ recipe }) => hookRatio(arrange(recipe, drawnStyle(recipe))) ?? [],
  );
  expect(ratios.filter((ratio) => ratio < 2.19).length / ratios.length).toBeLessThan(0.06);
  expect(ratios.filter((ratio) => ratio < 1.75).length / ratios.length).toBeLessThan(0.01);
});

test.each([
  ['1:1', 0],
  ['1:1', 2],
  ['9:16', 0],
  ['9:16', 2],
] as const)(
  'in %s the words of design %i meet no hero, and hooks are clearly larger',
  (aspectRatio, alternative) => {
    const arranged = [...randomDesigns(220, 'first', 13, { aspectRatio, alternative })]
      // The names of two rivals are on their own panels.
      .filter(({ recipe }) => recipe.layout !== 'versus')
      .map(({ recipe }) => arrange(recipe, drawnStyle(recipe)));
    const faults = arranged.flatMap((one) => measureArrangement(one)).map(({ id }) => id);
    expect(faults.filter((id) => id !== 'empty-region')).toEqual([]);
    const ratios = arranged.flatMap((one) => hookRatio(one) ?? []);
    expect(ratios.filter((ratio) => ratio < 2.15).length / ratios.length).toBeLessThan(0.03);
  },
);
