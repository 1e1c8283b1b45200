import { expect, test } from 'vitest';
import { pictureBehind } from './use-focus-on-more.ts';

const list = (...ids: string[]) => ids.map((id) => ({ id }));

test('goes on at the picture that came behind the last, wherever that stands now', () => {
  expect(pictureBehind(list('a', 'b', 'c'), 'b')).toBe('c');
  expect(pictureBehind(list('new', 'a', 'b', 'c'), 'b')).toBe('c');
});

test('waits while nothing has come behind it, and goes nowhere when it is gone', () => {
  expect(pictureBehind(list('new', 'a', 'b'), 'b')).toBeNull();
  expect(pictureBehind(list('a', 'c'), 'b')).toBeNull();
});
