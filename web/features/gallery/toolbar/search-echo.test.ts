import { expect, test } from 'vitest';
import { withoutEcho } from './search-echo.ts';

test('a requested value that comes back while the user types on is an echo', () => {
  expect(withoutEcho(['', 'ca', 'cat'], 'ca')).toEqual(['ca', 'cat']);
  expect(withoutEcho(['ca', 'cat'], 'cat')).toEqual(['cat']);
});

test('a skipped value is not expected any more: it means going back', () => {
  expect(withoutEcho(withoutEcho(['', 'ca', 'cat'], 'cat') ?? [], 'ca')).toBeNull();
});

test('a value that was never requested belongs in the box', () => {
  expect(withoutEcho(['cat'], '')).toBeNull();
});
