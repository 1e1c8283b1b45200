import { expect, test } from 'vitest';
import { shapeOf, sizeOf } from './picture-facts.ts';

test('1280 × 720 and larger with the ratio 16:9 is as recommended', () => {
  expect(shapeOf(1280, 720)).toBe('ok');
  expect(shapeOf(3840, 2160)).toBe('ok');
  expect(shapeOf(1366, 768)).toBe('ok');
  expect(shapeOf(640, 360)).toBe('small');
  expect(shapeOf(1024, 1024)).toBe('bars');
  expect(shapeOf(720, 1280)).toBe('bars');
});

test('a file size is reported only if the mobile app refuses it', () => {
  expect(sizeOf(2_000_000)).toBeNull();
  expect(sizeOf(2_000_001)).toBe(2.1);
  expect(sizeOf(3_420_000)).toBe(3.5);
});
