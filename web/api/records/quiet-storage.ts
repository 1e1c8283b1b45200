import type { PersistStorage, StorageValue } from 'zustand/middleware';

/**
 * Where stores keep what is to outlive a reload: the browser's `localStorage`. One that is full or blocked costs no more than
 * that: what changes goes on as if it had been kept. Throws where what is kept there cannot be read, which stores expect.
 */
export function quietStorage<State>(): PersistStorage<State> {
  return {
    getItem(name) {
      const text = localStorage.getItem(name);
      return text === null ? null : (JSON.parse(text) as StorageValue<State>);
    },
    setItem(name, value) {
      try {
        localStorage.setItem(name, JSON.stringify(value));
      } catch {
        // It is there for as long as the page is open.
      }
    },
    removeItem: (name) => localStorage.removeItem(name),
  };
}
