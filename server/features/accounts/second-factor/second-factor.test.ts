import { eq, sql } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { minuteMs } from '#contract/durations.ts';
import { accountLimits } from '#contract/limits.ts';
import { rateLimits } from '#contract/rate-limits.ts';
import { type SecondFactorChange, secondFactorLimits } from '#contract/second-factor.ts';
import { testDatabaseKind } from '#server/platform/database/testing.ts';
import { rateWindows } from '#server/platform/http/schema.ts';
import { recoveryCodes, secondFactors, sessions, users } from '../schema.ts';
import { type AccountBench, cookiesOf, openAccountBench, type SignedUp, validPassword } from '../testing.ts';

const periodMs = secondFactorLimits.periodSeconds * 1_000;
const announced: [string, SecondFactorChange][] = [];
let beforeCommit: () => Promise<unknown> = async () => {};

let bench: AccountBench;
beforeAll(async () => {
  bench = await openAccountBench({
    onSecondFactor: async (_tx, userId, change) => {
      announced.push([userId, change]);
      await beforeCommit();
    },
  });
});
beforeEach(() => bench.database.db.delete(rateWindows));
afterAll(() => bench.close());

const post = async (path: string, body: unknown, cookie?: string) => {
  const answer = await bench.send(path, { method: 'POST', body, cookie });
  const read = (await answer.json()) as { code?: string; secret?: string; recoveryCodes?: string[] };
  return { ...read, status: answer.status, cookie: cookiesOf(answer) };
};
const own = '/api/user/second-factor';

/** The app's code now, or so many periods later. */
function codeOf(secret: string, periodsLater = 0): string {
  const timestamp = bench.clock.now().getTime() + periodsLater * periodMs;
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
}

const signIn = ({ email }: Pick<SignedUp, 'email'>, code?: string, password = validPassword) =>
  post('/api/auth/sign-in/email', { email, password, ...(code !== undefined && { code }) });

async function turnedOn() {
  const ada = await bench.signUp();
  const { secret = '' } = await post(`${own}/begin`, undefined, ada.cookie);
  const { recoveryCodes: codes = [] } = await post(`${own}/confirm`, { code: codeOf(secret) }, ada.cookie);
  // The code that confirmed it is used.
  bench.clock.advance(periodMs);
  return { ...ada, secret, codes };
}

describe('turning two-factor sign-in on', () => {
  it('needs a code of the secret, gives ten recovery codes, ends other sessions and tells the user', async () => {
    const ada = await bench.signUp();
    const other = (await signIn(ada)).cookie;
    const begun = await post(`${own}/begin`, undefined, ada.cookie);
    expect(begun).toMatchObject({ status: 200, secret: expect.stringMatching(/^[A-Z2-7]{32}$/) });
    expect(begun).toMatchObject({ address: expect.stringContaining(`secret=${begun.secret}`) });
    expect(await signIn(ada)).toMatchObject({ status: 200 });
    const wrong = await post(`${own}/confirm`, { code: '000000' }, ada.cookie);
    expect(wrong).toMatchObject({ status: 422, code: 'second_factor_invalid' });

    const code = codeOf(begun.secret ?? '');
    const done = await post(`${own}/confirm`, { code }, ada.cookie);
    expect(done.status).toBe(200);
    expect(new Set(done.recoveryCodes).size).toBe(secondFactorLimits.recoveryCodes);
    expect(await bench.send('/api/user/info', { cookie: other })).toMatchObject({ status: 401 });
    expect(await bench.send('/api/user/info', { cookie: ada.cookie })).toMatchObject({ status: 200 });
    expect(bench.sent.at(-1)).toMatchObject({ recipient: ada.email, subject: 'Two-factor sign-in is on' });
    expect(announced.at(-1)).toEqual([ada.userId, 'on']);
    const profile = await (await bench.send('/api/user/profile', { cookie: ada.cookie })).json();
    expect(profile).toMatchObject({
      profile: { secondFactorSince: expect.any(String), recoveryCodesLeft: secondFactorLimits.recoveryCodes },
    });
    expect(await post(`${own}/begin`, undefined, ada.cookie)).toMatchObject({ code: 'second_factor_is_on' });
  });

  it('needs fresh proof, and a secret to confirm', async () => {
    const ada = await bench.signUp();
    expect(await post(`${own}/confirm`, { code: '123456' }, ada.cookie)).toMatchObject({
      status: 409,
      code: 'second_factor_not_begun',
    });
    bench.clock.advance(accountLimits.reauthenticationMinutes * minuteMs);
    expect(await post(`${own}/begin`, undefined, ada.cookie)).toMatchObject({
      code: 'reauthentication_required',
    });
  });

  it('stores neither the secret nor the recovery codes as they are', async () => {
    const ada = await turnedOn();
    const { db } = bench.database;
    const stored = JSON.stringify([
      await db.select().from(secondFactors).where(eq(secondFactors.userId, ada.userId)),
      await db.select().from(recoveryCodes).where(eq(recoveryCodes.userId, ada.userId)),
    ]);
    for (const word of [ada.secret, ...ada.codes]) expect(stored).not.toContain(word);
  });
});

