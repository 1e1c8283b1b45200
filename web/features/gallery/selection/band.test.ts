import { describe, expect, it } from 'vitest';
import type { Place } from '../grid/masonry-layout.ts';
import { bandBetween, placesInBand, scrollStep } from './band.ts';

const at = (left: number, top: number): Place => ({ left, top, width: 100, pictureHeight: 80, height: 100 });
const places = [at(0, 0), at(120, 0), at(0, 120), at(120, 5_000)];

describe('a selection band', () => {
  it('is the same from whichever corner it was drawn', () => {
    const band = { left: 10, top: 20, width: 90, height: 80 };
    expect(bandBetween({ x: 10, y: 20 }, { x: 100, y: 100 })).toEqual(band);
    expect(bandBetween({ x: 100, y: 100 }, { x: 10, y: 20 })).toEqual(band);
  });

  it('contains what it touches, however far below, and nothing in the gaps', () => {
    expect(placesInBand(places, { left: 90, top: 90, width: 40, height: 20 })).toEqual([0, 1]);
    expect(placesInBand(places, { left: 0, top: 0, width: 300, height: 6_000 })).toEqual([0, 1, 2, 3]);
    expect(placesInBand(places, { left: 102, top: 0, width: 16, height: 400 })).toEqual([]);
  });
});

describe('scrolling while a band is drawn', () => {
  const window = { top: 100, bottom: 900 };
  it.each([
    ['in the middle', 500, 0],
    ['at the upper edge', 100, -28],
    ['far above it', -400, -28],
    ['near the lower edge', 864, 14],
    ['below it', 1_200, 28],
  ])('%s', (_, y, step) => {
    expect(scrollStep(y, window)).toBe(step);
  });
});
