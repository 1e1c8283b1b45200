import { expect, test } from 'vitest';
import { findImageStyle, findThumbnailStyle, imageStyles, presetThumbnailStyles } from './styles.ts';

test.each([
  ['MrBeast-tzdev', 'MrBeast-tzdev'],
  ['mrbeast', 'MrBeast-tzdev'],
  ['Max-tzdev', 'MaxVersta'],
  ['IRLstyle', 'BackgroundIRL'],
  ['Background IRL', 'BackgroundIRL'],
])('finds the thumbnail style %s as %s', (value, id) => {
  expect(findThumbnailStyle(value)?.id).toBe(id);
});

test.each([
  ['CCTV footage', 'CCTV footage photo'],
  ['Pixeled', 'Pixaled Art'],
  ['Pixel Art', 'Pixaled Art'],
  ['photographic', 'Photographic'],
])('finds the image style %s as %s', (value, id) => {
  expect(findImageStyle(value)?.id).toBe(id);
});

test('does not find an unknown style', () => {
  expect(findThumbnailStyle('youtube')).toBeUndefined();
  expect(findImageStyle('')).toBeUndefined();
});

test('has the seven thumbnail styles of the specification', () => {
  expect(new Set(presetThumbnailStyles.map((style) => style.id)).size).toBe(7);
});

/** Stored with pictures: never change or remove an id. */
const specifiedImageStyles = [
  'Photographic',
  'Realistic',
  'Cartoon',
  'Masterpiece',
  'Comic',
  'Futuristic',
  'Retro',
  'Disney',
  'Portrait',
  'Video Games',
  'Cinema',
  'Architecture',
  'Sketch',
  'Blueprint',
  'CCTV footage photo',
  'Pixaled Art',
  'PNG',
  'POV GoPro',
  'Default',
];

test('has every image style of the specification, and no style twice', () => {
  const ids = imageStyles.map((style) => style.id);
  expect(ids).toEqual(expect.arrayContaining(specifiedImageStyles));
  expect(new Set(ids).size).toBe(ids.length);
});
