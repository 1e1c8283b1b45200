import { describe, expect, it } from 'vitest';
import { subjectOf } from '../subject/subject.ts';
import { coverOf } from './cover.ts';
import { resizePlane } from './soften.ts';

const planeOf = (width: number, height: number) => ({
  values: Float32Array.from({ length: width * height }, (_, at) => ((at * 37) % 101) / 100),
  width,
  height,
});

describe('a cover', () => {
  it.each([
    ['larger', { width: 61, height: 43 }],
    ['smaller', { width: 9, height: 5 }],
    ['as large', { width: 16, height: 9 }],
    ['of one pixel', { width: 1, height: 1 }],
  ])('is read as the plane in the size of a picture that is %s', (_, size) => {
    const plane = planeOf(16, 9);
    const whole = resizePlane(plane, size);
    const { at } = coverOf(plane, size);
    // Backwards, too: nothing depends on what was read before.
    const pixels = [...whole.values.keys()];
    for (const pixel of [...pixels, ...pixels.toReversed()])
      expect(at(pixel)).toBeCloseTo(whole.values[pixel] ?? Number.NaN, 6);
  });
});

describe('the subject of a large picture', () => {
  it('takes no value for each of its pixels', () => {
    const [width, height] = [3_000, 2_000];
    const picture = { rgba: new Uint8ClampedArray(width * height * 4).fill(200), width, height };
    const grid = { alpha: new Uint8Array(100 * 100).fill(255, 0, 5_000), width: 100, height: 100 };
    const { plane, at } = subjectOf(picture, grid);
    expect(plane.values.length).toBeLessThanOrEqual(1_000_000);
    expect([at(0), at(width * height - 1)]).toEqual([1, 0]);
  });
});
