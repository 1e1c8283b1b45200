import { createHook } from 'node:async_hooks';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signUpWithEmail } from '#contract/accounts.ts';
import { errorResponseSchema } from '#contract/error-codes.ts';
import { rateLimits } from '#contract/rate-limits.ts';
import { checkAuth, getMe, getUserInfo } from '#contract/session.ts';
import { testDatabaseKind } from '#server/platform/database/testing.ts';
import { sessions, users } from './schema.ts';
import {
  type AccountBench,
  cookiesOf,
  newAccount,
  openAccountBench,
  type Sent,
  validPassword,
} from './testing.ts';

let bench: AccountBench;
beforeAll(async () => {
  bench = await openAccountBench();
});
afterAll(() => bench.close());
// Moves past the rate limits that the previous test used up.
beforeEach(() => bench.clock.advance(61_000));

const signUpPath = '/api/auth/sign-up/email';
const signInPath = '/api/auth/sign-in/email';
const logoutPath = '/api/auth/logout';

/** Makes session look-ups fail. */
const hideSessionsTable = () => bench.database.db.execute(sql`alter table sessions rename to sessions_away`);
const restoreSessions = () => bench.database.db.execute(sql`alter table sessions_away rename to sessions`);

async function refusal(path: string, sent: Sent) {
  const response = await bench.send(path, sent);
  const { code, message, fields } = errorResponseSchema.parse(await response.json());
  expect(response.headers.getSetCookie()).toEqual([]);
  return { status: response.status, code, message, fields };
}

const json = async (path: string, cookie: string) => (await bench.send(path, { cookie })).json();
const check = async (cookie: string) => checkAuth.response.parse(await json('/api/auth/check', cookie));
const isSignedIn = async (cookie: string) => (await check(cookie)).authenticated;
const infoOf = async (cookie: string) => getUserInfo.response.parse(await json('/api/user/info', cookie));
const userOf = async (response: Response) => signUpWithEmail.response.parse(await response.json()).user;

async function changeUser(userId: string, values: Partial<typeof users.$inferInsert>): Promise<void> {
  await bench.database.db.update(users).set(values).where(eq(users.id, userId));
}

