import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { GrantSource } from '#contract/coins.ts';
import { errorResponseSchema } from '#contract/error-codes.ts';
import { languages, localeOf } from '#contract/languages.ts';
import { mailTokens, sessions, signInMethods, users } from '../schema.ts';
import {
  type AccountBench,
  cookiesOf,
  newAccount,
  openAccountBench,
  type Sent,
  validPassword,
} from '../testing.ts';
import { mailLanguage } from './language.ts';
import { writeAccountMail } from './send-account-mail.ts';
import { mailKinds } from './texts.ts';

let bench: AccountBench;
beforeAll(async () => {
  bench = await openAccountBench({ publicUrl: 'https://studio.test' });
});
afterAll(() => bench.close());
// Moves past the rate limits that the previous test used up.
beforeEach(() => {
  bench.clock.advance(61 * 60_000);
  bench.sent.length = 0;
});

const newPassword = 'another good password';
const codeOf = async (path: string, sent: Sent) => {
  const response = await bench.send(path, sent);
  return response.status === 200 ? 200 : errorResponseSchema.parse(await response.json()).code;
};
const tokenIn = (text: string | undefined) => /\?token=([\w-]{43})/.exec(text ?? '')?.[1] ?? '';
const lastMail = () => bench.sent.at(-1);
const isSignedIn = async (cookie: string) =>
  ((await (await bench.send('/api/auth/check', { cookie })).json()) as { authenticated: boolean })
    .authenticated;
const userRow = async (userId: string) => {
  const [row] = await bench.database.db.select().from(users).where(eq(users.id, userId));
  return row;
};
const signIn = (email: string, password: string) =>
  bench.send('/api/auth/sign-in/email', { body: { email, password } });

async function requestReset(email: string): Promise<string> {
  expect(await codeOf('/api/auth/forgot-password', { body: { email } })).toBe(200);
  await bench.accounts.settled();
  return tokenIn(lastMail()?.text);
}

describe('verifying an address', () => {
  const verify = (token: string, cookie: string) =>
    codeOf('/api/auth/verify-email', { body: { token }, cookie });

  it('accepts the link mailed at sign-up, once', async () => {
    const { email, userId, cookie } = await bench.signUp();
    expect(lastMail()).toMatchObject({ recipient: email, subject: 'Confirm your e-mail address' });
    expect(lastMail()?.text).toContain('https://studio.test/verify-email?token=');
    const token = tokenIn(lastMail()?.text);
    expect(await verify(token, cookie)).toBe(200);
    expect((await userRow(userId))?.emailVerified).toBe(true);
    expect(await verify(token, cookie)).toBe('token_invalid');
  });

  it('greets by name only at a verified address: a stranger who typed the address chose the name too', async () => {
    const name = 'You have won: https://prize.test/claim';
    const { email, cookie } = await bench.signUp({ name });
    const token = tokenIn(lastMail()?.text);
    await requestReset(email);
    const delivered = bench.sent.filter(({ recipient }) => recipient === email);
    expect(delivered.map(({ subject }) => subject)).toEqual([
      'Confirm your e-mail address',
      'Set a new password',
    ]);
    expect(JSON.stringify(delivered)).not.toContain('prize');
    expect(lastMail()?.text).toMatch(/^Hello,\n/);
    await verify(token, cookie);
    await requestReset(email);
    expect(lastMail()?.text).toMatch(/^Hello You have won/);
  });

  it("requires a session of that account: an address's owner must not verify it for a stranger", async () => {
    const stranger = await bench.signUp();
    const token = tokenIn(lastMail()?.text);
    const owner = await bench.signUp();
    expect(await codeOf('/api/auth/verify-email', { body: { token } })).toBe('not_signed_in');
    expect(await verify(token, owner.cookie)).toBe('wrong_account');
    expect((await userRow(stranger.userId))?.emailVerified).toBe(false);
    // The link still works for the right account.
    expect(await verify(token, stranger.cookie)).toBe(200);
  });

  it('does not store the secret itself', async () => {
    await bench.signUp();
    const rows = await bench.database.db.select().from(mailTokens);
    expect(JSON.stringify(rows)).not.toContain(tokenIn(lastMail()?.text));
  });

  it('is refused after a day, and for a link that a newer one has replaced', async () => {
    const { cookie } = await bench.signUp();
    const first = tokenIn(lastMail()?.text);
    expect(await codeOf('/api/auth/send-verification', { method: 'POST', cookie })).toBe(200);
    const second = tokenIn(lastMail()?.text);
    expect(await verify(first, cookie)).toBe('token_invalid');
    bench.clock.advance(24 * 60 * 60_000);
    expect(await verify(second, cookie)).toBe('token_invalid');
  });

  it.each(['', 'a', 'x'.repeat(43), 'x'.repeat(500)])('refuses %j', async (token) => {
    const { cookie } = await bench.signUp();
    expect(await verify(token, cookie)).toBe('token_invalid');
  });

  it('refuses a password link, and the reverse', async () => {
    const { email, cookie } = await bench.signUp();
    const token = tokenIn(lastMail()?.text);
    const reset = await requestReset(email);
    expect(await verify(reset, cookie)).toBe('token_invalid');
    expect(await codeOf('/api/auth/reset-password', { body: { token, password: newPassword } })).toBe(
      'token_invalid',
    );
  });

  it('can be requested five times an hour, and not once verified', async () => {
    const { cookie } = await bench.signUp();
    const again = () => codeOf('/api/auth/send-verification', { method: 'POST', cookie });
    const answers = [
      await again(),
      await again(),
      await again(),
      await again(),
      await again(),
      await again(),
    ];
    expect(answers).toEqual([200, 200, 200, 200, 200, 'rate_limited']);
    await verify(tokenIn(lastMail()?.text), cookie);
    const mailed = bench.sent.length;
    const answer = await bench.send('/api/auth/send-verification', { method: 'POST', cookie });
    expect(await answer.json()).toEqual({ success: true, alreadyVerified: true });
    expect(bench.sent).toHaveLength(mailed);
  });
});

