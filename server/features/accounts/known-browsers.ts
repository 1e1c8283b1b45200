import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { routes } from '#contract/routes.ts';
import type { AccountDeps } from './deps.ts';
import type { Exchange } from './exchange.ts';
import { mailLanguage } from './mails/language.ts';
import { linkOrigin } from './mails/origin.ts';
import { sendAccountMail } from './mails/send-account-mail.ts';
import { readOwnCookie, setOwnCookie } from './own-cookies.ts';
import { readDevice } from './profile/device.ts';
import { emailPreferencesOf } from './profile/profile.ts';
import { users } from './schema.ts';

const name = 'adventure.known';

/** As long as browsers keep a cookie at most. */
const maxAgeSeconds = 400 * 24 * 60 * 60;

/** People who share a browser; the earliest is forgotten first. */
const maxPeople = 5;

/**
 * Remembers, in the browser itself, that a user has signed in there. It outlives the session and signs nobody
 * in: it tells whether a sign-in is worth a mail, and whose tries at a password are counted together. Answers whether the browser knew the user already.
 */
export function rememberBrowser(deps: AccountDeps, exchange: Exchange, userId: string): boolean {
  const tags = readTags(deps, exchange.request);
  const mine = tagOf(deps, userId);
  if (tags.includes(mine)) return true;
  const value = [...tags, mine].slice(-maxPeople).join('.');
  setOwnCookie(deps, exchange, { name, value, maxAgeSeconds });
  return false;
}

/** Whether a user has signed in on the browser that sends a request. */
export function knowsBrowser(deps: AccountDeps, request: Request, userId: string): boolean {
  return readTags(deps, request).includes(tagOf(deps, userId));
}

function readTags(deps: AccountDeps, request: Request): string[] {
  const kept = readOwnCookie(deps, request, name) ?? '';
  return kept.split('.').filter((tag) => /^[\w-]{22}$/.test(tag));
}

/** After a sign-in: tells the user by mail, who wants that, when it was on a browser that they had not used before. */
export function watchSignIn(deps: AccountDeps, exchange: Exchange, userId: string): void {
  if (rememberBrowser(deps, exchange, userId)) return;
  deps.background.run('mailing of a new sign-in', () => mailNewSignIn(deps, exchange, userId));
}

async function mailNewSignIn(deps: AccountDeps, exchange: Exchange, userId: string): Promise<void> {
  const [user] = await deps.database.db.select().from(users).where(eq(users.id, userId));
  // Whoever reads an address that nobody has proven may be anybody.
  if (!user?.emailVerified || !emailPreferencesOf(user).newSignIn) return;
  const { browser, system } = readDevice(exchange.request.headers.get('user-agent'));
  await deps.database.inTransaction((tx) =>
    sendAccountMail(deps, tx, {
      kind: 'newSignIn',
      language: mailLanguage(user.language, exchange.request),
      name: user.name,
      recipient: user.email,
      origin: linkOrigin(deps, exchange),
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