/** Waits until a transaction of this test's database waits for another's lock. */
const lockWait = () =>
  expect.poll(async () => {
    const { rows } = await bench.database.db.execute(sql`
      select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`);
    return rows.length;
  });

it.runIf(testDatabaseKind === 'postgres')(
  'a confirmation whose session ends while it waits, as by a reset, turns nothing on',
  async () => {
    const ada = await bench.signUp();
    const { secret = '' } = await post(`${own}/begin`, undefined, ada.cookie);
    const [locked, go] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const reset = bench.database.inTransaction(async (tx) => {
      await tx.select().from(users).where(eq(users.id, ada.userId)).for('update');
      locked.resolve();
      await go.promise;
      await tx.delete(sessions).where(eq(sessions.userId, ada.userId));
    });
    await locked.promise;
    const confirmation = post(`${own}/confirm`, { code: codeOf(secret) }, ada.cookie);
    await lockWait().toBeGreaterThan(0);
    go.resolve();
    await reset;
    expect(await confirmation).toMatchObject({ status: 401, code: 'not_signed_in' });
    const [user] = await bench.database.db.select().from(users).where(eq(users.id, ada.userId));
    expect(user).toMatchObject({ secondFactorSince: null });
  },
);

describe.runIf(testDatabaseKind === 'postgres')('a sign-in while two-factor sign-in is turned on', () => {
  it('after the other sessions have ended, but before the commit, is asked for a code', async () => {
    const ada = await bench.signUp();
    const { secret = '' } = await post(`${own}/begin`, undefined, ada.cookie);
    const [ended, tried] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    beforeCommit = () => {
      beforeCommit = async () => {};
      ended.resolve();
      return tried.promise;
    };
    const confirmation = post(`${own}/confirm`, { code: codeOf(secret) }, ada.cookie);
    await ended.promise;
    const attempt = signIn(ada);
    // A sign-in that waits for nothing is answered here.
    await Promise.race([attempt, lockWait().toBeGreaterThan(0)]);
    tried.resolve();
    expect(await confirmation).toMatchObject({ status: 200 });
    expect(await attempt).toMatchObject({ status: 403, code: 'second_factor_required' });
    expect(await bench.database.db.$count(sessions, eq(sessions.userId, ada.userId))).toBe(1);
  });
});