describe('a forgotten password', () => {
  it('is replaced through the mailed link, which ends every session and verifies the address', async () => {
    const { email, cookie, userId } = await bench.signUp();
    const token = await requestReset(email.toUpperCase());
    expect(lastMail()).toMatchObject({ recipient: email, subject: 'Set a new password' });
    expect(await codeOf('/api/auth/reset-password', { body: { token, password: newPassword } })).toBe(200);
    expect(lastMail()).toMatchObject({ recipient: email, subject: 'Your password was changed' });
    expect(await isSignedIn(cookie)).toBe(false);
    expect((await userRow(userId))?.emailVerified).toBe(true);
    expect((await signIn(email, validPassword)).status).toBe(401);
    expect((await signIn(email, newPassword)).status).toBe(200);
    expect(await codeOf('/api/auth/reset-password', { body: { token, password: newPassword } })).toBe(
      'token_invalid',
    );
  });

  it('gives the same answer for an unknown address, and before any look-up or mail', async () => {
    const delivery = Promise.withResolvers<void>();
    const slow = await openAccountBench({
      mail: { isSent: true, send: () => delivery.promise, deleteMailsTo: async () => {} },
    });
    delivery.resolve();
    const { email } = await slow.signUp();
    const closed = Promise.withResolvers<void>();
    delivery.promise = closed.promise;
    const answers = [];
    for (const address of ['nobody@studio.test', email]) {
      const response = await slow.send('/api/auth/forgot-password', { body: { email: address } });
      answers.push({ status: response.status, body: await response.json() });
    }
    closed.resolve();
    await slow.close();
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]).toEqual({ status: 200, body: { success: true } });
  });

  it('is mailed to one user at most five times an hour, silently', async () => {
    const { email } = await bench.signUp();
    bench.sent.length = 0;
    for (let count = 0; count < 7; count += 1) await requestReset(email);
    expect(bench.sent).toHaveLength(5);
  });

  it('can be requested ten times from one network address', async () => {
    const answers = [];
    for (let count = 0; count < 11; count += 1) {
      answers.push(await codeOf('/api/auth/forgot-password', { body: { email: `n${count}@studio.test` } }));
    }
    expect(answers.at(-1)).toBe('rate_limited');
    expect(new Set(answers.slice(0, 10))).toEqual(new Set([200]));
    await bench.accounts.settled();
  });

  it('is refused after an hour', async () => {
    const { email } = await bench.signUp();
    const token = await requestReset(email);
    bench.clock.advance(60 * 60_000);
    expect(await codeOf('/api/auth/reset-password', { body: { token, password: newPassword } })).toBe(
      'token_invalid',
    );
  });

  it('keeps the link valid when the new password is refused', async () => {
    const { email } = await bench.signUp();
    const token = await requestReset(email);
    for (const [password, code] of [
      ['short', 'password_too_short'],
      ['password1', 'password_common'],
      [email.toUpperCase(), 'password_common'],
    ]) {
      expect(await codeOf('/api/auth/reset-password', { body: { token, password } })).toBe(code);
    }
    expect(await codeOf('/api/auth/reset-password', { body: { token, password: newPassword } })).toBe(200);
  });

  it("gives an account that a stranger made to the address's owner alone", async () => {
    const { email, userId } = await bench.signUp();
    await bench.database.db
      .insert(signInMethods)
      .values({ id: userId, userId, providerId: 'google', accountId: 'of somebody else' });
    await bench.database.db.update(users).set({ deletionDueAt: bench.clock.now() });
    await codeOf('/api/auth/reset-password', {
      body: { token: await requestReset(email), password: newPassword },
    });
    const methods = await bench.database.db
      .select()
      .from(signInMethods)
      .where(eq(signInMethods.userId, userId));
    expect(methods.map(({ providerId }) => providerId)).toEqual(['credential']);
    const [user] = await bench.database.db.select().from(users).where(eq(users.id, userId));
    expect(user).toMatchObject({ emailVerified: true, deletionDueAt: null });
  });

  it('never builds the link from the host that a request names', async () => {
    const open = await openAccountBench({ ownOrigin: 'http://192.168.1.5:3000' });
    const { email } = await open.signUp();
    const headers = { host: 'evil.test' };
    await open.send('/api/auth/forgot-password', { body: { email }, headers });
    await open.accounts.settled();
    expect(open.sent.at(-1)?.text).toContain('http://192.168.1.5:3000/reset-password?token=');
    await open.close();
  });
});

