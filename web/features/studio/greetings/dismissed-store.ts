import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { tolerantStorage } from '#web/api/records/tolerant-storage.ts';
import { type Dismissed, nothingDismissed } from './greeting-rules.ts';

/** How many users this browser remembers, the latest last. */
const maxUsers = 20;

interface DismissedStore {
  /** By user id. */
  users: Readonly<Record<string, Dismissed>>;
  note: (userId: string, dismissed: Partial<Dismissed>) => void;
}

/**
 * What users have dismissed in this browser. The account stores it too, once the call arrives. Signing out
 * keeps it, as it contains nothing else.
 */
export const useDismissed = create<DismissedStore>()(
  persist(
    (set) => ({
      users: {},
      note: (userId, dismissed) =>
        set(({ users: { [userId]: known = nothingDismissed, ...others } }) => ({
          users: Object.fromEntries(
            [...Object.entries(others), [userId, { ...known, ...dismissed }]].slice(-maxUsers),
          ),
        })),
    }),
    {
      name: 'adventure-dismissed',
      storage: tolerantStorage(),
      partialize: ({ users }) => ({ users }),
      merge: (stored, store) => ({ ...store, users: parseUsers(stored) }),
    },
  ),
);

export function parseUsers(stored: unknown): Record<string, Dismissed> {
  const users: unknown = typeof stored === 'object' && stored !== null ? Reflect.get(stored, 'users') : null;
  if (typeof users !== 'object' || users === null) return {};
  return Object.fromEntries(Object.entries(users).map(([id, dismissed]) => [id, parseDismissed(dismissed)]));
}

function parseDismissed(dismissed: unknown): Dismissed {
  const fields: Partial<Record<keyof Dismissed, unknown>> =
    typeof dismissed === 'object' && dismissed !== null ? dismissed : {};
  return {
    hasBeenWelcomed: fields.hasBeenWelcomed === true,
    trialDismissedAt: typeof fields.trialDismissedAt === 'number' ? fields.trialDismissedAt : 0,
    hasSeenDiscount: fields.hasSeenDiscount === true,
  };
}
