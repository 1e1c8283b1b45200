import { expect, test } from 'vitest';
import { layoutSurface, timestampCover } from './surface-layout.ts';
import { findSurface, surfaces } from './surfaces.ts';

test('the home page has two columns beside the panel of a small desktop, three on a wide one', () => {
  const home = findSurface('home');
  expect(layoutSurface(home, 832)).toEqual({ columns: 2, pictureWidth: 408, pictureHeight: 229 });
  expect(layoutSurface(home, 1472)).toEqual({ columns: 3, pictureWidth: 480, pictureHeight: 270 });
});

test('pictures stay within the site’s widths, however narrow or wide the stage', () => {
  for (const surface of surfaces) {
    for (const available of [100, 328, 720, 832, 1472, 4000]) {
      const { pictureWidth, columns } = layoutSurface(surface, available);
      expect(pictureWidth).toBeGreaterThanOrEqual(surface.pictureWidthPx.min);
      expect(pictureWidth).toBeLessThanOrEqual(surface.pictureWidthPx.max);
      expect(columns).toBeLessThanOrEqual(surface.maxColumns);
    }
  }
});

test('search results and the list beside the player keep their fixed size', () => {
  expect(layoutSurface(findSurface('search'), 832)).toMatchObject({ pictureWidth: 360, pictureHeight: 202 });
  expect(layoutSurface(findSurface('upNext'), 402)).toMatchObject({ pictureWidth: 168, pictureHeight: 94 });
});

test('a short length hides about a quarter of a small picture, a long one about a third', () => {
  expect(timestampCover('8:42', 168).width).toBeCloseTo(0.235, 2);
  expect(timestampCover('8:42', 168).height).toBeCloseTo(0.275, 2);
  expect(timestampCover('1:23:45', 168).width).toBeCloseTo(0.335, 2);
  expect(timestampCover('8:42', 360).width).toBeCloseTo(0.11, 2);
});
