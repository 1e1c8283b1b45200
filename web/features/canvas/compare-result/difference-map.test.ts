import { expect, test } from 'vitest';
import { featherWidth } from '#contract/edit-feather.ts';
import { differenceMap, keptPixels } from './difference-map.ts';

const picture = (...greys: number[]) =>
  new Uint8ClampedArray(greys.flatMap((grey) => [grey, grey, grey, 255]));

test('two equal pictures have no changed pixel', () => {
  const { changed, changedOutside, rgba } = differenceMap(picture(9, 90), picture(9, 90));
  expect([changed, changedOutside]).toEqual([0, 0]);
  expect([...rgba]).toEqual([3, 3, 3, 255, 30, 30, 30, 255]);
});

test('a pixel that differs by one counts, and is violet', () => {
  const after = picture(9, 90, 200);
  after[4] = 91;
  const { changed, rgba } = differenceMap(picture(9, 90, 200), after);
  expect(changed).toBe(1);
  const [red = 0, green = 0, blue = 0] = rgba.subarray(4, 7);
  expect(blue).toBeGreaterThan(red);
  expect(red).toBeGreaterThan(green);
});

test('counts the changed pixels that had to be kept', () => {
  const kept = new Uint8Array([0, 0, 1, 1]);
  const map = differenceMap(picture(0, 0, 0, 0), picture(1, 1, 1, 0), kept);
  expect([map.changed, map.changedOutside]).toEqual([3, 1]);
});

test('what is farther from the mask than its soft edge, in x or y, is kept', () => {
  const size = { width: 60, height: 40 };
  const alpha = new Uint8Array(size.width * size.height);
  alpha[20 * size.width + 30] = 200;
  const kept = keptPixels(alpha, size);
  const reach = featherWidth(size);
  for (let y = 0; y < size.height; y += 1) {
    for (let x = 0; x < size.width; x += 1) {
      const isFar = Math.abs(x - 30) > reach || Math.abs(y - 20) > reach;
      expect(kept[y * size.width + x], `${x}, ${y}`).toBe(isFar ? 1 : 0);
    }
  }
});
