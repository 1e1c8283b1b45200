import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { tolerantStorage } from '#web/api/records/tolerant-storage.ts';
import { initialLab, type Lab, parseLab } from './lab.ts';

interface LabStore {
  lab: Lab;
  change: (fields: Partial<Lab>) => void;
}

/** The lab's input, stored only in this browser. */
export const useLab = create<LabStore>()(
  persist(
    (set) => ({
      lab: initialLab,
      change: (fields) => set(({ lab }) => ({ lab: { ...lab, ...fields } })),
    }),
    {
      name: 'adventure-feed',
      version: 1,
      storage: tolerantStorage(),
      partialize: ({ lab }) => ({ lab }),
      migrate: (stored) => ({ lab: parseLab(Reflect.get(Object(stored), 'lab')) }),
      merge: (stored, store) => ({ ...store, lab: parseLab(Reflect.get(Object(stored), 'lab')) }),
    },
  ),
);
