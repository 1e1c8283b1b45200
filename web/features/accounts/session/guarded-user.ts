import { createContext, use } from 'react';
import type { User } from '#contract/accounts.ts';

/**
 * The user whom the guard let in. Pages take it from there and not from the session, which may end between two renders:
 * the guard hears of that as well, and leads away before the page is asked again.
 */
export const GuardedUser = createContext<User | null>(null);

/** The signed-in user, for pages behind the guard. */
export function useUser(): User {
  const user = use(GuardedUser);
  if (user === null) throw new Error('This page is shown to signed-in users only.');
  return user;
}
