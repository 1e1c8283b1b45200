import { expect, test } from 'vitest';
import { stopAfterDrag } from './sheet-drag.ts';

test('an accidental movement changes nothing', () => {
  expect(stopAfterDrag('full', 30)).toBe('full');
  expect(stopAfterDrag('half', -30)).toBe('half');
});

test('a drag down goes to half, then closes; a long one closes at once', () => {
  expect(stopAfterDrag('full', 120)).toBe('half');
  expect(stopAfterDrag('half', 120)).toBeNull();
  expect(stopAfterDrag('full', 400)).toBeNull();
});

test('a drag up opens fully', () => {
  expect(stopAfterDrag('half', -120)).toBe('full');
});
