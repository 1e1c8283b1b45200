import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { quietStorage } from '#web/api/records/quiet-storage.ts';
import { initialLab, type Lab, parseLab } from './lab.ts';

interface LabStore {
  lab: Lab;
  change: (fields: Partial<Lab>) => void;
}

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
      storage: quietStorage(),
      partialize: ({ lab }) => ({ lab }),
      migrate: (stored) => ({ lab: parseLab(Reflect.get(Object(stored), 'lab')) }),
      merge: (stored, store) => ({ ...store, lab: parseLab(Reflect.get(Object(stored), 'lab')) }),
    },
  ),
);
