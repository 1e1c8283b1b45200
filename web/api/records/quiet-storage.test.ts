import { afterEach, expect, test, vi } from 'vitest';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { memoryStorage } from '#web/test-data/memory-storage.ts';
import { quietStorage } from './quiet-storage.ts';

const name = 'a-store';
const openStore = () =>
  create<{ count: number }>()(persist(() => ({ count: 0 }), { name, storage: quietStorage() }));

afterEach(() => vi.unstubAllGlobals());

test('what a store holds is there after a reload', () => {
  vi.stubGlobal('localStorage', memoryStorage());
  openStore().setState({ count: 3 });
  expect(openStore().getState().count).toBe(3);
});

test('a storage that is full keeps nothing, and stops nothing', () => {
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

test.each(['', 'text', 'null', '7', '{"state":'])('what is damaged there is as nothing: %j', (text) => {
  vi.stubGlobal('localStorage', memoryStorage(new Map([[name, text]])));
  expect(openStore().getState().count).toBe(0);
});
