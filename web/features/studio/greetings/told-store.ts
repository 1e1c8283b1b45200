import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { quietStorage } from '#web/api/records/quiet-storage.ts';
import { type Told, toldNothing } from './greeting-rules.ts';

/** People of whom this browser remembers what they were told, the latest last. */
const peopleKept = 20;

interface ToldStore {
  /** By the user's id. */
  people: Readonly<Record<string, Told>>;
  note: (userId: string, told: Partial<Told>) => void;
}

/**
 * What people were told by the studio in this browser; their accounts know it, too, once they have heard of it. Signing
 * out leaves it, as it holds nothing but that.
 */
export const useTold = create<ToldStore>()(
  persist(
    (set) => ({
      people: {},
      note: (userId, told) =>
        set(({ people: { [userId]: known = toldNothing, ...others } }) => ({
          people: Object.fromEntries(
            [...Object.entries(others), [userId, { ...known, ...told }]].slice(-peopleKept),
          ),
        })),
    }),
    {
      name: 'adventure-told',
      storage: quietStorage(),
      version: 1,
      partialize: ({ people }) => ({ people }),
      migrate: (stored) => stored,
      merge: (stored, store) => ({ ...store, people: parsePeople(stored) }),
    },
  ),
);

export function parsePeople(stored: unknown): Record<string, Told> {
  const people: unknown =
    typeof stored === 'object' && stored !== null ? Reflect.get(stored, 'people') : null;
  if (typeof people !== 'object' || people === null) return {};
  return Object.fromEntries(Object.entries(people).map(([id, told]) => [id, parseTold(told)]));
}

function parseTold(told: unknown): Told {
  const fields: Partial<Record<keyof Told, unknown>> = typeof told === 'object' && told !== null ? told : {};
  return {
    hasBeenWelcomed: fields.hasBeenWelcomed === true,
    trialToldAt: typeof fields.trialToldAt === 'number' ? fields.trialToldAt : 0,
    hasSeenDiscount: fields.hasSeenDiscount === true,
  };
}
