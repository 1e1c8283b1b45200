import { expect, test } from 'vitest';
import { arrange } from '../../engines/builtin/layout/arrange.ts';
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

test('a hook is mostly at least twice as large as the rest', () => {
  const shares = [...randomDesigns(330, 'other', 12)].flatMap(({ recipe }) => {
    const lines = arrange(recipe, drawnStyle(recipe)).texts.flatMap((block) =>
      block.role === 'headline' ? block.lines : [],
    );
    const [hook = 0, other = 0] = [true, false].map((emphasis) =>
      Math.max(
        0,
        ...lines.filter((line) => line.emphasis === emphasis).map((line) => line.sizePx * line.stretch),
      ),
    );
    return hook > 0 && other > 0 ? [hook / other] : [];
  });
  expect(shares.filter((share) => share < 2).length / shares.length).toBeLessThan(0.2);
});
