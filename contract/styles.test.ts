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

test('the seven thumbnail styles of the specification are there, all different', () => {
  expect(new Set(presetThumbnailStyles.map((style) => style.id)).size).toBe(7);
});

/** Stored with pictures: an id is never changed or removed. */
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

test('the nineteen image styles of the specification are there, and no style is listed twice', () => {
  const ids = imageStyles.map((style) => style.id);
  expect(ids).toEqual(expect.arrayContaining(specifiedImageStyles));
  expect(new Set(ids).size).toBe(ids.length);
});
