import { describe, expect, it } from 'vitest';
import { boxRatio, onPixels, partOf, placeInBox, splitPanes } from './geometry.ts';

const whole = { left: 0, top: 0, width: 1, height: 1 };

describe('two pictures in one box', () => {
  it.each([
    [
      { width: 640, height: 360 },
      { width: 2_560, height: 1_440 },
    ],
    [
      { width: 641, height: 361 },
      { width: 5_128, height: 2_888 },
    ],
    // Rounded sizes: 683 × 384 enlarged from 1366 × 768 is half a pixel off.
    [
      { width: 1_366, height: 768 },
      { width: 683, height: 384 },
    ],
  ])('of one ratio both fill it: %o and %o', (before, after) => {
    expect(placeInBox(before, after)).toEqual(whole);
    expect(placeInBox(after, before)).toEqual(whole);
    expect(boxRatio(before, after)).toBe(boxRatio(after, before));
  });

  it('of two ratios keep their own and leave equal parts of the box empty', () => {
    const wide = { width: 1_280, height: 720 };
    const tall = { width: 720, height: 1_280 };
    expect(boxRatio(wide, tall)).toBeCloseTo(1);
    const placed = placeInBox(wide, tall);
    expect(placed).toEqual({
      left: 0,
      top: expect.closeTo(0.21875),
      width: 1,
      height: expect.closeTo(0.5625),
    });
    expect(placeInBox(tall, wide).width).toBeCloseTo(placed.height);
  });

  it('keep their ratio to the pixel at any box size', () => {
    const square = { width: 1_024, height: 1_024 };
    const wide = { width: 1_280, height: 720 };
    const box = { left: 7, top: 3, width: 500 * boxRatio(square, wide), height: 500 };
    const rect = partOf(box, placeInBox(square, wide));
    expect(rect.width / rect.height).toBeCloseTo(1);
    expect(rect.top + rect.height / 2).toBeCloseTo(box.top + box.height / 2);
  });
});

describe('a rectangle on screen pixels', () => {
  it.each([1, 1.25, 1.5, 2])('has its edges on whole pixels where one is 1/%d', (pixelRatio) => {
    const rect = onPixels({ left: 10.31, top: -4.72, width: 333.33, height: 187.5 }, pixelRatio);
    for (const edge of [rect.left, rect.top, rect.left + rect.width, rect.top + rect.height]) {
      expect(edge * pixelRatio).toBeCloseTo(Math.round(edge * pixelRatio), 9);
    }
    expect(rect.left).toBeCloseTo(10.31, 0);
  });
});

describe('side by side', () => {
  it('they are beside each other, or stacked where a tall room shows them larger', () => {
    const wide = 16 / 9;
    expect(splitPanes({ width: 881, height: 700 }, wide, 1)).toEqual({
      size: { width: 439, height: 700 },
      before: { x: 0, y: 0 },
      after: { x: 442, y: 0 },
    });
    expect(splitPanes({ width: 360, height: 601 }, wide, 2)).toEqual({
      size: { width: 360, height: 299.5 },
      before: { x: 0, y: 0 },
      after: { x: 0, y: 301.5 },
    });
    expect(splitPanes({ width: 360, height: 601 }, 1 / wide, 2).size).toEqual({ width: 179, height: 601 });
  });

  it('an empty room has empty panes', () => {
    expect(splitPanes({ width: 0, height: 0 }, 1, 1).size).toEqual({ width: 0, height: 0 });
  });
});
