import { expect, it } from 'vitest';
import { pictureSources } from './picture-sources.ts';

const variants = [
  { width: 320, url: '/a' },
  { width: 640, url: '/b' },
];

it('offers every variant by its width', () => {
  expect(pictureSources({ url: '/full', width: 640, variants })).toBe('/a 320w, /b 640w');
});

it('adds the full picture where it is wider', () => {
  expect(pictureSources({ url: '/full', width: 1280, variants })).toBe('/a 320w, /b 640w, /full 1280w');
});

it('is only the full picture without variants', () => {
  expect(pictureSources({ url: '/full', width: 200, variants: [] })).toBe('/full 200w');
});
