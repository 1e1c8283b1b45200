import { expect, test } from 'vitest';
import { hasEnded } from './use-image-load.ts';

const day = 86_400_000;

test('an address expires at the midnight before its day', () => {
  const address = '/files/pictures/a/0-640.webp?e=20781&s=abc';
  expect(hasEnded(address, 20_781 * day - 1)).toBe(false);
  expect(hasEnded(address, 20_781 * day)).toBe(true);
});

test('an address without an expiry never expires', () => {
  for (const address of [
    '',
    '/files/a.webp',
    '/files/a.webp?ee=1',
    '/files/a.webp?e=',
    '/files/a.webp?e=x&s=1',
  ])
    expect(hasEnded(address, 20_781 * day)).toBe(false);
});
