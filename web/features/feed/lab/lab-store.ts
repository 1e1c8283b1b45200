import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { initialLab, type Lab, parseLab } from './lab.ts';

interface LabStore {
  lab: Lab;
  change: (fields: Partial<Lab>) => void;
}

/** A full or blocked storage costs the memory over a reload, not the lab. */
const storage = createJSONStorage<{ lab: Lab }>(() => ({
  getItem: (name) => localStorage.getItem(name),
  removeItem: (name) => localStorage.removeItem(name),
  setItem(name, value) {
    try {
      localStorage.setItem(name, value);
    } catch {
      // It is shown as long as the page is open.
    }
  },
}));

/** What is typed and chosen in the lab, kept in this browser alone. */
export const useLab = create<LabStore>()(
  persist(
    (set) => ({
      lab: initialLab,
      change: (fields) => set(({ lab }) => ({ lab: { ...lab, ...fields } })),
    }),
    {
      name: 'adventure-feed',
      version: 1,
      ...(storage && { storage }),
      partialize: ({ lab }) => ({ lab }),
      migrate: (stored) => ({ lab: parseLab(Reflect.get(Object(stored), 'lab')) }),
      merge: (stored, store) => ({ ...store, lab: parseLab(Reflect.get(Object(stored), 'lab')) }),
    },
  ),
);
