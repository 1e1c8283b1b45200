import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { errorResponseSchema } from '#contract/error-codes.ts';
import { accountLimits } from '#contract/limits.ts';
import { rateWindows } from '#server/platform/http/schema.ts';
import { signInMethods, users } from '../schema.ts';
import { type AccountBench, cookiesOf, openAccountBench, type SignedUp, validPassword } from '../testing.ts';

const validMs = accountLimits.reauthenticationMinutes * 60_000;

let bench: AccountBench;
beforeAll(async () => {
  const client = { clientId: 'a', clientSecret: 'b', scope: 'openid' };
  // Never contacted: linking is refused, or fails because the provider does not answer.
  bench = await openAccountBench({ oidc: { issuer: 'http://127.0.0.1:9', ...client, name: 'Studio ID' } });
});
beforeEach(() => bench.database.db.delete(rateWindows));
afterAll(() => bench.close());

type Change = (cookie: string, testUser: SignedUp) => Promise<Response>;
const post = (path: string, body: unknown, cookie: string) =>
  bench.send(path, { method: 'POST', body, cookie });
const sensitiveCalls: [string, Change][] = [
  [
    'setting a first password',
    (cookie) => post('/api/user/password', { newPassword: 'another good one' }, cookie),
  ],
  ['linking a provider', (cookie) => post('/api/user/linked-accounts/oidc', undefined, cookie)],
  [
    'unlinking a provider',
    (cookie) => bench.send('/api/user/linked-accounts/none', { method: 'DELETE', cookie }),
  ],
  [
    'deleting the account',
    (cookie, { email }) => post('/api/user/delete-account', { confirmation: email }, cookie),
  ],
];

const codeOf = async (answer: Response) =>
  answer.ok ? 'done' : errorResponseSchema.parse(await answer.json()).code;
const reauthenticate = async (body: unknown, cookie: string) =>
  codeOf(await post('/api/user/prove', body, cookie));

/** A user who signed in too long ago, with or without a password. */
async function signUpUser({ hasPassword = true } = {}): Promise<SignedUp> {
  const testUser = await bench.signUp();
  if (!hasPassword) {
    const isTheirs = and(
      eq(signInMethods.userId, testUser.userId),
      eq(signInMethods.providerId, 'credential'),
    );
    await bench.database.db.delete(signInMethods).where(isTheirs);
  }
  bench.clock.advance(validMs);
  return testUser;
}

/** Returns the code of the newest mail. */
async function mailedCode({ cookie, email }: Pick<SignedUp, 'cookie' | 'email'>): Promise<string> {
  expect((await post('/api/user/prove/code', undefined, cookie)).status).toBe(200);
  const mail = bench.sent.at(-1);
  expect(mail).toMatchObject({ recipient: email, subject: 'Your confirmation code' });
  return /\b[0-9A-Z]{4}-[0-9A-Z]{4}\b/.exec(mail?.text ?? '')?.[0] ?? '';
}

describe.each(sensitiveCalls)('%s', (_name, change) => {
  it('is refused in a session without a recent reauthentication, and changes nothing', async () => {
    const testUser = await signUpUser({ hasPassword: false });
    const before = bench.sent.length;
    const answer = await change(testUser.cookie, testUser);
    expect([answer.status, await codeOf(answer)]).toEqual([403, 'reauthentication_required']);
    expect(await bench.database.db.$count(signInMethods, eq(signInMethods.userId, testUser.userId))).toBe(0);
    const [row] = await bench.database.db.select().from(users).where(eq(users.id, testUser.userId));
    expect(row).toMatchObject({ deletionDueAt: null });
    expect(bench.sent.length).toBe(before);
  });

  it('is allowed right after signing in, and for ten minutes after reauthentication', async () => {
    const fresh = await bench.signUp();
    expect(await codeOf(await change(fresh.cookie, fresh))).not.toBe('reauthentication_required');
    const testUser = await signUpUser({ hasPassword: false });
    expect(await reauthenticate({ code: await mailedCode(testUser) }, testUser.cookie)).toBe('done');
    bench.clock.advance(validMs - 1);
    expect(await codeOf(await change(testUser.cookie, testUser))).not.toBe('reauthentication_required');
  });
});

