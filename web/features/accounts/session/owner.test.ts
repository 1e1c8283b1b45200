import { expect, test } from 'vitest';
import { takeOwnership } from './owner.ts';

/** As much of a browser's storage as is needed. */
function storageOf(entries: Record<string, string>): Storage {
  const kept = new Map(Object.entries(entries));
  return {
    get length() {
      return kept.size;
    },
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  };
}

test('the first person and who comes back keep what is there', () => {
  const storage = storageOf({ draft: 'a shark' });
  expect(takeOwnership(() => storage, 'ana')).toBe(false);
  expect(takeOwnership(() => storage, 'ana')).toBe(false);
  expect(storage.getItem('draft')).toBe('a shark');
});

test('somebody else finds nothing of the one before, but the theme', () => {
  const storage = storageOf({ draft: 'a shark', 'adventure-theme': 'light' });
  takeOwnership(() => storage, 'ana');
  expect(takeOwnership(() => storage, 'ben')).toBe(true);
  expect(storage.getItem('draft')).toBeNull();
  expect(storage.getItem('adventure-theme')).toBe('light');
  expect(takeOwnership(() => storage, 'ben')).toBe(false);
});

test('blocked storage keeps nothing of anybody', () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  expect(takeOwnership(blocked, 'ana')).toBe(false);
});
