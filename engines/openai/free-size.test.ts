import fc from 'fast-check';
import { expect, it } from 'vitest';
import { assertProperty } from '../../testing/assert-property.ts';
import { freeSizeFor } from './free-size.ts';

it.each([
  [1280, 720, 1280, 720],
  [5120, 2880, 3840, 2160],
  [2880, 5120, 2160, 3840],
  [3000, 400, 3008, 1008],
  [400, 3000, 1008, 3008],
  [4000, 4000, 2880, 2880],
])('asks for %i × %i as %i × %i', (width, height, ...size) => {
  expect(freeSizeFor({ width, height })).toEqual(size);
});

it('asks for a size that OpenAI allows, whatever the shape', () => {
  const side = fc.integer({ min: 1, max: 16_383 });
  assertProperty(
    fc.property(side, side, (width, height) => {
      const [wide, high] = freeSizeFor({ width, height });
      expect([wide % 16, high % 16]).toEqual([0, 0]);
      expect(wide * high).toBeGreaterThanOrEqual(655_360);
      expect(wide * high).toBeLessThanOrEqual(8_294_400);
      expect(Math.max(wide, high)).toBeLessThanOrEqual(3_840);
      expect(Math.max(wide / high, high / wide)).toBeLessThanOrEqual(3);
    }),
  );
});
