import { expect, test } from 'vitest';
import { withoutEcho } from './search-echo.ts';

test('what was asked for comes back while somebody types on, and is not put into the box', () => {
  expect(withoutEcho(['', 'ca', 'cat'], 'ca')).toEqual(['ca', 'cat']);
  expect(withoutEcho(['ca', 'cat'], 'cat')).toEqual(['cat']);
});

test('what was passed over does not come back any more: it is somebody going back', () => {
  expect(withoutEcho(withoutEcho(['', 'ca', 'cat'], 'cat') ?? [], 'ca')).toBeNull();
});

test('what nobody asked for here belongs into the box', () => {
  expect(withoutEcho(['cat'], '')).toBeNull();
});
