import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { tolerantStorage } from '#web/api/records/tolerant-storage.ts';

interface TimestampStore {
  isShown: boolean;
  setShown: (isShown: boolean) => void;
}

/**
 * Whether tiles show a sample timestamp where a video site prints the length; shared by studio and gallery.
 */
export const useTimestamp = create<TimestampStore>()(
  persist((set) => ({ isShown: false, setShown: (isShown) => set({ isShown }) }), {
    name: 'adventure-timestamp',
    storage: tolerantStorage(),
    partialize: ({ isShown }) => ({ isShown }),
    merge: (stored, store) => ({
      ...store,
      isShown: typeof stored === 'object' && stored !== null && Reflect.get(stored, 'isShown') === true,
    }),
  }),
);
