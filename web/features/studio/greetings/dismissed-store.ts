import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { tolerantStorage } from '#web/api/records/tolerant-storage.ts';
import { type Dismissed, nothingDismissed } from './greeting-rules.ts';

/** How many users this browser remembers, the latest last. */
const maxUsers = 20;

interface DismissedStore {
  /** By user id. */
  people: Readonly<Record<string, Dismissed>>;
  note: (userId: string, dismissed: Partial<Dismissed>) => void;
}

/**
 * What users have dismissed in this browser. The account stores it too, once the call arrives. Signing out
 * keeps it, as it contains nothing else.
 */
export const useDismissed = create<DismissedStore>()(
  persist(
    (set) => ({
      people: {},
      note: (userId, dismissed) =>
        set(({ people: { [userId]: known = nothingDismissed, ...others } }) => ({
          people: Object.fromEntries(
            [...Object.entries(others), [userId, { ...known, ...dismissed }]].slice(-maxUsers),
          ),
        })),
    }),
    {
      name: 'adventure-told',
      storage: tolerantStorage(),
      version: 1,
      partialize: ({ people }) => ({ people }),
      migrate: (stored) => stored,
      merge: (stored, store) => ({ ...store, people: parsePeople(stored) }),
    },
  ),
);

export function parsePeople(stored: unknown): Record<string, Dismissed> {
  const people: unknown =
    typeof stored === 'object' && stored !== null ? Reflect.get(stored, 'people') : null;
  if (typeof people !== 'object' || people === null) return {};
  return Object.fromEntries(Object.entries(people).map(([id, dismissed]) => [id, parseDismissed(dismissed)]));
}

function parseDismissed(dismissed: unknown): Dismissed {
  const fields: Partial<Record<keyof Dismissed, unknown>> =
    typeof dismissed === 'object' && dismissed !== null ? dismissed : {};
  return {
    hasBeenWelcomed: fields.hasBeenWelcomed === true,
    trialToldAt: typeof fields.trialToldAt === 'number' ? fields.trialToldAt : 0,
    hasSeenDiscount: fields.hasSeenDiscount === true,
  };
}
