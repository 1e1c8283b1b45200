import { useState } from 'react';
import { type Greeting, noteGreeting, type User } from '#contract/accounts.ts';
import { call } from '#web/api/call.ts';
import { greetingFor, toldNothing, toldOf } from './greeting-rules.ts';
import { useTold } from './told-store.ts';

/**
 * What the studio has to say by itself, and how it is put away. Balance and person are looked at as they become known:
 * a page begins with those of the last visit.
 */
export function useGreeting(user: User, coins: number) {
  const toldHere = useTold(({ people }) => people[user.id]) ?? toldNothing;
  const [cameAt] = useState(() => Date.now());
  const greeting: Greeting | null = greetingFor(user, coins, toldOf(user, toldHere), cameAt);
  const putAway = () => {
    if (greeting === null) return;
    useTold
      .getState()
      .note(user.id, greeting === 'welcome' ? { hasBeenWelcomed: true } : { trialToldAt: Date.now() });
    // Where it does not arrive, another browser says it once more.
    void call(noteGreeting, { body: { greeting } }).catch(() => undefined);
  };
  return { greeting, putAway };
}
