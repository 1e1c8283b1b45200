import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { tolerantStorage } from '#web/api/records/tolerant-storage.ts';
import { type FeedSettings, initialSettings, parseSettings } from './settings.ts';

interface FeedSettingsStore {
  settings: FeedSettings;
  change: (fields: Partial<FeedSettings>) => void;
}

/** The settings' input, stored only in this browser. */
export const useFeedSettings = create<FeedSettingsStore>()(
  persist(
    (set) => ({
      settings: initialSettings,
      change: (fields) => set(({ settings }) => ({ settings: { ...settings, ...fields } })),
    }),
    {
      name: 'adventure-feed',
      storage: tolerantStorage(),
      partialize: ({ settings }) => ({ settings }),
      merge: (stored, store) => ({
        ...store,
        settings: parseSettings(Reflect.get(Object(stored), 'settings')),
      }),
    },
  ),
);
