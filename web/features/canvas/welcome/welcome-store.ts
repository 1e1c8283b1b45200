import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { dayMs } from '#contract/durations.ts';
import type { User } from '#contract/session.ts';
import { tolerantStorage } from '#web/api/records/tolerant-storage.ts';

/** The documented window: users who came within these days are new. */
const welcomeDays = 7;
/** How many users this browser remembers, the latest last. */
const maxUsers = 20;

interface WelcomeStore {
  /** Ids of users whose welcome is over. */
  done: readonly string[];
  finish: (userId: string) => void;
}

/** Who has seen the editor's welcome in this browser, each by their id. A sign-out removes it. */
const useWelcomed = create<WelcomeStore>()(
  persist(
    (set) => ({
      done: [],
      finish: (userId) =>
        set(({ done }) => ({ done: [...done.filter((one) => one !== userId), userId].slice(-maxUsers) })),
    }),
    {
      name: 'adventure-canvas-welcome',
      storage: tolerantStorage(),
      partialize: ({ done }) => ({ done }),
      merge: (stored, store) => ({ ...store, done: readDone(stored) }),
    },
  ),
);

/** Whether to welcome a user. For one who is not new, the welcome is marked as over. */
export function isWelcome({ id, createdAt }: Pick<User, 'id' | 'createdAt'>, now: number): boolean {
  const { done, finish } = useWelcomed.getState();
  if (done.includes(id)) return false;
  const isNew = now - Date.parse(createdAt) < welcomeDays * dayMs;
  if (!isNew) finish(id);
  return isNew;
}

export function finishWelcome(userId: string): void {
  useWelcomed.getState().finish(userId);
}

export function readDone(stored: unknown): string[] {
  const done: unknown = typeof stored === 'object' && stored !== null ? Reflect.get(stored, 'done') : null;
  return Array.isArray(done) ? done.filter((id) => typeof id === 'string').slice(-maxUsers) : [];
}
