import { expect, test } from 'vitest';
import { createScrollMemory } from './scroll-memory.ts';

function storageOf(stored: string | null): Storage {
  let value = stored;
  return {
    length: 0,
    key: () => null,
    getItem: () => value,
    setItem: (_, next) => {
      value = next;
    },
    removeItem: () => undefined,
    clear: () => undefined,
  };
}

test('stores each entry’s scroll position, across a reload too', () => {
  const storage = storageOf(null);
  const before = createScrollMemory(() => storage);
  before.note('a', 120);
  before.note('b', 900);
  before.note('a', 340);
  expect([before.read('a'), before.read('b'), before.read('c')]).toEqual([340, 900, 0]);
  before.save();
  const after = createScrollMemory(() => storage);
  expect([after.read('a'), after.read('b')]).toEqual([340, 900]);
});

test('drops the oldest of more than fifty entries', () => {
  const kept = createScrollMemory(() => storageOf(null));
  for (let entry = 0; entry <= 50; entry += 1) kept.note(`${entry}`, 10);
  expect([kept.read('0'), kept.read('1'), kept.read('50')]).toEqual([0, 10, 10]);
});

test.each(['nonsense', '{}', '[["a"], 7, null]'])('starts at the top when %s was stored', (stored) => {
  expect(createScrollMemory(() => storageOf(stored)).read('a')).toBe(0);
});

test('works without storage', () => {
  const kept = createScrollMemory(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  kept.note('a', 5);
  kept.save();
  expect(kept.read('a')).toBe(5);
});
