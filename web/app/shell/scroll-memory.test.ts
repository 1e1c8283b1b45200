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
  const memory = createScrollMemory(() => storageOf(null));
  for (let entry = 0; entry <= 50; entry += 1) memory.note(`${entry}`, 10);
  expect([memory.read('0'), memory.read('1'), memory.read('50')]).toEqual([0, 10, 10]);
});

test.each(['nonsense', '{}', '[["a"], 7, null]'])('starts at the top when %s was stored', (stored) => {
  expect(createScrollMemory(() => storageOf(stored)).read('a')).toBe(0);
});

test('works without storage', () => {
  const memory = createScrollMemory(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  memory.note('a', 5);
  memory.save();
  expect(memory.read('a')).toBe(5);
});
