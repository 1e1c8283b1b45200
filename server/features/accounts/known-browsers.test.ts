import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rateLimits } from '#contract/rate-limits.ts';
import { createRateWindows } from '#server/platform/http/rate-windows.ts';
import { digestOf } from './mails/mail-tokens.ts';
import { users } from './schema.ts';
import { type AccountBench, openAccountBench, type SignedUp, validPassword } from './testing.ts';

let bench: AccountBench;
beforeAll(async () => {
  bench = await openAccountBench();
});
afterAll(() => bench.close());
beforeEach(() => {
  bench.clock.advance(61_000);
});

/** Signs in on a browser with these cookies and returns its known-browser cookie. */
async function signIn({ email }: SignedUp, cookie?: string): Promise<string | undefined> {
  const response = await bench.send('/api/auth/sign-in/email', {
    body: { email, password: validPassword },
    cookie,
    headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' },
  });
  expect(response.status).toBe(200);
  await bench.accounts.settled();
  const set = response.headers.getSetCookie().find((line) => line.startsWith('adventure.known='));
  return set?.split(';', 1)[0];
}

async function signUpUser(isVerified = true): Promise<SignedUp> {
  const testUser = await bench.signUp();
  await bench.database.db
    .update(users)
    .set({ emailVerified: isVerified })
    .where(eq(users.id, testUser.userId));
  bench.sent.length = 0;
  return testUser;
}

describe('a sign-in', () => {
  it('on a new browser is mailed, once', async () => {
    const ada = await signUpUser();
    const known = await signIn(ada);
    expect(bench.sent).toMatchObject([{ recipient: ada.email, subject: 'New sign-in to your account' }]);
    expect(bench.sent[0]?.text).toContain('Firefox, Linux');
    expect(await signIn(ada, known)).toBeUndefined();
    expect(bench.sent).toHaveLength(1);
  });

  it('is remembered for each user of a shared browser', async () => {
    const [ada, eve] = [await signUpUser(), await signUpUser()];
    const both = await signIn(eve, await signIn(ada));
    bench.sent.length = 0;
    await signIn(ada, both);
    await signIn(eve, both);
    expect(bench.sent).toEqual([]);
  });

  it('is mailed when the known-browser cookie is forged', async () => {
    await signIn(await signUpUser(), `adventure.known=${'a'.repeat(22)}.%00.${'b'.repeat(5_000)}`);
    expect(bench.sent).toHaveLength(1);
  });

  it('is not mailed to users who opted out, nor to an unverified address', async () => {
    const ada = await signUpUser();
    await bench.send('/api/user/profile', {
      method: 'PATCH',
      cookie: ada.cookie,
      body: { emailPreferences: { newSignIn: false } },
    });
    await signIn(ada);
    await signIn(await signUpUser(false));
    expect(bench.sent).toEqual([]);
  });
});

describe('password guessing', () => {
  it('does not lock out the owner who has set a new password with a mailed link', async () => {
    const ada = await signUpUser();
    const { perUser: max, windowMs } = rateLimits.signInToAccount;
    // Stands for as many tries, without hashing a password for each.
    const guesses = createRateWindows(bench.database, bench.clock);
    for (let count = 0; count < max; count += 1)
      await guesses.take(`signInToAccount:${digestOf(ada.email)}`, { max, windowMs });
    const body = { email: ada.email, password: validPassword };
    const refused = await bench.send('/api/auth/sign-in/email', { body });
    expect([refused.status, await refused.json()]).toMatchObject([
      429,
      { code: 'rate_limited', error: expect.stringContaining('with an e-mailed link') },
    ]);
    await bench.send('/api/auth/forgot-password', { body: { email: ada.email } });
    await bench.accounts.settled();
    const token = /\?token=([\w-]{43})/.exec(bench.sent.at(-1)?.text ?? '')?.[1];
    const reset = await bench.send('/api/auth/reset-password', { body: { token, password: validPassword } });
    const known = reset.headers.getSetCookie().find((line) => line.startsWith('adventure.known='));
    expect(await signIn(ada, known?.split(';', 1)[0])).toBeUndefined();
  });

  it('does not lock the owner out of a browser that they have used', async () => {
    const ada = await signUpUser();
    const known = await signIn(ada);
    const guess = () =>
      bench.send('/api/auth/sign-in/email', { body: { email: ada.email, password: 'wrong password' } });
    for (let count = 0; count < 31; count += 1) {
      if (count % 15 === 14) bench.clock.advance(61_000);
      await guess();
    }
    bench.clock.advance(61_000);
    expect((await guess()).status).toBe(429);
    expect(await signIn(ada, known)).toBeUndefined();
  });
});