describe('signing in with a second factor', () => {
  it('asks for a code after the right password only, and leaves no session before', async () => {
    const ada = await turnedOn();
    const before = await bench.database.db.$count(sessions, eq(sessions.userId, ada.userId));
    expect(await signIn(ada, undefined, 'something else')).toMatchObject({ code: 'invalid_credentials' });
    expect(await signIn(ada, codeOf(ada.secret), 'something else')).toMatchObject({
      code: 'invalid_credentials',
    });
    const asked = await signIn(ada);
    expect(asked).toMatchObject({ status: 403, code: 'second_factor_required' });
    expect(asked.cookie).not.toContain('session');
    expect(await signIn(ada, '000000')).toMatchObject({ status: 422, code: 'second_factor_invalid' });
    expect(await bench.database.db.$count(sessions, eq(sessions.userId, ada.userId))).toBe(before);
    const passed = await signIn(ada, ` ${codeOf(ada.secret).replace(/(...)/, '$1 ')} `);
    expect(passed.status).toBe(200);
    expect(await bench.send('/api/user/info', { cookie: passed.cookie })).toMatchObject({ status: 200 });
  });

  it.each([-1, 0, 1])('accepts the code of %i periods away, once', async (periods) => {
    const ada = await turnedOn();
    bench.clock.advance(2 * periodMs);
    const code = codeOf(ada.secret, periods);
    expect(await signIn(ada, code)).toMatchObject({ status: 200 });
    expect(await signIn(ada, code)).toMatchObject({ code: 'second_factor_invalid' });
  });

  it.each([-2, 2])('refuses the code of %i periods away', async (periods) => {
    const ada = await turnedOn();
    bench.clock.advance(3 * periodMs);
    expect(await signIn(ada, codeOf(ada.secret, periods))).toMatchObject({ code: 'second_factor_invalid' });
  });

  it('lets one of many concurrent tries with the same code in', async () => {
    const ada = await turnedOn();
    const code = codeOf(ada.secret);
    const tries = await Promise.all(Array.from({ length: 5 }, () => signIn(ada, code)));
    expect(tries.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('accepts a recovery code in any notation, once, and of its own user only', async () => {
    const [ada, bob] = [await turnedOn(), await turnedOn()];
    const [code = ''] = ada.codes;
    expect(await signIn(bob, code)).toMatchObject({ code: 'second_factor_invalid' });
    expect(await signIn(ada, code.toLowerCase().replaceAll('-', ' '))).toMatchObject({ status: 200 });
    expect(await signIn(ada, code)).toMatchObject({ code: 'second_factor_invalid' });
  });

  it('allows as many tries as at a password, then refuses even the right code', async () => {
    const ada = await turnedOn();
    for (let count = 0; count < rateLimits.password.perUser; count += 1) await signIn(ada, '000000');
    expect(await signIn(ada, codeOf(ada.secret))).toMatchObject({ status: 429, code: 'rate_limited' });
  });

  it('is still asked for after the password was reset by mail', async () => {
    const ada = await turnedOn();
    await bench.database.db.execute(sql`update users set email_verified = true where id = ${ada.userId}`);
    await post('/api/auth/forgot-password', { email: ada.email });
    await bench.accounts.settled();
    const token = /token=([\w-]+)/.exec(bench.sent.at(-1)?.text ?? '')?.[1];
    const password = 'another good password';
    expect(await post('/api/auth/reset-password', { token, password })).toMatchObject({ status: 200 });
    expect(await signIn(ada, undefined, password)).toMatchObject({ code: 'second_factor_required' });
  });
});

describe('new recovery codes', () => {
  const renew = (cookie: string) => post(`${own}/recovery-codes`, undefined, cookie);

  it('replace the old ones, and the user is told', async () => {
    const ada = await turnedOn();
    const renewed = await renew(ada.cookie);
    expect(renewed.status).toBe(200);
    const codes = renewed.recoveryCodes ?? [];
    expect(new Set([...codes, ...ada.codes]).size).toBe(2 * secondFactorLimits.recoveryCodes);
    expect(bench.sent.at(-1)).toMatchObject({
      recipient: ada.email,
      subject: 'You have new recovery codes',
    });
    expect(announced.at(-1)).toEqual([ada.userId, 'newCodes']);
    expect(await signIn(ada, ada.codes[0])).toMatchObject({ code: 'second_factor_invalid' });
    expect(await signIn(ada, codes[0])).toMatchObject({ status: 200 });
    expect(await signIn(ada, codes[0])).toMatchObject({ code: 'second_factor_invalid' });
    expect(await signIn(ada, codeOf(ada.secret))).toMatchObject({ status: 200 });
  });

  it("leave another user's codes as they are", async () => {
    const [ada, bob] = [await turnedOn(), await turnedOn()];
    await renew(ada.cookie);
    expect(await signIn(bob, bob.codes[0])).toMatchObject({ status: 200 });
  });

  it('need two-factor sign-in and fresh proof', async () => {
    const ada = await bench.signUp();
    expect(await renew(ada.cookie)).toMatchObject({ code: 'second_factor_not_begun' });
    const bob = await turnedOn();
    bench.clock.advance(accountLimits.reauthenticationMinutes * minuteMs);
    expect(await renew(bob.cookie)).toMatchObject({ code: 'reauthentication_required' });
    expect(await signIn(bob, bob.codes[0])).toMatchObject({ status: 200 });
  });
});

describe('turning it off', () => {
  it('needs fresh proof and a code', async () => {
    const ada = await turnedOn();
    expect(await post(`${own}/disable`, { code: '000000' }, ada.cookie)).toMatchObject({
      code: 'second_factor_invalid',
    });
    const code = codeOf(ada.secret);
    expect(await post(`${own}/disable`, { code }, ada.cookie)).toMatchObject({ status: 200 });
    expect(bench.sent.at(-1)).toMatchObject({ subject: 'Two-factor sign-in is off' });
    expect(announced.at(-1)).toEqual([ada.userId, 'off']);
    expect(await signIn(ada)).toMatchObject({ status: 200 });
    expect(await post(`${own}/disable`, { code }, ada.cookie)).toMatchObject({
      code: 'second_factor_not_begun',
    });

    const bob = await turnedOn();
    bench.clock.advance(accountLimits.reauthenticationMinutes * minuteMs);
    expect(await post(`${own}/disable`, { code: codeOf(bob.secret) }, bob.cookie)).toMatchObject({
      code: 'reauthentication_required',
    });
  });

  it('is done by an admin for a user who has lost everything, who is told and signed out', async () => {
    const ada = await turnedOn();
    await bench.accounts.administration.resetSecondFactor(ada.userId);
    expect(bench.sent.at(-1)).toMatchObject({
      recipient: ada.email,
      subject: 'Two-factor sign-in was reset',
    });
    expect(await bench.send('/api/user/info', { cookie: ada.cookie })).toMatchObject({ status: 401 });
    expect(await signIn(ada)).toMatchObject({ status: 200 });
    await expect(bench.accounts.administration.resetSecondFactor(ada.userId)).rejects.toMatchObject({
      code: 'second_factor_not_begun',
    });
  });
});

it('is wanted of admins with a password where the operator says so', async () => {
  const strict = await openAccountBench({ requiresAdminSecondFactor: true }, bench.database);
  const ada = await turnedOn();
  const bob = await bench.signUp();
  await strict.accounts.requireAdminSecondFactor(ada.userId);
  await expect(strict.accounts.requireAdminSecondFactor(bob.userId)).rejects.toMatchObject({
    code: 'admin_second_factor_required',
  });
  await bench.accounts.requireAdminSecondFactor(bob.userId);
  await bench.database.db.execute(sql`delete from sign_in_methods where user_id = ${bob.userId}`);
  await strict.accounts.requireAdminSecondFactor(bob.userId);
  await strict.close();
});

it('of a stranger ends when the owner of the address resets the password by mail', async () => {
  const { email, secret } = await turnedOn();
  await post('/api/auth/forgot-password', { email });
  await bench.accounts.settled();
  const token = /token=([\w-]+)/.exec(bench.sent.at(-1)?.text ?? '')?.[1];
  const password = 'the owner of this address';
  expect(await post('/api/auth/reset-password', { token, password })).toMatchObject({ status: 200 });
  expect(await signIn({ email }, undefined, password)).toMatchObject({ status: 200 });
  expect(await signIn({ email }, codeOf(secret), password)).toMatchObject({ status: 200 });
});
