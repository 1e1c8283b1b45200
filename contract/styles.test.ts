import { expect, test } from 'vitest';
import { findImageStyle, findThumbnailStyle, imageStyles, presetThumbnailStyles } from './styles.ts';

test.each([
  ['MrBeast-tzdev', 'MrBeast-tzdev'],
  ['mrbeast', 'MrBeast-tzdev'],
  ['Max-tzdev', 'MaxVersta'],
  ['IRLstyle', 'BackgroundIRL'],
  ['Background IRL', 'BackgroundIRL'],
])('the thumbnail style %s is %s', (value, id) => {
  expect(findThumbnailStyle(value)?.id).toBe(id);
});

test.each([
  ['CCTV footage', 'CCTV footage photo'],
  ['Pixeled', 'Pixaled Art'],
  ['Pixel Art', 'Pixaled Art'],
  ['photographic', 'Photographic'],
])('the image style %s is %s', (value, id) => {
  expect(findImageStyle(value)?.id).toBe(id);
});

test('a style that does not exist is not found', () => {
  expect(findThumbnailStyle('youtube')).toBeUndefined();
  expect(findImageStyle('')).toBeUndefined();
});

test('there are seven thumbnail styles and nineteen image styles, all different', () => {
  expect(new Set(presetThumbnailStyles.map((style) => style.id)).size).toBe(7);
  expect(new Set(imageStyles.map((style) => style.id)).size).toBe(19);
});
