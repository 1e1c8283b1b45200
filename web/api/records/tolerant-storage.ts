import type { PersistStorage, StorageValue } from 'zustand/middleware';

/**
 * Storage for stores that survive a reload: `localStorage`, with write errors ignored. If it is full or
 * blocked, state changes continue unstored. Throws on unreadable data, which stores expect.
 */
export function tolerantStorage<State>(): PersistStorage<State> {
  return {
    getItem(name) {
      const text = localStorage.getItem(name);
      return text === null ? null : (JSON.parse(text) as StorageValue<State>);
    },
    setItem(name, value) {
      try {
        localStorage.setItem(name, JSON.stringify(value));
      } catch {
        // The state lives as long as the page.
      }
    },
    removeItem: (name) => localStorage.removeItem(name),
  };
}
