import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type * as z from 'zod';
import { checkAuth, type User } from '#contract/accounts.ts';
import { sessionLimits } from '#contract/limits.ts';
import { call } from '#web/api/call.ts';
import { readCachedUser, writeCachedUser } from './user-cache.ts';

export type Session = z.infer<typeof checkAuth.response>;

export function sessionOf(user: User): Session {
  return { authenticated: true, user, isAdmin: user.isAdmin };
}

function cachedSession(): Session | undefined {
  const user = readCachedUser();
  return user === null ? undefined : sessionOf(user);
}

/** Who is signed in: the cached user at first, then the server's word, asked again every five minutes. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  async queryFn({ signal }): Promise<Session> {
    const session = await call(checkAuth, { signal });
    writeCachedUser(session.authenticated ? session.user : null);
    return session;
  },
  initialData: cachedSession,
  initialDataUpdatedAt: 0,
  staleTime: sessionLimits.recheckEveryMs,
  refetchInterval: sessionLimits.recheckEveryMs,
});

/** Takes over what a sign-in or sign-up answered. */
export function setSession(client: QueryClient, session: Session): void {
  writeCachedUser(session.user);
  client.setQueryData(sessionQuery.queryKey, session);
}
