import { useQuery } from '@tanstack/react-query';
import type { User } from '#contract/session.ts';
import { sessionQuery } from './session-query.ts';

export type SessionView =
  | { status: 'loading'; user: null; error: null }
  /** The server is unreachable and no user is cached from an earlier visit. */
  | { status: 'unknown'; user: null; error: unknown; retry: () => void }
  /** `hasEnded`: a user was signed in on this page until a moment ago. */
  | { status: 'signedOut'; user: null; error: null; hasEnded: boolean }
  | { status: 'signedIn'; user: User; error: null };

/** The session's state. A cached user counts as signed in until the server says otherwise. */
export function useSession(): SessionView {
  const { data, error, refetch } = useQuery(sessionQuery);
  if (data?.user) return { status: 'signedIn', user: data.user, error: null };
  if (data !== undefined) {
    return { status: 'signedOut', user: null, error: null, hasEnded: data.hasEnded ?? false };
  }
  if (error !== null) return { status: 'unknown', user: null, error, retry: () => void refetch() };
  return { status: 'loading', user: null, error: null };
}
