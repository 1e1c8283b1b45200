import { afterEach, expect, test, vi } from 'vitest';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { memoryStorage } from '#web/test-data/memory-storage.ts';
import { tolerantStorage } from './tolerant-storage.ts';

const name = 'a-store';
const openStore = () =>
  create<{ count: number }>()(persist(() => ({ count: 0 }), { name, storage: tolerantStorage() }));

afterEach(() => vi.unstubAllGlobals());

test('a store’s state survives a reload', () => {
  vi.stubGlobal('localStorage', memoryStorage());
  openStore().setState({ count: 3 });
  expect(openStore().getState().count).toBe(3);
});

test('full storage keeps nothing and throws nothing', () => {
  const full = memoryStorage();
  full.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  vi.stubGlobal('localStorage', full);
  const store = openStore();
  store.setState({ count: 3 });
  expect(store.getState().count).toBe(3);
  expect(openStore().getState().count).toBe(0);
});

test.each(['', 'text', 'null', '7', '{"state":'])('damaged data counts as missing: %j', (text) => {
  vi.stubGlobal('localStorage', memoryStorage(new Map([[name, text]])));
  expect(openStore().getState().count).toBe(0);
});
