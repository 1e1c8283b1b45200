import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { tolerantStorage } from '#web/api/records/tolerant-storage.ts';

const maxDismissed = 50;

interface ViewStore {
  /** Jobs whose failure the user has dismissed, or whose designs were all kept. */
  dismissed: readonly string[];
  dismiss: (jobIds: readonly string[]) => void;
}

function parseDismissed(stored: unknown): string[] {
  const list: unknown =
    typeof stored === 'object' && stored !== null ? Reflect.get(stored, 'dismissed') : null;
  return Array.isArray(list) ? list.filter((id) => typeof id === 'string').slice(-maxDismissed) : [];
}

/** View state of the studio's results, stored in the browser. */
export const useResultsView = create<ViewStore>()(
  persist(
    (set) => ({
      dismissed: [],
      dismiss: (jobIds) =>
        set(({ dismissed }) => ({
          dismissed: [...new Set([...dismissed, ...jobIds])].slice(-maxDismissed),
        })),
    }),
    {
      name: 'adventure-studio-results',
      storage: tolerantStorage(),
      partialize: ({ dismissed }) => ({ dismissed }),
      merge: (stored, store) => ({ ...store, dismissed: parseDismissed(stored) }),
    },
  ),
);
