import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type * as z from 'zod';
import { checkAuth, type User } from '#contract/accounts.ts';
import { sessionLimits } from '#contract/limits.ts';
import { ApiError } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { readCachedUser, writeCachedUser } from './user-cache.ts';

export type Session = z.infer<typeof checkAuth.response> & {
  /** Somebody was signed in here until this answer. */
  hasEnded?: boolean;
};

const nobody: Session = { authenticated: false, user: null, isAdmin: false };

export function sessionOf(user: User): Session {
  return { authenticated: true, user, isAdmin: user.isAdmin };
}

function cachedSession(): Session | undefined {
  const user = readCachedUser();
  if (user === null) return undefined;
  preload(user.profilePicture);
  return sessionOf(user);
}

/** Fetches the picture before the bar asks for it, so that it does not come after the rest. */
function preload(picture: string | null): void {
  if (picture !== null && typeof Image !== 'undefined') new Image().src = picture;
}

/** A refusal says that nobody is signed in; a server that fails says nothing, and the cached user stays. */
async function askServer(signal: AbortSignal): Promise<Session> {
  try {
    return await call(checkAuth, { signal });
  } catch (thrown) {
    if (thrown instanceof ApiError && (thrown.status === 401 || thrown.status === 403)) return nobody;
    throw thrown;
  }
}

/** Who is signed in: the cached user at first, then the server's word, asked again every five minutes. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  async queryFn({ signal }): Promise<Session> {
    const wasHere = readCachedUser() !== null;
    const session = await askServer(signal);
    writeCachedUser(session.authenticated ? session.user : null);
    return { ...session, hasEnded: wasHere && !session.authenticated };
  },
  initialData: cachedSession,
  initialDataUpdatedAt: 0,
  staleTime: sessionLimits.recheckEveryMs,
  refetchInterval: sessionLimits.recheckEveryMs,
});

/** Takes over that nobody is signed in any more. */
export function clearSession(client: QueryClient): void {
  setSession(client, nobody);
}

/** Takes over what a sign-in or sign-up answered. */
export function setSession(client: QueryClient, session: Session): void {
  writeCachedUser(session.user);
  client.setQueryData(sessionQuery.queryKey, session);
}
