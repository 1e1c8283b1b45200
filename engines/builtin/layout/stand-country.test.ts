import { expect, test } from 'vitest';
import { designRecipe } from '../design.ts';
import { styleOf } from '../styles/styles.ts';
import { thumbnailStyles } from '../styles/thumbnail-styles.ts';
import { v2Styles } from '../styles/v2-styles.ts';
import { arrange } from './arrange.ts';

const styles = [
  ...thumbnailStyles.map(({ id }) => ({ id, tool: 'Thumbnail' as const })),
  ...v2Styles.map(({ id }) => ({ id, tool: 'ThumbnailsV2' as const })),
];
const prompts = [
  'Why Turkey is in trouble',
  'Cheap trip to Chile',
  'Morar em Portugal vale a pena?',
  'Indonesia explained',
  '10 secrets of Italy',
  'Brazil vs Argentina',
];

test.each(prompts)('no edge of the picture cuts the country: %s', (prompt) => {
  for (const { id, tool } of styles) {
    const { recipe } = designRecipe({ prompt, tool, style: id, aspectRatio: '16:9', seed: 5 });
    const { hero, second } = arrange(recipe, styleOf(recipe.style));
    expect(hero?.icon, id).toMatch(/^country-/);
    for (const placed of [hero, second]) {
      if (!placed) continue;
      const { x, y, width, height } = placed.bounds;
      expect(Math.min(x, y), id).toBeGreaterThanOrEqual(0);
      expect(x + width, id).toBeLessThanOrEqual(recipe.size.width);
      expect(y + height, id).toBeLessThanOrEqual(recipe.size.height);
    }
  }
});
