import { useState } from 'react';
import type { User } from '#contract/accounts.ts';
import type { Greeting } from '../failure/popup.ts';
import { greetingFor, toldNothing } from './greeting-rules.ts';
import { useTold } from './told-store.ts';

/**
 * What the studio has to say by itself, and how it is put away. Balance and person are looked at as they become known:
 * a page begins with those of the last visit.
 */
export function useGreeting(user: User, coins: number) {
  const told = useTold(({ people }) => people[user.id]);
  const [cameAt] = useState(() => Date.now());
  const greeting: Greeting | null = greetingFor(user, coins, told ?? toldNothing, cameAt);
  const putAway = () =>
    useTold
      .getState()
      .note(user.id, greeting === 'welcome' ? { hasBeenWelcomed: true } : { trialToldAt: Date.now() });
  return { greeting, putAway };
}
