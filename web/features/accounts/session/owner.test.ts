import { expect, test } from 'vitest';
import { memoryStorage } from '#web/test-data/memory-storage.ts';
import { takeOwnership } from './owner.ts';

const storageOf = (entries: Record<string, string>) => memoryStorage(new Map(Object.entries(entries)));

test('the first user and a returning one keep stored data', () => {
  const storage = storageOf({ draft: 'a shark' });
  expect(takeOwnership(() => storage, 'ana')).toBe(false);
  expect(takeOwnership(() => storage, 'ana')).toBe(false);
  expect(storage.getItem('draft')).toBe('a shark');
});

test('another user finds nothing of the previous one but the theme', () => {
  const storage = storageOf({ draft: 'a shark', 'adventure-theme': 'light' });
  takeOwnership(() => storage, 'ana');
  expect(takeOwnership(() => storage, 'ben')).toBe(true);
  expect(storage.getItem('draft')).toBeNull();
  expect(storage.getItem('adventure-theme')).toBe('light');
  expect(takeOwnership(() => storage, 'ben')).toBe(false);
});

test('with blocked storage nothing is kept', () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  expect(takeOwnership(blocked, 'ana')).toBe(false);
});
