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