describe('reauthentication', () => {
  const isReauthenticated = async ({ cookie }: Pick<SignedUp, 'cookie'>) =>
    (await codeOf(await bench.send('/api/user/linked-accounts/none', { method: 'DELETE', cookie }))) !==
    'reauthentication_required';

  it('accepts the password, and no other', async () => {
    const testUser = await signUpUser();
    expect(await reauthenticate({ password: 'something else' }, testUser.cookie)).toBe('wrong_password');
    expect(await isReauthenticated(testUser)).toBe(false);
    expect(await reauthenticate({ password: validPassword }, testUser.cookie)).toBe('done');
    expect(await isReauthenticated(testUser)).toBe(true);
    bench.clock.advance(validMs);
    expect(await isReauthenticated(testUser)).toBe(false);
  });

  it('accepts no password from a user without one', async () => {
    const testUser = await signUpUser({ hasPassword: false });
    expect(await reauthenticate({ password: validPassword }, testUser.cookie)).toBe('wrong_password');
    expect(await reauthenticate({ password: '' }, testUser.cookie)).toBe('validation_failed');
    expect(await reauthenticate({}, testUser.cookie)).toBe('validation_failed');
  });

  it('accepts the newest mailed code, once, in any notation', async () => {
    const testUser = await signUpUser();
    const first = await mailedCode(testUser);
    const code = await mailedCode(testUser);
    expect(await reauthenticate({ code: first }, testUser.cookie)).toBe('code_invalid');
    expect(await reauthenticate({ code: ` ${code.toLowerCase().replace('-', ' ')} ` }, testUser.cookie)).toBe(
      'done',
    );
    expect(await isReauthenticated(testUser)).toBe(true);
    expect(await reauthenticate({ code }, testUser.cookie)).toBe('code_invalid');
  });

  it('refuses a code after ten minutes', async () => {
    const testUser = await signUpUser();
    const code = await mailedCode(testUser);
    bench.clock.advance(validMs);
    expect(await reauthenticate({ code }, testUser.cookie)).toBe('code_invalid');
  });

  it('accepts a code only in the session that requested it', async () => {
    const [ada, eve] = [await signUpUser(), await signUpUser()];
    const signIn = { email: ada.email, password: validPassword };
    const otherSession = cookiesOf(await bench.send('/api/auth/sign-in/email', { body: signIn }));
    bench.clock.advance(validMs);
    const code = await mailedCode(ada);
    expect(await reauthenticate({ code }, otherSession)).toBe('code_invalid');
    expect(await reauthenticate({ code }, eve.cookie)).toBe('code_invalid');
    expect(await reauthenticate({ code }, ada.cookie)).toBe('done');
    expect(await isReauthenticated({ cookie: otherSession })).toBe(false);
    expect(await isReauthenticated(ada)).toBe(true);
  });

  it('allows ten tries in a quarter of an hour, then refuses even the right one', async () => {
    const testUser = await signUpUser();
    const answers = [];
    for (let count = 0; count < 10; count += 1)
      answers.push(await reauthenticate({ code: `0000-000${count}` }, testUser.cookie));
    expect(new Set(answers)).toEqual(new Set(['code_invalid']));
    expect(await reauthenticate({ password: validPassword }, testUser.cookie)).toBe('rate_limited');
  });

  it("is mailed even when a stranger has used up the user's limit of password mails", async () => {
    const testUser = await signUpUser();
    for (let count = 0; count < 6; count += 1)
      await bench.send('/api/auth/forgot-password', { body: { email: testUser.email } });
    await bench.accounts.settled();
    expect(await reauthenticate({ code: await mailedCode(testUser) }, testUser.cookie)).toBe('done');
  });

  it('sends at most five mails an hour', async () => {
    const testUser = await signUpUser();
    for (let count = 0; count < 5; count += 1) await mailedCode(testUser);
    expect(await codeOf(await post('/api/user/prove/code', undefined, testUser.cookie))).toBe('rate_limited');
  });
});
