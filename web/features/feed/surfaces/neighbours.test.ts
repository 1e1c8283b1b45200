import { expect, test } from 'vitest';
import { shownLength } from '../settings/video-length.ts';
import { neighbourPicture, neighbours } from './neighbours.ts';
import { surfaces } from './surfaces.ts';

const publicFiles = Object.keys(import.meta.glob('../../../public/media/showcase/*.webp'));

test('every sample has its picture in all widths', () => {
  for (const neighbour of neighbours) {
    const addresses = neighbourPicture(neighbour).srcSet.split(', ');
    for (const address of addresses) {
      expect(publicFiles).toContain(`../../../public${address.split(' ')[0]}`);
    }
  }
});

test('no surface needs more samples than there are', () => {
  for (const surface of surfaces) expect(surface.cards - 1).toBeLessThanOrEqual(neighbours.length);
});

test('lengths have the site’s format', () => {
  for (const { length } of neighbours) expect(shownLength(length)).toBe(length);
});
