import { create as createReal, type UseBoundStore } from 'zustand/react';
import type { StateCreator, StoreApi } from 'zustand/vanilla';

export * from 'zustand/react';
export * from 'zustand/vanilla';

const resets = new Set<() => void>();

function resettable<T>(creator: StateCreator<T>): UseBoundStore<StoreApi<T>> {
  const store = createReal(creator);
  resets.add(() => store.setState(store.getInitialState(), true));
  return store;
}

/** zustand's `create`, which remembers its stores: tests share the page's modules, not what the stores hold. */
export function create<T>(creator?: StateCreator<T>) {
  return creator === undefined ? resettable<T> : resettable(creator);
}

/** Has every store hold what it began with. */
export function resetStores(): void {
  for (const reset of resets) reset();
}
