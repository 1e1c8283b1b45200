import { useQuery } from '@tanstack/react-query';
import type { User } from '#contract/accounts.ts';
import { sessionQuery } from './session-query.ts';

export type SessionView =
  | { status: 'loading'; user: null; error: null }
  /** The server could not be asked and nobody is known from the last visit. */
  | { status: 'unknown'; user: null; error: unknown; retry: () => void }
  /** `hasEnded`: somebody was signed in on this page until a moment ago. */
  | { status: 'signedOut'; user: null; error: null; hasEnded: boolean }
  | { status: 'signedIn'; user: User; error: null };

/** Who is here. A cached user counts as signed in until the server says otherwise. */
export function useSession(): SessionView {
  const { data, error, refetch } = useQuery(sessionQuery);
  if (data?.user) return { status: 'signedIn', user: data.user, error: null };
  if (data !== undefined) {
    return { status: 'signedOut', user: null, error: null, hasEnded: data.hasEnded ?? false };
  }
  if (error !== null) return { status: 'unknown', user: null, error, retry: () => void refetch() };
  return { status: 'loading', user: null, error: null };
}
