import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { quietStorage } from '#web/api/records/quiet-storage.ts';

const dismissedKept = 50;

interface ViewStore {
  /** Failed jobs that the user has put away. */
  dismissed: readonly string[];
  dismiss: (jobIds: readonly string[]) => void;
  /** By job, the design that was kept, as long as the others can still be brought back. The page alone knows of it. */
  kept: Readonly<Record<string, string>>;
  keep: (jobId: string, imageId: string) => void;
  /** Ends that, be it that the others are back or that they are gone. */
  settle: (jobId: string) => void;
}

function parseDismissed(stored: unknown): string[] {
  const list: unknown =
    typeof stored === 'object' && stored !== null ? Reflect.get(stored, 'dismissed') : null;
  return Array.isArray(list) ? list.filter((id) => typeof id === 'string').slice(-dismissedKept) : [];
}

/** How the studio's results are looked at, kept in the browser. */
export const useResultsView = create<ViewStore>()(
  persist(
    (set) => ({
      dismissed: [],
      kept: {},
      keep: (jobId, imageId) => set(({ kept }) => ({ kept: { ...kept, [jobId]: imageId } })),
      settle: (jobId) => set(({ kept: { [jobId]: _settled, ...kept } }) => ({ kept })),
      dismiss: (jobIds) =>
        set(({ dismissed }) => ({
          dismissed: [...new Set([...dismissed, ...jobIds])].slice(-dismissedKept),
        })),
    }),
    {
      name: 'adventure-studio-results',
      storage: quietStorage(),
      version: 1,
      partialize: ({ dismissed }) => ({ dismissed }),
      migrate: (stored) => stored,
      merge: (stored, store) => ({ ...store, dismissed: parseDismissed(stored) }),
    },
  ),
);
