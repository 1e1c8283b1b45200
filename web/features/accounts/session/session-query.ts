import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type * as z from 'zod';
import { checkAuth, type User } from '#contract/accounts.ts';
import { sessionLimits } from '#contract/limits.ts';
import { hasCode } from '#web/api/api-error.ts';
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

/**
 * The server's own refusal says that nobody is signed in. One that fails says nothing, nor does what a proxy or a
 * network's login page answers in its place: the cached user stays.
 */
async function askServer(signal: AbortSignal): Promise<Session> {
  try {
    return await call(checkAuth, { signal });
  } catch (thrown) {
    if (hasCode(thrown, 'not_signed_in') || hasCode(thrown, 'account_blocked')) return nobody;
    throw thrown;
  }
}

const queryKey = ['session'] as const;

/** Who is signed in: the cached user at first, then the server's word, asked again every five minutes. */
export const sessionQuery = queryOptions({
  queryKey,
  async queryFn({ client, signal }): Promise<Session> {
    const wasHere = readCachedUser() !== null;
    const session = keepKnownAdmin(client, await askServer(signal));
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

/** Takes over what a sign-in, sign-up or change answered. */
export function setSession(client: QueryClient, session: Session): void {
  store(client, keepKnownAdmin(client, session));
}

/** Takes over that the server has refused what it gives admins: its word ends what was known here. */
export function loseAdminRight(client: QueryClient): void {
  const user = knownUser(client);
  if (user?.isAdmin) store(client, sessionOf({ ...user, isAdmin: false }));
}

function store(client: QueryClient, session: Session): void {
  writeCachedUser(session.user);
  client.setQueryData(queryKey, session);
}

/**
 * Once somebody is known to be an admin, later checks keep it, so that none of them takes the panel away under their
 * hands. It is about what is shown: the server decides about each act anew, and its refusal ends it (`loseAdminRight`).
 */
function keepKnownAdmin(client: QueryClient, session: Session): Session {
  const known = knownUser(client);
  const isKnown = known?.isAdmin === true && known.id === session.user?.id;
  return isKnown && session.user
    ? { ...session, isAdmin: true, user: { ...session.user, isAdmin: true } }
    : session;
}

function knownUser(client: QueryClient): User | null {
  return client.getQueryData<Session>(queryKey)?.user ?? readCachedUser();
}