describe('a new password', () => {
  const change = (cookie: string, body: object) => codeOf('/api/user/password', { body, cookie });

  it('ends the password links mailed before', async () => {
    const { email, cookie } = await bench.signUp();
    const token = await requestReset(email);
    expect(await change(cookie, { currentPassword: validPassword, newPassword })).toBe(200);
    expect(
      await codeOf('/api/auth/reset-password', { body: { token, password: 'yet another secret' } }),
    ).toBe('token_invalid');
  });

  it('requires the current one, and ends the other sessions', async () => {
    const { email, cookie, userId } = await bench.signUp();
    const otherSession = cookiesOf(await signIn(email, validPassword));
    expect(await isSignedIn(otherSession)).toBe(true);
    expect(await change(cookie, { currentPassword: 'wrong', newPassword })).toBe('wrong_password');
    expect(await change(cookie, { newPassword })).toBe('wrong_password');
    expect(await change(cookie, { currentPassword: validPassword, newPassword: 'short' })).toBe(
      'password_too_short',
    );
    for (const common of ['iloveyou1', email]) {
      expect(await change(cookie, { currentPassword: validPassword, newPassword: common })).toBe(
        'password_common',
      );
    }
    expect(await isSignedIn(otherSession)).toBe(true);
    const answer = await bench.send('/api/user/password', {
      body: { currentPassword: validPassword, newPassword },
      cookie,
    });
    expect(await answer.json()).toEqual({ success: true, endedSessions: 1 });
    expect(lastMail()).toMatchObject({ recipient: email, subject: 'Your password was changed' });
    expect(await isSignedIn(otherSession)).toBe(false);
    expect(await isSignedIn(cookie)).toBe(true);
    expect(await bench.database.db.$count(sessions, eq(sessions.userId, userId))).toBe(1);
    expect((await signIn(email, newPassword)).status).toBe(200);
  });

  it('can be the first of a user who signs in at a provider', async () => {
    const { email, cookie, userId } = await bench.signUp();
    await bench.database.db.delete(signInMethods).where(eq(signInMethods.userId, userId));
    expect(await change(cookie, { newPassword })).toBe(200);
    expect((await signIn(email, newPassword)).status).toBe(200);
  });

  it('allows at most ten guesses', async () => {
    const { cookie } = await bench.signUp();
    const tries = [];
    for (let count = 0; count < 11; count += 1) {
      tries.push(await change(cookie, { currentPassword: 'wrong', newPassword }));
    }
    expect(tries.at(-1)).toBe('rate_limited');
  });
});

describe('password guessing', () => {
  it('ends after thirty tries at one account from any network, known account or not', async () => {
    for (const email of [(await bench.signUp()).email, newAccount().email]) {
      const codes = [];
      for (let count = 0; count < 31; count += 1) {
        // Each minute allows another twenty tries from one network address.
        if (count % 20 === 19) bench.clock.advance(61_000);
        codes.push(await codeOf('/api/auth/sign-in/email', { body: { email, password: 'wrong password' } }));
      }
      expect(codes.slice(0, 30).every((code) => code === 'invalid_credentials')).toBe(true);
      expect(codes.at(-1)).toBe('rate_limited');
      bench.clock.advance(16 * 60_000);
    }
  });
});

