import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { daySeconds } from '#contract/durations.ts';
import { routes } from '#contract/routes.ts';
import type { AccountDeps } from './deps.ts';
import type { Exchange } from './exchange.ts';
import { readHostCookie, setHostCookie } from './host-cookies.ts';
import { sendAccountMail } from './mails/send-account-mail.ts';
import { readDevice } from './profile/device.ts';
import { emailPreferencesOf } from './profile/profile.ts';
import { users } from './schema.ts';

const name = 'adventure.known';

/** The longest that browsers keep a cookie. */
const maxAgeSeconds = 400 * daySeconds;

/** Users who share a browser; the earliest is forgotten first. */
const maxUsers = 5;

/**
 * Remembers, in the browser itself, that a user has signed in there. The cookie outlives the session and
 * authenticates no one: it decides whether a sign-in is worth a mail, and whose password tries are counted
 * together. Returns whether the browser knew the user already.
 */
export function rememberBrowser(deps: AccountDeps, exchange: Exchange, userId: string): boolean {
  const tags = readTags(deps, exchange.request);
  const mine = tagOf(deps, userId);
  if (tags.includes(mine)) return true;
  const value = [...tags, mine].slice(-maxUsers).join('.');
  setHostCookie(deps, exchange, { name, value, maxAgeSeconds });
  return false;
}

/** Whether a user has signed in on the browser that sent a request. */
export function knowsBrowser(deps: AccountDeps, request: Request, userId: string): boolean {
  return readTags(deps, request).includes(tagOf(deps, userId));
}

function readTags(deps: AccountDeps, request: Request): string[] {
  const cookie = readHostCookie(deps, request, name) ?? '';
  return cookie.split('.').filter((tag) => /^[\w-]{22}$/.test(tag));
}

/** Call after a sign-in: mails users with this preference if the browser is new to them. */
export function notifyOfNewBrowser(deps: AccountDeps, exchange: Exchange, userId: string): void {
  if (rememberBrowser(deps, exchange, userId)) return;
  deps.background.run('mailing of a new sign-in', () => mailNewSignIn(deps, exchange, userId));
}

async function mailNewSignIn(deps: AccountDeps, exchange: Exchange, userId: string): Promise<void> {
  const [user] = await deps.database.db.select().from(users).where(eq(users.id, userId));
  // An unverified address may belong to a stranger.
  if (!user?.emailVerified || !emailPreferencesOf(user).newSignIn) return;
  const { browser, system } = readDevice(exchange.request.headers.get('user-agent'));
  await deps.database.inTransaction((tx) =>
    sendAccountMail(deps, tx, {
      user,
      exchange,
      kind: 'newSignIn',
      path: routes.profile.path,
      values: { device: [browser, system].filter((part) => part !== null).join(', ') || '?' },
    }),
  );
}

function tagOf({ sessionSecret }: AccountDeps, userId: string): string {
  return createHmac('sha256', sessionSecret)
    .update(`known browser ${userId}`)
    .digest('base64url')
    .slice(0, 22);
}
