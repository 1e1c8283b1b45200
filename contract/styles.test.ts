import { expect, test } from 'vitest';
import {
  findImageStyle,
  findThumbnailStyle,
  imageStyles,
  ownStyleId,
  ownStyleValue,
  presetThumbnailStyles,
  styleLabel,
  styleValue,
} from './styles.ts';

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

test.each([
  ['MrBeast-tzdev', 'MrBeast'],
  ['Pixaled Art', 'Pixel Art'],
  ['lava-style', 'lava'],
  ['Lava studio-v3', 'Lava studio'],
  ['Lava @ada', 'Lava'],
  ['Retro-style-v2@abc', 'Retro'],
  ['-style', '-style'],
  ['custom:retro-style', 'custom:retro-style'],
])('the style %s reads %s', (style, label) => {
  expect(styleLabel(style)).toBe(label);
});

test('a picture’s style is the specification’s value of a preset, and the name of another style', () => {
  expect(styleValue({ id: 'Pixaled Art', name: 'Pixel Art' })).toBe('Pixaled Art');
  expect(styleValue({ id: 'MrBeast-tzdev', name: 'MrBeast' })).toBe('MrBeast-tzdev');
  expect(styleValue({ id: '7', name: 'My paper' })).toBe('My paper');
});

test('a described style is custom:{id} to clients', () => {
  expect([ownStyleValue('7'), ownStyleValue('custom:7'), ownStyleId('custom:7')]).toEqual([
    'custom:7',
    'custom:7',
    '7',
  ]);
});