describe('expiring coins', () => {
  const expiring = { coins: 40, expiresAt: new Date('2026-05-01T12:00:00Z') };
  const mail = (userId: string, source: GrantSource = 'signup') =>
    bench.database.inTransaction((tx) =>
      bench.accounts.mailExpiringCoins(tx, { userId, source, ...expiring }),
    );

  it("are mailed to a verified address, in the user's language, unless they opted out", async () => {
    const { userId, email, cookie } = await bench.signUp();
    bench.sent.length = 0;
    await mail(userId);
    expect(bench.sent).toEqual([]);
    await bench.database.db
      .update(users)
      .set({ emailVerified: true, language: 'pt' })
      .where(eq(users.id, userId));
    await mail(userId);
    expect(bench.sent).toMatchObject([
      { recipient: email, subject: 'Suas moedas grátis expiram em breve: 40' },
    ]);
    expect(bench.sent[0]?.text).toContain('1 de maio de 2026');
    const body = { emailPreferences: { coinsExpiring: false } };
    await bench.send('/api/user/profile', { method: 'PATCH', cookie, body });
    await mail(userId);
    expect(bench.sent).toHaveLength(1);
  });

  it('are called free only when they came from the sign-up', async () => {
    const { userId } = await bench.signUp();
    await bench.database.db.update(users).set({ emailVerified: true }).where(eq(users.id, userId));
    bench.sent.length = 0;
    await mail(userId, 'subscription');
    expect(bench.sent).toMatchObject([{ subject: 'Some of your coins expire soon: 40' }]);
    expect(bench.sent[0]?.text).toContain('Some of your coins expire on May 1, 2026. Unused: 40.');
    expect(bench.sent[0]?.text).not.toMatch(/free|sign-up/);
  });
});

describe('a billing mail', () => {
  const mail = (userId: string, kind: 'paymentFailed' | 'subscriptionEnded') =>
    bench.database.inTransaction((tx) => bench.accounts.mailBilling(tx, { userId, kind, plan: 'PRO' }));

  it('goes to a verified address, in its language, and never to a blocked user', async () => {
    const { userId, email } = await bench.signUp();
    bench.sent.length = 0;
    await mail(userId, 'paymentFailed');
    expect(bench.sent).toEqual([]);
    await bench.database.db
      .update(users)
      .set({ emailVerified: true, language: 'es' })
      .where(eq(users.id, userId));
    await mail(userId, 'paymentFailed');
    await mail(userId, 'subscriptionEnded');
    expect(bench.sent).toMatchObject([
      { recipient: email, subject: 'Falló un pago de tu plan PRO' },
      { recipient: email, subject: 'Tu plan PRO terminó' },
    ]);
    expect(bench.sent[0]?.text).toContain('https://studio.test/pricing');
    await bench.database.db.update(users).set({ blockedAt: new Date() }).where(eq(users.id, userId));
    await mail(userId, 'paymentFailed');
    expect(bench.sent).toHaveLength(2);
  });
});

describe('a mail', () => {
  it.each(mailKinds)('of the kind %s has no unfilled placeholder in any language', (kind) => {
    for (const language of languages) {
      const { subject, text, html } = writeAccountMail({
        kind,
        code: 'ABCD-EFGH',
        language,
        name: 'Ada',
        recipient: 'ada@studio.test',
        origin: 'https://studio.test',
        path: '/profile',
        values: {
          hours: 24,
          minutes: 60,
          provider: 'Google',
          address: 'a@b.c',
          device: 'Firefox',
          date: '1 May',
          coins: 40_000,
          plan: 'PRO',
        },
      });
      expect(`${subject} ${text} ${html}`).not.toMatch(/\{\w+\}|undefined/);
      expect(text).toContain('Ada');
      // Thousands are separated as the language does.
      expect(text).not.toContain('40000');
      // Each paragraph is a whole sentence, and a code stands on its own line for copying.
      for (const line of text.split('\n\n')) expect(line).toMatch(/^[\p{Lu}\d-]/u);
      expect(text).toContain('\n\nABCD-EFGH\n\n');
      expect(html).toContain(`lang="${localeOf(language)}"`);
    }
  });

  it.each([
    ['pt-BR,pt;q=0.9,en;q=0.8', 'pt'],
    ['tlh, es-MX;q=0.5, en;q=0.4', 'es'],
    ['en;q=0, es', 'es'],
    ['tlh', 'en'],
    ['', 'en'],
    [';;;,,,q=x', 'en'],
  ])('for a browser that prefers %j is written in %s', (header, language) => {
    const request = new Request('http://localhost', { headers: { 'accept-language': header } });
    expect(mailLanguage(null, request)).toBe(language);
    expect(mailLanguage('en', request)).toBe('en');
  });
});
