import { expect, it } from 'vitest';
import { imageStyles, presetThumbnailStyles } from '#contract/styles.ts';
import { swatchOf } from './style-swatches.ts';

it.each([...presetThumbnailStyles, ...imageStyles].map((style) => style.id))('%s has a sample', (id) => {
  expect(swatchOf(id)).toMatch(/\.webp/);
});

it('has none for a style that somebody made', () => {
  expect(swatchOf('a7b1')).toBeUndefined();
});
