import { useQuery } from '@tanstack/react-query';
import { createContext, use } from 'react';
import type { User } from '#contract/accounts.ts';
import { sessionQuery } from './session-query.ts';

export type SessionView =
  | { status: 'loading'; user: null; error: null }
  /** The server could not be asked and nobody is known from the last visit. */
  | { status: 'unknown'; user: null; error: unknown; retry: () => void }
  | { status: 'signedOut'; user: null; error: null }
  | { status: 'signedIn'; user: User; error: null };

/** Who is here. A cached user counts as signed in until the server says otherwise. */
export function useSession(): SessionView {
  const { data, error, refetch } = useQuery(sessionQuery);
  if (data?.user) return { status: 'signedIn', user: data.user, error: null };
  if (data !== undefined) return { status: 'signedOut', user: null, error: null };
  if (error !== null) return { status: 'unknown', user: null, error, retry: () => void refetch() };
  return { status: 'loading', user: null, error: null };
}

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
