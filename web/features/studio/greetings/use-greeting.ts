import { useState } from 'react';
import { type Greeting, recordGreeting, type User } from '#contract/session.ts';
import { call } from '#web/api/call.ts';
import { useDismissed } from './dismissed-store.ts';
import {
  type Dismissed,
  dismissedOf,
  galleryGreetingFor,
  greetingFor,
  nothingDismissed,
} from './greeting-rules.ts';

/**
 * The studio's popup and how to dismiss it. Follows balance and user as they load: a page starts with those
 * of the last visit.
 */
export function useGreeting(user: User, coins: number) {
  const { dismissed, cameAt, note } = useDismissedOf(user);
  const greeting = greetingFor(user, coins, dismissed, cameAt);
  return { greeting, dismiss: () => greeting !== null && note(greeting) };
}

/** The gallery's popup; none while the number of pictures is unknown (null). */
export function useGalleryGreeting(user: User, coins: number, pictures: number | null) {
  const { dismissed, cameAt, note } = useDismissedOf(user);
  const greeting =
    pictures === null ? null : galleryGreetingFor(user, { coins, pictures }, dismissed, cameAt);
  return { greeting, dismiss: () => greeting !== null && note(greeting) };
}

const dismissedBy: Record<Greeting, () => Partial<Dismissed>> = {
  welcome: () => ({ hasBeenWelcomed: true }),
  trial_expired: () => ({ trialDismissedAt: Date.now() }),
  discount: () => ({ hasSeenDiscount: true }),
};

function useDismissedOf(user: User) {
  const dismissedHere = useDismissed(({ users }) => users[user.id]) ?? nothingDismissed;
  const [cameAt] = useState(() => Date.now());
  return {
    dismissed: dismissedOf(user, dismissedHere),
    cameAt,
    note(greeting: Greeting) {
      useDismissed.getState().note(user.id, dismissedBy[greeting]());
      // If the call fails, another browser shows it once more.
      void call(recordGreeting, { body: { greeting } }).catch(() => undefined);
    },
  };
}
