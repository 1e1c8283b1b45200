import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { quietStorage } from '#web/api/records/quiet-storage.ts';

interface TimestampStore {
  isShown: boolean;
  setShown: (isShown: boolean) => void;
}

/** Whether tiles carry a sample timestamp where a video site prints the length; studio and gallery share it. */
export const useTimestamp = create<TimestampStore>()(
  persist((set) => ({ isShown: false, setShown: (isShown) => set({ isShown }) }), {
    name: 'adventure-timestamp',
    storage: quietStorage(),
    version: 1,
    partialize: ({ isShown }) => ({ isShown }),
    migrate: (stored) => stored,
    merge: (stored, store) => ({
      ...store,
      isShown: typeof stored === 'object' && stored !== null && Reflect.get(stored, 'isShown') === true,
    }),
  }),
);
