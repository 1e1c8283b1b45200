import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { tolerantStorage } from '#web/api/records/tolerant-storage.ts';

const maxDismissed = 50;

interface ViewStore {
  /** Failed jobs that the user has dismissed. */
  dismissed: readonly string[];
  dismiss: (jobIds: readonly string[]) => void;
  /** The design that was kept, by job, while the others can still be restored. Not stored. */
  kept: Readonly<Record<string, string>>;
  keep: (jobId: string, imageId: string) => void;
  /** Ends that period: the others are restored or deleted. */
  settle: (jobId: string) => void;
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
      kept: {},
      keep: (jobId, imageId) => set(({ kept }) => ({ kept: { ...kept, [jobId]: imageId } })),
      settle: (jobId) => set(({ kept: { [jobId]: _settled, ...kept } }) => ({ kept })),
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