describe(`signing up (${testDatabaseKind})`, () => {
  it('makes an account with 100 coins and signs in', async () => {
    const testUser = newAccount({ name: '  Ada Lovelace ', email: 'Ada@Studio.TEST' });
    const response = await bench.send(signUpPath, { body: testUser });
    expect(response.status).toBe(200);
    const user = await userOf(response);
    expect(user).toMatchObject({
      displayName: 'Ada Lovelace',
      email: 'ada@studio.test',
      emailVerified: false,
      coins: 100,
      planType: 'free',
      isPremium: false,
      isAdmin: false,
      hasReceivedInitialCoins: true,
      hasGeneratedImages: false,
    });
    expect(await json('/api/auth/check', cookiesOf(response))).toEqual({
      authenticated: true,
      user,
      usesCoins: true,
      isSignUpClosed: false,
      isAdmin: false,
    });
    expect(await bench.coins.audit(user.id)).toEqual([]);
  });

  it('sets the session cookie and the known-browser cookie, both hidden from scripts and other sites', async () => {
    const response = await bench.send(signUpPath, { body: newAccount() });
    const cookies = response.headers.getSetCookie();
    expect(cookies).toHaveLength(2);
    expect(cookies[1]).toMatch(
      /^adventure\.known=[\w-]{22}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    expect(cookies[0]).toMatch(
      /^adventure\.session_token=\S+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
  });

  it.each([
    ['terms_not_accepted', { acceptedTerms: false }],
    ['terms_not_accepted', { acceptedTerms: undefined }],
    ['terms_not_accepted', { acceptedTerms: 'yes' }],
    ['email_invalid', { email: 'not an address' }],
    ['email_invalid', { email: `${'a'.repeat(250)}@studio.test` }],
    ['name_required', { name: '   ' }],
    ['name_required', { name: '\u0000\u0007' }],
    ['name_required', { name: '\u200b\u202e' }],
    ['validation_failed', { name: 'a'.repeat(81) }],
    ['password_too_short', { password: '1234567' }],
    ['password_too_long', { password: 'a'.repeat(129) }],
    ['password_common', { password: 'password' }],
    ['password_common', { password: '12345678' }],
    ['password_common', { password: 'QwertyUiop' }],
    ['password_common', { email: 'ada.l@studio.test', password: 'Ada.L@Studio.test' }],
  ])('is refused with %s for %o, and creates no user', async (code, wrong) => {
    const before = await bench.database.db.$count(users);
    expect(await refusal(signUpPath, { body: newAccount(wrong) })).toMatchObject({ status: 422, code });
    expect(await bench.database.db.$count(users)).toBe(before);
  });

  it('with a registered address is refused, in any letter case', async () => {
    const { email } = await bench.signUp();
    const body = newAccount({ email: email.toUpperCase() });
    expect(await refusal(signUpPath, { body })).toMatchObject({ status: 422, code: 'email_taken' });
  });

  it('with one address many times at once creates one account', async () => {
    const body = newAccount();
    const responses = await Promise.all(Array.from({ length: 5 }, () => bench.send(signUpPath, { body })));
    const statuses = responses.map((response) => response.status).toSorted();
    expect(statuses).toEqual([200, 422, 422, 422, 422]);
    expect(await bench.database.db.$count(users, eq(users.email, body.email))).toBe(1);
  });

  it('ignores fields that it does not define', async () => {
    const body = {
      ...newAccount(),
      isAdmin: true,
      plan: 'enterprise',
      emailVerified: true,
      coins: 1_000_000,
    };
    const user = await userOf(await bench.send(signUpPath, { body }));
    expect(user).toMatchObject({ isAdmin: false, planType: 'free', emailVerified: false, coins: 100 });
  });

  it('reveals only a few times whether an address has an account, then gives the same answer for both', async () => {
    const { email } = await bench.signUp();
    const ask = async (address: string) => {
      bench.clock.advance(61_000);
      return (await refusal(signUpPath, { body: newAccount({ email: address }) })).code;
    };
    const requestRepeatedly = async (address: string, times: number) => {
      const codes = [];
      for (let count = 0; count < times; count += 1) codes.push(await ask(address));
      return codes;
    };
    // The sign-up itself was the first of five.
    expect(await requestRepeatedly(email.toUpperCase(), 5)).toEqual([
      ...Array(4).fill('email_taken'),
      'rate_limited',
    ]);
    const free = `free.${email}`;
    // The name has no visible character: the try counts and is refused before anything is created.
    const nameless = { ...newAccount({ email: free }), name: '\u200e' };
    for (let count = 0; count < 5; count += 1) {
      expect((await refusal(signUpPath, { body: nameless })).code).toBe('name_required');
    }
    expect(await ask(free)).toBe('rate_limited');
    bench.clock.advance(60 * 60_000);
    expect(await ask(email)).toBe('email_taken');
  });

  it('reveals registered addresses to one network at most two hundred times an hour', async () => {
    bench.clock.advance(60 * 60_000);
    const codes = new Map<string, number>();
    for (let count = 0; count < 202; count += 1) {
      if (count % 20 === 0) bench.clock.advance(61_000);
      const { code } = await refusal(signUpPath, { body: { ...newAccount(), name: '\u200e' } });
      codes.set(code, (codes.get(code) ?? 0) + 1);
    }
    expect(Object.fromEntries(codes)).toEqual({ name_required: 200, rate_limited: 2 });
    bench.clock.advance(60 * 60_000);
  });

  it('more than twenty times a minute from one address is refused, and allowed a minute later', async () => {
    const tries = [];
    for (let count = 0; count < 21; count += 1) {
      tries.push(await bench.send(signUpPath, { body: newAccount({ acceptedTerms: false }) }));
    }
    expect(tries.filter((response) => response.status === 429)).toHaveLength(1);
    expect(tries.at(-1)?.headers.get('retry-after')).toBe('60');
    bench.clock.advance(61_000);
    expect((await bench.send(signUpPath, { body: newAccount() })).status).toBe(200);
  });
});

describe('signing in', () => {
  it('accepts the address in another letter case', async () => {
    const { email, userId } = await bench.signUp();
    const body = { email: email.toUpperCase(), password: validPassword };
    const response = await bench.send(signInPath, { body });
    expect(response.status).toBe(200);
    expect((await userOf(response)).id).toBe(userId);
    expect(await isSignedIn(cookiesOf(response))).toBe(true);
  });

  it('gives the same answer for an unknown address and a wrong password', async () => {
    const { email } = await bench.signUp();
    const wrong = await refusal(signInPath, { body: { email, password: 'wrong password' } });
    const unknown = await refusal(signInPath, {
      body: { email: 'nobody@studio.test', password: validPassword },
    });
    const tooLong = await refusal(signInPath, { body: { email, password: 'a'.repeat(200) } });
    expect(wrong).toMatchObject({ status: 401, code: 'invalid_credentials' });
    expect(unknown).toEqual(wrong);
    expect(tooLong).toMatchObject({ status: 401, code: 'invalid_credentials', message: wrong.message });
  });

  it('hashes a password for an unknown address too, so that timing reveals nothing', async () => {
    const { email } = await bench.signUp();
    const wrongPasswordFor = async (address: string) => {
      let hashes = 0;
      const hook = createHook({
        init: (_id, type) => {
          if (type === 'SCRYPTREQUEST') hashes += 1;
        },
      }).enable();
      await refusal(signInPath, { body: { email: address, password: 'wrong password' } });
      hook.disable();
      return hashes;
    };
    expect(await wrongPasswordFor(email)).toBe(1);
    expect(await wrongPasswordFor('nobody@studio.test')).toBe(1);
  });

  it('is refused for a blocked account, even with the right password', async () => {
    const { email, userId } = await bench.signUp();
    await changeUser(userId, { blockedAt: new Date() });
    const body = { email, password: validPassword };
    expect(await refusal(signInPath, { body })).toMatchObject({ status: 403, code: 'account_blocked' });
  });
});

describe('a session', () => {
  it('ends at sign-out: the cookie is cleared, the row is deleted, the old cookie no longer works', async () => {
    const { cookie, userId } = await bench.signUp();
    expect(await isSignedIn(cookie)).toBe(true);
    const response = await bench.send('/api/auth/logout', { method: 'POST', cookie });
    expect(await response.json()).toEqual({ success: true });
    expect(response.headers.getSetCookie()[0]).toMatch(/^adventure\.session_token=; Max-Age=0;/);
    expect(await bench.database.db.$count(sessions, eq(sessions.userId, userId))).toBe(0);
    expect(await isSignedIn(cookie)).toBe(false);
  });

  it('that cannot be ended answers an error, clears the cookie, and ends at the next sign-out', async () => {
    const [ada, eve] = [await bench.signUp(), await bench.signUp()];
    const rows = () => bench.database.db.$count(sessions, eq(sessions.userId, ada.userId));
    await hideSessionsTable();
    const failing = await bench.send(logoutPath, { method: 'POST', cookie: ada.cookie });
    await restoreSessions();
    expect(failing.status).toBe(503);
    expect(errorResponseSchema.parse(await failing.json()).code).toBe('logout_failed');
    expect(failing.headers.getSetCookie()[0]).toMatch(/^adventure\.session_token=; Max-Age=0;/);
    expect(await rows()).toBe(1);
    // A kept copy of the cookie does not work in this process.
    expect(await isSignedIn(ada.cookie)).toBe(false);
    // The browser has dropped the cookie.
    expect((await bench.send(logoutPath, { method: 'POST' })).status).toBe(200);
    expect(await rows()).toBe(0);
    expect(await isSignedIn(eve.cookie)).toBe(true);
  });

  it('that could not be ended is ended by the schedule', async () => {
    const { cookie, userId } = await bench.signUp();
    await hideSessionsTable();
    await bench.send(logoutPath, { method: 'POST', cookie });
    await restoreSessions();
    await bench.accounts.removeEndedSessions(new Date(0));
    expect(await bench.database.db.$count(sessions, eq(sessions.userId, userId))).toBe(0);
  });

  it('is not ended by an unsigned cookie', async () => {
    const { cookie, userId } = await bench.signUp();
    const [token] = cookie.split('.', 3).slice(-2);
    const forged = `adventure.${token}.bm90IGEgc2lnbmF0dXJl`;
    expect((await bench.send(logoutPath, { method: 'POST', cookie: forged })).status).toBe(200);
    expect(await bench.database.db.$count(sessions, eq(sessions.userId, userId))).toBe(1);
  });

  it('with a forged signature is refused without a query, and counts against the address', async () => {
    const { cookie } = await bench.signUp();
    const [name, value = ''] = cookie.split('=', 2);
    const forged = `${name}=${value.slice(0, value.lastIndexOf('.'))}.bm90IGEgc2lnbmF0dXJl`;
    const ask = async (sent: string) => (await bench.send('/api/user/info', { cookie: sent })).status;
    await hideSessionsTable();
    const statuses = await Promise.all(Array.from({ length: rateLimits.read.burst + 10 }, () => ask(forged)));
    await restoreSessions();
    expect(new Set(statuses)).toEqual(new Set([401, 429]));
    // The limit of the address's strangers is not that of its users.
    expect(await ask(cookie)).toBe(200);
    bench.clock.advance(60_000);
  });

  it('on other devices survives a sign-out', async () => {
    const { email, cookie } = await bench.signUp();
    const otherSession = await bench.send(signInPath, { body: { email, password: validPassword } });
    await bench.send('/api/auth/logout', { method: 'POST', cookie });
    expect(await isSignedIn(cookiesOf(otherSession))).toBe(true);
  });

  it('that another process ended stops working within a minute', async () => {
    const { cookie, userId } = await bench.signUp();
    expect(await isSignedIn(cookie)).toBe(true);
    await bench.database.db.delete(sessions).where(eq(sessions.userId, userId));
    bench.clock.advance(60_000);
    expect(await isSignedIn(cookie)).toBe(false);
  });

  it('that another process ended stops working within a minute even after the clock ran ahead', async () => {
    const { cookie, userId } = await bench.signUp();
    bench.clock.advance(3_600_000);
    expect(await isSignedIn(cookie)).toBe(true);
    bench.clock.advance(-3_600_000);
    await bench.database.db.delete(sessions).where(eq(sessions.userId, userId));
    bench.clock.advance(60_000);
    expect(await isSignedIn(cookie)).toBe(false);
  });

  it('of a blocked user stops working within a minute', async () => {
    const { cookie, userId } = await bench.signUp();
    expect(await isSignedIn(cookie)).toBe(true);
    await changeUser(userId, { blockedAt: new Date() });
    bench.clock.advance(60_000);
    expect(await isSignedIn(cookie)).toBe(false);
  });

  it('that has expired does not authenticate and is swept', async () => {
    const { cookie, userId } = await bench.signUp();
    await bench.database.db
      .update(sessions)
      .set({ expiresAt: new Date(Date.now() - 1_000) })
      .where(eq(sessions.userId, userId));
    expect(await bench.accounts.removeEndedSessions(new Date())).toBe(1);
    expect(await isSignedIn(cookie)).toBe(false);
  });

  it.each([
    ['made up', 'adventure.session_token=abcdefghijklmnopqrstuvwxyz'],
    ['signed with another key', 'adventure.session_token=abc.k7yTHvSyk1ZdT8j4u3mHqUwG0mT9ZB6bS2R3p8f0K3c%3D'],
    ['empty', 'adventure.session_token='],
    ['broken', 'adventure.session_token=%E0%A4%A'],
  ])('is not accepted from a cookie that is %s', async (_kind, cookie) => {
    expect(await isSignedIn(cookie)).toBe(false);
  });

  it('is not accepted when its user is changed', async () => {
    const [ada, eve] = [await bench.signUp(), await bench.signUp()];
    const [token] = ada.cookie.split('.', 3).slice(-2);
    const signature = eve.cookie.slice(eve.cookie.lastIndexOf('.'));
    expect(await isSignedIn(`adventure.${token}${signature}`)).toBe(false);
  });

  it.each([{ timestamp: 1_795_182_061_154 }, { timestamp: '2026-11-20T13:41:01.154Z' }, {}, undefined])(
    'is kept alive whatever time the client sends: %j',
    async (body) => {
      const { cookie } = await bench.signUp();
      const response = await bench.send('/api/user/renew-session', { method: 'POST', cookie, body });
      expect(await response.json()).toEqual({ success: true });
    },
  );

  it('is renewed after a day, not before, with a cookie that lasts as long', async () => {
    const { cookie, userId } = await bench.signUp();
    const soon = await bench.send('/api/user/renew-session', { body: { timestamp: 1 }, cookie });
    expect(await soon.json()).toEqual({ success: true });
    expect(soon.headers.getSetCookie()).toEqual([]);
    const later = new Date(Date.now() + 28 * 24 * 60 * 60_000);
    await bench.database.db.update(sessions).set({ expiresAt: later }).where(eq(sessions.userId, userId));
    const renewed = await bench.send('/api/user/renew-session', { method: 'POST', cookie });
    expect(cookiesOf(renewed)).toBe(cookie);
    const [row] = await bench.database.db.select().from(sessions).where(eq(sessions.userId, userId));
    expect(row?.expiresAt.getTime()).toBeGreaterThan(later.getTime());
  });

  it('records where it was started', async () => {
    const headers = { 'user-agent': 'A browser', 'x-forwarded-for': '6.6.6.6' };
    const response = await bench.send(signUpPath, { body: newAccount(), headers });
    const user = await userOf(response);
    const [row] = await bench.database.db.select().from(sessions).where(eq(sessions.userId, user.id));
    expect(row?.userAgent).toBe('A browser');
    expect(row?.ipAddress).not.toBe('6.6.6.6');
  });
});

describe('the current user', () => {
  it('is null without an error on a first visit', async () => {
    const response = await bench.send('/api/auth/check?1736900000000');
    expect(response.status).toBe(200);
    expect(checkAuth.response.parse(await response.json())).toEqual({
      authenticated: false,
      user: null,
      usesCoins: true,
      isSignUpClosed: false,
      isAdmin: false,
    });
  });

  it('is the same in every call that returns it', async () => {
    const { cookie, userId } = await bench.signUp();
    const { user } = await check(cookie);
    expect(user?.id).toBe(userId);
    expect(await infoOf(cookie)).toEqual({
      success: true,
      ...user,
    });
    expect(getMe.response.parse(await json('/api/user/me', cookie))).toEqual({
      success: true,
      ...user,
      user,
    });
  });

  it('differs between two browsers', async () => {
    const [ada, eve] = [await bench.signUp(), await bench.signUp()];
    expect((await infoOf(ada.cookie)).email).toBe(ada.email);
    expect((await infoOf(eve.cookie)).email).toBe(eve.email);
    await bench.database.inTransaction((tx) =>
      bench.coins.hold(tx, { userId: ada.userId, jobId: ada.userId, amount: 15 }),
    );
    expect(await json('/api/user/coins', ada.cookie)).toEqual({ success: true, coins: 85 });
    expect(await json('/api/user/coins', eve.cookie)).toEqual({ success: true, coins: 100 });
  });

  it.each([
    ['GET', '/api/user/info'],
    ['GET', '/api/user/me'],
    ['GET', '/api/user/coins'],
    ['GET', '/api/user/check-premium-access'],
    ['POST', '/api/user/renew-session'],
    ['POST', '/api/user/update-activity'],
  ])('is required for %s %s', async (method, path) => {
    expect(await refusal(path, { method })).toMatchObject({ status: 401, code: 'not_signed_in' });
  });

  it('contains no secret', async () => {
    const { cookie } = await bench.signUp();
    const response = await bench.send('/api/user/me', { cookie });
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.text()).not.toMatch(/token|password|hash|secret|ipAddress/i);
  });
});

describe('a user', () => {
  it('gets the first coins at the first request after an interrupted sign-up', async () => {
    const { cookie, userId } = await bench.signUp();
    await bench.database.db.execute(
      'truncate coin_entries, coin_hold_parts, coin_holds, coin_grants, coin_accounts',
    );
    expect(await bench.coins.balance(userId)).toBe(0);
    expect(await json('/api/user/coins', cookie)).toEqual({ success: true, coins: 100 });
  });

  it.each([
    ['free', false],
    ['Adventure Basic', true],
    ['adventure_pro', true],
    ['ENTERPRISE', true],
    ['platinum', false],
  ])('on the plan "%s" has premium access: %s', async (plan, hasPremiumAccess) => {
    const { cookie, userId } = await bench.signUp();
    await changeUser(userId, { plan });
    expect(await json('/api/user/check-premium-access', cookie)).toEqual({ success: true, hasPremiumAccess });
    expect((await infoOf(cookie)).isPremium).toBe(hasPremiumAccess);
  });

  it('is marked active, to the minute', async () => {
    const { cookie, userId } = await bench.signUp();
    const activeAt = async () => {
      const [row] = await bench.database.db.select().from(users).where(eq(users.id, userId));
      return row?.lastActiveAt?.getTime();
    };
    const report = () => bench.send('/api/user/update-activity', { method: 'POST', cookie });
    bench.clock.advance(61_000);
    await report();
    const first = await activeAt();
    expect(first).toBe(bench.clock.now().getTime());
    bench.clock.advance(30_000);
    await report();
    expect(await activeAt()).toBe(first);
    bench.clock.advance(31_000);
    await report();
    expect(await activeAt()).toBe(bench.clock.now().getTime());
  });

  it('is marked active by signing up, signing in and renewing the session', async () => {
    const { cookie, userId, email } = await bench.signUp();
    const activeAt = async () => {
      const [row] = await bench.database.db.select().from(users).where(eq(users.id, userId));
      return row?.lastActiveAt?.getTime();
    };
    expect(await activeAt()).toBe(bench.clock.now().getTime());
    bench.clock.advance(61_000);
    await bench.send('/api/user/renew-session', { method: 'POST', cookie });
    expect(await activeAt()).toBe(bench.clock.now().getTime());
    bench.clock.advance(61_000);
    await bench.send('/api/auth/sign-in/email', { body: { email, password: validPassword } });
    expect(await activeAt()).toBe(bench.clock.now().getTime());
  });

  it('is marked as having generated images after the first one', async () => {
    const { cookie, userId } = await bench.signUp();
    await bench.database.inTransaction((tx) => bench.accounts.markGenerated(tx, userId));
    expect((await infoOf(cookie)).hasGeneratedImages).toBe(true);
  });
});

describe('the greetings of the studio', () => {
  it('stay dismissed for the account in every browser', async () => {
    const cookie = cookiesOf(await bench.send(signUpPath, { body: newAccount() }));
    const other = cookiesOf(await bench.send(signUpPath, { body: newAccount() }));
    const changeEventsOf = async (of: string) => {
      const { user } = await check(of);
      return [user?.hasBeenWelcomed, user?.trialEndShownAt, user?.hasSeenDiscount];
    };
    const dismiss = (greeting: string) =>
      bench.send('/api/user/greetings', { cookie, body: { greeting } as never });
    expect(await changeEventsOf(cookie)).toEqual([false, null, false]);
    expect((await dismiss('welcome')).status).toBe(200);
    expect(await changeEventsOf(cookie)).toEqual([true, null, false]);
    await dismiss('trial_expired');
    const first = bench.clock.now().toISOString();
    expect(await changeEventsOf(cookie)).toEqual([true, first, false]);
    bench.clock.advance(24 * 60 * 60_000);
    await dismiss('trial_expired');
    const second = bench.clock.now().toISOString();
    expect(await changeEventsOf(cookie)).toEqual([true, second, false]);
    await dismiss('discount');
    expect(await changeEventsOf(cookie)).toEqual([true, second, true]);
    expect(await changeEventsOf(other)).toEqual([false, null, false]);
    expect((await dismiss('goodbye')).status).toBe(422);
  });
});
