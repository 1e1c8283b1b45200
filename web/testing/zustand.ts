import { create as createReal, type UseBoundStore } from 'zustand/react';
import type { StateCreator, StoreApi } from 'zustand/vanilla';

export * from 'zustand/react';
export * from 'zustand/vanilla';

const resets = new Set<() => void>();
const readers = new Set<() => void>();

/** What `persist` adds to a store. */
interface Persisted {
  persist?: { rehydrate: () => Promise<void> | void };
}

function resettable<T>(creator: StateCreator<T>): UseBoundStore<StoreApi<T>> {
  const store: UseBoundStore<StoreApi<T>> & Persisted = createReal(creator);
  resets.add(() => store.setState(store.getInitialState(), true));
  readers.add(() => void store.persist?.rehydrate());
  return store;
}

/**
 * Replaces zustand's `create` and registers each store: tests share the page's modules, but not their state.
 */
export function create<T>(creator?: StateCreator<T>) {
  return creator === undefined ? resettable<T> : resettable(creator);
}

/** Resets every store to its initial state. */
export function resetStores(): void {
  for (const reset of resets) reset();
}

/** Makes every store read its persisted state. */
export function readStores(): void {
  for (const read of readers) read();
}
