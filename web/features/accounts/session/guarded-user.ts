import { createContext, use } from 'react';
import type { User } from '#contract/session.ts';

/**
 * The user that the guard let in. Pages read it here and not from the session, which may end between two
 * renders: the guard then redirects before the page renders again.
 */
export const GuardedUser = createContext<User | null>(null);

/** The signed-in user, for pages behind the guard. */
export function useUser(): User {
  const user = use(GuardedUser);
  if (user === null) throw new Error('This page is shown to signed-in users only.');
  return user;
}
