import { expect, test } from 'vitest';
import { pictureBehind } from './use-focus-on-more.ts';

const list = (...ids: string[]) => ids.map((id) => ({ id }));

test('continues at the picture after the last one, wherever that is now', () => {
  expect(pictureBehind(list('a', 'b', 'c'), 'b')).toBe('c');
  expect(pictureBehind(list('new', 'a', 'b', 'c'), 'b')).toBe('c');
});

test('waits while no picture follows, and stops when the picture is gone', () => {
  expect(pictureBehind(list('new', 'a', 'b'), 'b')).toBeNull();
  expect(pictureBehind(list('a', 'c'), 'b')).toBeNull();
});
