import { expect, it } from 'vitest';
import { imageStyles, presetThumbnailStyles } from '#contract/styles.ts';
import { swatchOf } from './style-swatch.tsx';

const publicFiles = Object.keys(import.meta.glob('../../public/styles/*.webp'));

it.each(presetThumbnailStyles.map((style) => style.id))('%s has a swatch among the public files', (id) => {
  expect(publicFiles).toContain(`../../public${swatchOf(id)}`);
});

it.each(imageStyles.map((style) => style.id))('%s has a swatch', (id) => {
  expect(swatchOf(id)).toMatch(/\.webp/);
});

it('has none for a user’s own style', () => {
  expect(swatchOf('a7b1')).toBeUndefined();
});
