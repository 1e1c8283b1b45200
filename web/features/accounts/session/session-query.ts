import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type * as z from 'zod';
import { sessionLimits } from '#contract/limits.ts';
import { checkAuth, type User, userSchema } from '#contract/session.ts';
import { hasCode } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { pageUsesCoins } from '#web/ui/uses-coins.ts';

const storageKey = 'user';

/**
 * The user of the last visit, shown while the server is asked. Parsed, never trusted; contains no secrets.
 */
function readCachedUser(): User | null {
  try {
    const stored = localStorage.getItem(storageKey);
    const parsed = stored === null ? null : userSchema.safeParse(JSON.parse(stored));
    return parsed?.success ? parsed.data : null;
  } catch {
    return null;
  }
}

function writeCachedUser(user: User | null): void {
  try {
    if (user === null) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, JSON.stringify(user));
  } catch {
    // Storage is full or blocked: the next visit starts with a spinner.
  }
}

export type Session = z.infer<typeof checkAuth.response> & {
  /** A user was signed in on this page until this answer. */
  hasEnded?: boolean;
};

const noSession = (): Session => ({
  authenticated: false,
  user: null,
  usesCoins: pageUsesCoins(),
  isSignUpClosed: false,
  isAdmin: false,
});

export function sessionOf(user: User): Session {
  return {
    authenticated: true,
    user,
    usesCoins: user.usesCoins,
    isSignUpClosed: false,
    isAdmin: user.isAdmin,
  };
}

function cachedSession(): Session | undefined {
  const user = readCachedUser();
  if (user === null) return undefined;
  preload(user.profilePicture);
  return sessionOf(user);
}

/** Fetches the picture before the bar renders it, so that it does not appear late. */
function preload(picture: string | null): void {
  if (picture !== null && typeof Image !== 'undefined') new Image().src = picture;
}

/**
 * Only the server's own refusal means signed out. On an error, or an answer from a proxy or a network's login
 * page, the cached user stays.
 */
async function fetchSession(signal: AbortSignal): Promise<Session> {
  try {
    return await call(checkAuth, { signal });
  } catch (thrown) {
    if (hasCode(thrown, 'not_signed_in') || hasCode(thrown, 'account_blocked')) return noSession();
    throw thrown;
  }
}

const queryKey = ['session'] as const;

/** The session: first the cached user, then the server's answer, checked again every five minutes. */
export const sessionQuery = queryOptions({
  queryKey,
  async queryFn({ client, signal }): Promise<Session> {
    const hadUser = readCachedUser() !== null;
    const session = keepKnownAdmin(client, await fetchSession(signal));
    writeCachedUser(session.authenticated ? session.user : null);
    return { ...session, hasEnded: hadUser && !session.authenticated };
  },
  initialData: cachedSession,
  initialDataUpdatedAt: 0,
  staleTime: sessionLimits.recheckEveryMs,
  refetchInterval: sessionLimits.recheckEveryMs,
});

/** Marks the user as signed out. */
export function clearSession(client: QueryClient): void {
  setSession(client, { ...noSession(), usesCoins: usesCoins(client) });
}

/** Stores the answer of a sign-in, sign-up or change. */
export function setSession(client: QueryClient, session: Session): void {
  store(client, keepKnownAdmin(client, session));
}

/** Ends the known admin right after the server has refused an admin call. */
export function clearAdminRight(client: QueryClient): void {
  const user = knownUser(client);
  if (user?.isAdmin) store(client, sessionOf({ ...user, isAdmin: false }));
}

function store(client: QueryClient, session: Session): void {
  writeCachedUser(session.user);
  client.setQueryData(queryKey, session);
}

/**
 * Once a user is known to be an admin, later checks keep it, so that none of them closes the panel during
 * work. This affects only what is shown: the server checks every call, and its refusal ends it
 * (`clearAdminRight`).
 */
function keepKnownAdmin(client: QueryClient, session: Session): Session {
  const known = knownUser(client);
  const isKnown = known?.isAdmin === true && known.id === session.user?.id;
  return isKnown && session.user
    ? { ...session, isAdmin: true, user: { ...session.user, isAdmin: true } }
    : session;
}

/** Whether pictures cost coins on this server, as far as is known. */
export function usesCoins(client: QueryClient): boolean {
  return client.getQueryData<Session>(queryKey)?.usesCoins ?? pageUsesCoins();
}

function knownUser(client: QueryClient): User | null {
  return client.getQueryData<Session>(queryKey)?.user ?? readCachedUser();
}
