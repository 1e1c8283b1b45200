import { expect, test } from 'vitest';
import { boxMean, refineByColor } from './guided-filter.ts';

test('a box mean at the border is of what is inside the picture', () => {
  expect([...boxMean(Float32Array.of(1, 2, 3, 4), 4, 1, 1)]).toEqual([1.5, 2, 3, 3.5]);
  expect([...boxMean(Float32Array.of(1, 2, 3, 4), 2, 2, 1)]).toEqual([2.5, 2.5, 2.5, 2.5]);
});

test('a coarse mask takes on the edge of its picture', () => {
  const [width, height] = [60, 40];
  const rgba = new Uint8Array(width * height * 4).fill(255);
  const coarse = new Float32Array(width * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      // The picture's edge is at 30; the mask's is a ramp from 24 to 36.
      rgba.set(x < 30 ? [40, 30, 20, 255] : [90, 160, 220, 255], (y * width + x) * 4);
      coarse[y * width + x] = Math.min(1, Math.max(0, (36 - x) / 12));
    }
  }
  const refined = refineByColor({ rgba, width, height }, coarse, { radius: 8, flatness: 1e-4, step: 1 });
  const at = (x: number) => refined[20 * width + x] ?? 0;
  expect(at(27) - at(32)).toBeGreaterThan(0.45);
  expect((coarse[20 * width + 27] ?? 0) - (coarse[20 * width + 32] ?? 0)).toBeLessThan(0.43);
  expect(at(10)).toBeGreaterThan(0.98);
  expect(at(50)).toBeLessThan(0.02);
});
