import { useState } from 'react';
import { type Greeting, noteGreeting, type User } from '#contract/accounts.ts';
import { call } from '#web/api/call.ts';
import { galleryGreetingFor, greetingFor, type Told, toldNothing, toldOf } from './greeting-rules.ts';
import { useTold } from './told-store.ts';

/**
 * What the studio has to say by itself, and how it is put away. Balance and person are looked at as they become known:
 * a page begins with those of the last visit.
 */
export function useGreeting(user: User, coins: number) {
  const { told, cameAt, note } = useToldOf(user);
  const greeting = greetingFor(user, coins, told, cameAt);
  return { greeting, putAway: () => greeting !== null && note(greeting) };
}

/** The same for the gallery. Nothing while it is not known how many pictures there are: null. */
export function useGalleryGreeting(user: User, coins: number, pictures: number | null) {
  const { told, cameAt, note } = useToldOf(user);
  const greeting = pictures === null ? null : galleryGreetingFor(user, { coins, pictures }, told, cameAt);
  return { greeting, putAway: () => greeting !== null && note(greeting) };
}

const toldBy: Record<Greeting, () => Partial<Told>> = {
  welcome: () => ({ hasBeenWelcomed: true }),
  trial_expired: () => ({ trialToldAt: Date.now() }),
  discount: () => ({ hasSeenDiscount: true }),
};

function useToldOf(user: User) {
  const toldHere = useTold(({ people }) => people[user.id]) ?? toldNothing;
  const [cameAt] = useState(() => Date.now());
  return {
    told: toldOf(user, toldHere),
    cameAt,
    note(greeting: Greeting) {
      useTold.getState().note(user.id, toldBy[greeting]());
      // Where it does not arrive, another browser says it once more.
      void call(noteGreeting, { body: { greeting } }).catch(() => undefined);
    },
  };
}
