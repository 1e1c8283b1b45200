import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { listLinkedAccounts, startLinking } from '#contract/profile.ts';
import { checkAuth } from '#contract/session.ts';
import { providerSignInPath } from '#contract/sign-in.ts';
import { testDatabaseKind } from '#server/platform/database/testing.ts';
import { openTestProvider, type ProviderUser, type TestProvider } from '#server/platform/oidc/testing.ts';
import { providerSignIns, sessions, signInMethods, users } from '../schema.ts';
import { type AccountBench, cookiesOf, openAccountBench, type SignedUp, validPassword } from '../testing.ts';

const callback = 'http://localhost/auth/oidc/callback';
let provider: TestProvider;
let bench: AccountBench;
beforeAll(async () => {
  provider = await openTestProvider([callback]);
});
afterAll(() => provider.stop());
beforeEach(async () => {
  const { issuer, client } = provider;
  bench = await openAccountBench({ oidc: { issuer, ...client, name: 'Studio ID' } });
});
afterEach(() => bench.close());

let identityCount = 0;
function newIdentity(testUser: Partial<ProviderUser> = {}): ProviderUser {
  identityCount += 1;
  return {
    sub: `person-${identityCount}`,
    email: `p${identityCount}@idp.test`,
    email_verified: true,
    name: 'Grace',
    ...testUser,
  };
}

interface StartedSignIn {
  /** The provider's authorization page. */
  url: string;
  cookie: string;
}

async function startSignIn(next?: string, cookie?: string): Promise<StartedSignIn> {
  const path = providerSignInPath('oidc', { acceptedTerms: true, ...(next !== undefined && { next }) });
  const response = await bench.send(path, { cookie });
  expect(response.status).toBe(303);
  const url = response.headers.get('location') ?? '';
  return { url, cookie: [cookie, cookiesOf(response)].filter(Boolean).join('; ') };
}

/** Follows the provider's redirect: returns the destination and the session. */
async function returnFromProvider(address: string, cookie: string | undefined) {
  const response = await bench.send(address.replace('http://localhost', ''), { cookie });
  expect(response.status).toBe(303);
  const session = cookiesOf(response);
  return { location: response.headers.get('location'), cookie: session };
}

async function signIn(testUser: ProviderUser, next?: string) {
  const { url, cookie } = await startSignIn(next);
  return returnFromProvider(await provider.authorize(url, testUser), cookie);
}

const check = async (cookie: string) =>
  checkAuth.response.parse(await (await bench.send('/api/auth/check', { cookie })).json());
const userOf = async (cookie: string) => {
  const { user } = await check(cookie);
  if (!user) throw new Error('No user is signed in.');
  return user;
};
const allUsers = () => bench.database.db.select().from(users);
const allMethods = () => bench.database.db.select().from(signInMethods);

async function localAccount(email: string, isVerified: boolean): Promise<SignedUp> {
  const testUser = await bench.signUp({ email });
  await bench.database.db
    .update(users)
    .set({ emailVerified: isVerified })
    .where(eq(users.id, testUser.userId));
  return testUser;
}

describe('starting a sign-in', () => {
  it('sends the browser to the provider with state, nonce and PKCE', async () => {
    const { url } = await startSignIn();
    const { origin, searchParams } = new URL(url);
    expect(origin).toBe(provider.issuer);
    expect(Object.fromEntries(searchParams)).toMatchObject({
      response_type: 'code',
      client_id: provider.client.clientId,
      redirect_uri: callback,
      scope: 'openid email profile',
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
    });
  });

  it('on https hides its cookie from sibling sites and ignores theirs', async () => {
    const { issuer, client } = provider;
    const secure = await openAccountBench(
      { oidc: { issuer, ...client, name: 'Studio ID' }, publicUrl: 'https://studio.test' },
      bench.database,
    );
    const path = providerSignInPath('oidc', { acceptedTerms: true });
    const send = (cookie?: string) => secure.send(`https://studio.test${path}`, { cookie });
    const [first] = (await send()).headers.getSetCookie();
    expect(first).toMatch(
      /^__Host-adventure\.sign_in=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
    );
    const cookie = first?.split(';', 1)[0] ?? '';
    expect(cookiesOf(await send(cookie))).toBe(cookie);
    // A sibling site can only set the name without the prefix.
    expect(cookiesOf(await send(cookie.replace('__Host-', '')))).not.toBe(cookie);
    await secure.close();
  });

  it('requires accepting the terms', async () => {
    const response = await bench.send(providerSignInPath('oidc', { acceptedTerms: false, next: '/gallery' }));
    expect(response.headers.get('location')).toBe('/login?error=terms_not_accepted&next=%2Fgallery');
    expect(await bench.database.db.$count(providerSignIns)).toBe(0);
  });

  it('at an unconfigured provider ends on the login page', async () => {
    const response = await bench.send(providerSignInPath('google', { acceptedTerms: true }));
    expect(response.headers.get('location')).toBe('/login?error=provider_unavailable');
  });

  it('too often from one address is refused for a while', async () => {
    const path = providerSignInPath('oidc', { acceptedTerms: true });
    const answers = [];
    for (let count = 0; count < 31; count += 1) answers.push(await bench.send(path));
    expect(answers.at(-1)?.headers.get('location')).toBe('/login?error=rate_limited');
  });
});

describe('a first sign-in', () => {
  it('creates an account with a verified address and 100 coins, and continues to the requested page', async () => {
    const { location, cookie } = await signIn(
      newIdentity({ name: ' Grace\u202e Hopper ' }),
      '/gallery?page=2#top',
    );
    expect(location).toBe('/gallery?page=2#top');
    const user = await userOf(cookie);
    expect(user).toMatchObject({ displayName: 'Grace Hopper', emailVerified: true, coins: 100 });
    expect(user.email).toBe(`p${identityCount}@idp.test`);
    const [row] = await allUsers();
    expect(row?.acceptedTermsAt).toEqual(bench.clock.now());
  });

  it('is followed by others to the same account', async () => {
    const testUser = newIdentity();
    const first = await userOf((await signIn(testUser)).cookie);
    const second = await userOf((await signIn({ ...testUser, email: 'moved@idp.test' })).cookie);
    expect(second).toMatchObject({ id: first.id, email: first.email });
    expect(await allMethods()).toMatchObject([
      // A subject is unique per issuer: at another issuer the same one is another user.
      { providerId: 'oidc', accountId: `${provider.issuer} ${testUser.sub}`, email: 'moved@idp.test' },
    ]);
  });

  it('stores no token of the provider', async () => {
    await signIn(newIdentity());
    expect(await allMethods()).toMatchObject([{ accessToken: null, refreshToken: null, idToken: null }]);
  });

  it('without a name uses the first part of the address', async () => {
    const { cookie } = await signIn(newIdentity({ name: '\u200b', email: 'ada.l@idp.test' }));
    expect((await userOf(cookie)).displayName).toBe('ada.l');
  });

  it('refuses an address that only resembles a known one after lower-casing', async () => {
    // The Kelvin sign lower-cases to k.
    const attempt = await signIn(newIdentity({ email: '\u212Aim@idp.test' }));
    expect(JSON.stringify(await allMethods())).not.toContain('kim@idp.test');
    expect(attempt.cookie).toBe('');
  });

  it('with an unverified address leaves it unverified and mails a link', async () => {
    const { cookie } = await signIn(newIdentity({ email: 'maybe@idp.test', email_verified: false }));
    expect(await userOf(cookie)).toMatchObject({ emailVerified: false });
    expect(bench.sent).toMatchObject([{ recipient: 'maybe@idp.test' }]);
  });

  it('in two tabs at once works in both', async () => {
    const testUser = newIdentity();
    const first = await startSignIn('/gallery');
    const second = await startSignIn('/profile', first.cookie);
    const answers = [
      await provider.authorize(second.url, testUser),
      await provider.authorize(first.url, testUser),
    ];
    expect((await returnFromProvider(answers[0] ?? '', second.cookie)).location).toBe('/profile');
    expect((await returnFromProvider(answers[1] ?? '', second.cookie)).location).toBe('/gallery');
    expect(await allUsers()).toHaveLength(1);
  });

  it('returned twice at the same moment creates one account and signs both in', async () => {
    const testUser = newIdentity();
    const started = [await startSignIn(), await startSignIn(), await startSignIn(), await startSignIn()];
    const answers: string[] = [];
    for (const { url } of started) answers.push(await provider.authorize(url, testUser));
    const ended = await Promise.all(
      answers.map((answer, index) => returnFromProvider(answer, started[index]?.cookie)),
    );
    expect(ended.map(({ location }) => location)).toEqual(['/editor', '/editor', '/editor', '/editor']);
    expect(await allUsers()).toHaveLength(1);
    expect(await allMethods()).toHaveLength(1);
  });

  it("copies the provider's picture once and serves it from here", async () => {
    const png = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#123456' } })
      .png()
      .toBuffer();
    const { cookie } = await signIn(newIdentity({ picture: provider.servePicture(png) }));
    await bench.accounts.settled();
    const { id, profilePicture } = await userOf(cookie);
    expect(profilePicture).toMatch(new RegExp(`^/files/avatars/${id}/[\\w-]+\\.webp$`));
  });

  it('does not fetch a picture from a private address', async () => {
    const { cookie } = await signIn(newIdentity({ picture: 'http://127.0.0.1:1/metadata' }));
    await bench.accounts.settled();
    expect((await userOf(cookie)).profilePicture).toBeNull();
  });
});

describe('the page after a sign-in', () => {
  it.each([
    'https://evil.test/',
    '//evil.test',
    '/\\evil.test',
    '\\\\evil.test',
    '/\t/evil.test',
    '/%09/evil.test/../..//evil.test',
    'javascript:alert(1)',
    '/login?next=/login',
    '/auth/logout',
    '/api/auth/check',
    '/.//evil.test',
    'x'.repeat(3_000),
  ])('is never %j', async (next) => {
    const { location } = await signIn(newIdentity(), next);
    expect(location).not.toMatch(/evil\.test\/?$|^[^/]|^\/[/\\]/);
    expect(new URL(location ?? '', 'http://localhost').origin).toBe('http://localhost');
    expect(location).toMatch(/^\/(editor|%09)/);
  });
});

describe('a sign-in that fails ends on the login page', () => {
  const failure = (code: string) => `/login?error=${code}`;

  async function expectNoSession(ended: { location: string | null; cookie: string }, location: string) {
    expect(ended.location).toBe(location);
    expect(ended.cookie).not.toContain('session_token');
    expect(await allUsers()).toHaveLength(0);
  }

  it('when the user declines, and keeps the requested page', async () => {
    const { url, cookie } = await startSignIn('/gallery');
    const ended = await returnFromProvider(await provider.authorize(url, 'denied'), cookie);
    await expectNoSession(ended, `${failure('sign_in_denied')}&next=%2Fgallery`);
  });

  it('when an answer arrives a second time', async () => {
    const { url, cookie } = await startSignIn();
    const answer = await provider.authorize(url, newIdentity());
    expect((await returnFromProvider(answer, cookie)).location).toBe('/editor');
    expect((await returnFromProvider(answer, cookie)).location).toBe(failure('sign_in_expired'));
  });

  it('when a used code comes with a fresh state', async () => {
    const first = await startSignIn();
    const used = new URL(await provider.authorize(first.url, newIdentity()));
    await returnFromProvider(used.href, first.cookie);
    await bench.database.db.delete(users);
    const second = await startSignIn();
    used.searchParams.set('state', new URL(second.url).searchParams.get('state') ?? '');
    await expectNoSession(
      await returnFromProvider(used.href, second.cookie),
      `${failure('sign_in_expired')}&next=%2Feditor`,
    );
  });

  it.each([
    ['another state', (url: URL) => url.searchParams.set('state', 'a'.repeat(43))],
    ['no state', (url: URL) => url.searchParams.delete('state')],
    [
      'nothing at all',
      (url: URL) => {
        url.search = '';
      },
    ],
  ])('when it returns with %s', async (_what, change) => {
    const { url, cookie } = await startSignIn();
    const answer = new URL(await provider.authorize(url, newIdentity()));
    change(answer);
    await expectNoSession(await returnFromProvider(answer.href, cookie), failure('sign_in_expired'));
  });

  it.each([
    ['no cookie', undefined],
    ['the cookie of another sign-in', `adventure.sign_in=${'a'.repeat(43)}`],
  ])('when another browser returns, with %s', async (_what, cookie) => {
    const { url } = await startSignIn();
    await expectNoSession(
      await returnFromProvider(await provider.authorize(url, newIdentity()), cookie),
      failure('sign_in_expired'),
    );
  });

  it('when it took too long', async () => {
    const { url, cookie } = await startSignIn();
    const answer = await provider.authorize(url, newIdentity());
    bench.clock.advance(10 * 60_000 + 1);
    await expectNoSession(await returnFromProvider(answer, cookie), failure('sign_in_expired'));
  });

  it('when the nonce differs from the one sent', async () => {
    const { url, cookie } = await startSignIn();
    const changed = new URL(url);
    changed.searchParams.set('nonce', 'another nonce');
    const answer = await provider.authorize(changed.href, newIdentity());
    await expectNoSession(
      await returnFromProvider(answer, cookie),
      `${failure('sign_in_failed')}&next=%2Feditor`,
    );
  });

  it('when the token has expired by the time it is read', async () => {
    const { url, cookie } = await startSignIn();
    const answer = await provider.authorize(url, newIdentity());
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      provider.onceToken(() => vi.setSystemTime(Date.now() + 2 * 60 * 60_000));
      await expectNoSession(
        await returnFromProvider(answer, cookie),
        `${failure('sign_in_failed')}&next=%2Feditor`,
      );
    } finally {
      vi.useRealTimers();
    }
  });

  it('when the code was requested without the verifier', async () => {
    const { url, cookie } = await startSignIn();
    const changed = new URL(url);
    changed.searchParams.set('code_challenge', 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM');
    const answer = await provider.authorize(changed.href, newIdentity());
    await expectNoSession(
      await returnFromProvider(answer, cookie),
      `${failure('sign_in_expired')}&next=%2Feditor`,
    );
  });

  it('when the answer names another provider as issuer', async () => {
    const { url, cookie } = await startSignIn();
    const answer = new URL(await provider.authorize(url, newIdentity()));
    answer.searchParams.set('iss', 'https://evil.test');
    await expectNoSession(
      await returnFromProvider(answer.href, cookie),
      `${failure('sign_in_failed')}&next=%2Feditor`,
    );
  });

  it('when the provider sends no address', async () => {
    const { email: _none, ...testUser } = newIdentity();
    await expectNoSession(await signIn(testUser), `${failure('provider_email_missing')}&next=%2Feditor`);
  });

  it('when the account is blocked', async () => {
    const testUser = newIdentity();
    await signIn(testUser);
    await bench.database.db.update(users).set({ blockedAt: new Date() });
    const ended = await signIn(testUser);
    expect(ended).toMatchObject({ location: `${failure('account_blocked')}&next=%2Feditor`, cookie: '' });
  });

  it('when the provider is down at the start, and works once it is up again', async () => {
    await provider.stop();
    const path = providerSignInPath('oidc', { acceptedTerms: true });
    const response = await bench.send(path);
    expect(response.headers.get('location')).toBe(failure('provider_unavailable'));
    await provider.start();
    expect((await signIn(newIdentity())).location).toBe('/editor');
  });

  it('when the provider is down at the end', async () => {
    const { url, cookie } = await startSignIn();
    const answer = await provider.authorize(url, newIdentity());
    await provider.stop();
    const ended = await returnFromProvider(answer, cookie);
    await provider.start();
    await expectNoSession(ended, `${failure('provider_unavailable')}&next=%2Feditor`);
  });
});

describe('an address that already has an account', () => {
  it('is linked if both sides have verified it, and the owner is notified', async () => {
    const ada = await localAccount('ada@idp.test', true);
    const { cookie } = await signIn(newIdentity({ email: 'Ada@IdP.test', name: 'Eve' }));
    expect(await userOf(cookie)).toMatchObject({ id: ada.userId, displayName: 'Ada' });
    expect(bench.sent.at(-1)).toMatchObject({
      recipient: 'ada@idp.test',
      text: expect.stringContaining('Studio ID'),
    });
  });

  it.each([
    ['the provider has not verified it', true, false],
    ['it is not verified here', false, true],
    ['neither side has', false, false],
  ])('is not taken over when %s', async (_why, isLocalVerified, isProviderVerified) => {
    const ada = await localAccount('ada@idp.test', isLocalVerified);
    const ended = await signIn(newIdentity({ email: 'ada@idp.test', email_verified: isProviderVerified }));
    expect(ended).toEqual({ location: '/login?error=account_exists&next=%2Feditor', cookie: '' });
    expect(await allMethods()).toMatchObject([{ providerId: 'credential', userId: ada.userId }]);
  });
});

describe('linked accounts', () => {
  const linked = async (cookie: string) =>
    listLinkedAccounts.response.parse(
      await (await bench.send('/api/user/linked-accounts', { cookie })).json(),
    );

  async function link(cookie: string, testUser: ProviderUser, returnCookie = cookie) {
    const response = await bench.send('/api/user/linked-accounts/oidc', { method: 'POST', cookie });
    const { url } = startLinking.response.parse(await response.json());
    const answer = await provider.authorize(url, testUser);
    return returnFromProvider(answer, [returnCookie, cookiesOf(response)].filter(Boolean).join('; '));
  }

  it('are added from the profile, whatever their address, and then sign in', async () => {
    const ada = await bench.signUp();
    expect((await linked(ada.cookie)).available).toEqual([{ provider: 'oidc', name: 'Studio ID' }]);
    const testUser = newIdentity({ email: 'other@idp.test', email_verified: false });
    expect((await link(ada.cookie, testUser)).location).toBe('/profile?linked=oidc');
    const { accounts, available } = await linked(ada.cookie);
    expect(available).toEqual([]);
    expect(accounts).toMatchObject([
      { kind: 'password', name: ada.email, canUnlink: true },
      { kind: 'oidc', name: 'Studio ID', email: 'other@idp.test', canUnlink: true },
    ]);
    expect((await userOf((await signIn(testUser)).cookie)).id).toBe(ada.userId);
    expect(bench.sent.at(-1)?.recipient).toBe(ada.email);
  });

  it('verify the address when the provider confirms the same one', async () => {
    const ada = await bench.signUp();
    await link(ada.cookie, newIdentity({ email: ada.email }));
    expect((await userOf(ada.cookie)).emailVerified).toBe(true);
  });

  it('are not taken from another account', async () => {
    const testUser = newIdentity();
    await signIn(testUser);
    const ada = await bench.signUp();
    expect((await link(ada.cookie, testUser)).location).toBe('/profile?error=provider_account_taken');
    expect((await linked(ada.cookie)).accounts).toHaveLength(1);
  });

  it('are not added to a user who signed in after linking began', async () => {
    const [ada, eve] = [await bench.signUp(), await bench.signUp()];
    expect((await link(ada.cookie, newIdentity(), eve.cookie)).location).toBe('/profile?error=not_signed_in');
    expect((await link(ada.cookie, newIdentity(), '')).location).toBe('/profile?error=not_signed_in');
    expect((await linked(ada.cookie)).accounts).toHaveLength(1);
    expect((await linked(eve.cookie)).accounts).toHaveLength(1);
  });

  it('can be removed except the last, also when two are removed at once', async () => {
    const ada = await bench.signUp();
    await link(ada.cookie, newIdentity());
    const { accounts } = await linked(ada.cookie);
    const statuses = await Promise.all(
      accounts.map(async ({ id }) => {
        const path = `/api/user/linked-accounts/${id}`;
        return (await bench.send(path, { method: 'DELETE', cookie: ada.cookie })).status;
      }),
    );
    expect(statuses.toSorted()).toEqual([200, 409]);
    expect((await linked(ada.cookie)).accounts).toMatchObject([{ canUnlink: false }]);
  });

  it('of other users cannot be removed, nor any without a session', async () => {
    const [ada, eve] = [await bench.signUp(), await bench.signUp()];
    const [own] = (await linked(ada.cookie)).accounts;
    const path = `/api/user/linked-accounts/${own?.id}`;
    expect((await bench.send(path, { method: 'DELETE', cookie: eve.cookie })).status).toBe(404);
    expect((await bench.send(path, { method: 'DELETE' })).status).toBe(401);
    expect((await bench.send('/api/user/linked-accounts/oidc', { method: 'POST' })).status).toBe(401);
  });

  /** A stranger's returns from the provider, prepared: each carries one out. */
  const returns = {
    'sign nobody in': async (stranger: ProviderUser, { cookie }: SignedUp) => {
      await link(cookie, stranger);
      const started = await startSignIn();
      const answer = await provider.authorize(started.url, stranger);
      return () => returnFromProvider(answer, started.cookie);
    },
    'are linked no more': async (stranger: ProviderUser, { cookie }: SignedUp) => {
      const started = await bench.send('/api/user/linked-accounts/oidc', { method: 'POST', cookie });
      const { url } = startLinking.response.parse(await started.json());
      const answer = await provider.authorize(url, stranger);
      return () => returnFromProvider(answer, `${cookie}; ${cookiesOf(started)}`);
    },
  };

  it.runIf(testDatabaseKind === 'postgres').each(Object.entries(returns))(
    'of a stranger %s while the owner of the address resets the password',
    async (_result, prepare) => {
      await bench.close();
      const mailed: string[] = [];
      let beforeCommit = async () => {};
      const { issuer, client } = provider;
      bench = await openAccountBench({
        oidc: { issuer, ...client, name: 'Studio ID' },
        mail: {
          isSent: true,
          async send(_tx, _recipient, { text }) {
            mailed.push(text);
            await beforeCommit();
          },
          async deleteMailsTo() {},
        },
      });
      const ada = await localAccount('ada3@idp.test', false);
      await bench.send('/api/auth/forgot-password', { body: { email: ada.email } });
      await bench.accounts.settled();
      const token = /\?token=([\w-]+)/.exec(mailed.at(-1) ?? '')?.[1];
      const carryOut = await prepare(newIdentity(), ada);
      const [ended, go] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      beforeCommit = () => {
        beforeCommit = async () => {};
        ended.resolve();
        return go.promise;
      };
      const reset = bench.send('/api/auth/reset-password', { body: { token, password: validPassword } });
      await ended.promise;
      const attempt = carryOut();
      // A return that waits for nothing is answered here.
      const isWaiting = expect.poll(async () => {
        const { rows } = await bench.database.db.execute(sql`
          select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`);
        return rows.length;
      });
      await Promise.race([attempt, isWaiting.toBeGreaterThan(0)]);
      go.resolve();
      expect(await reset).toMatchObject({ status: 200 });
      expect(await attempt).toMatchObject({ location: expect.stringContaining('error=') });
      expect(await bench.database.db.$count(sessions, eq(sessions.userId, ada.userId))).toBe(0);
      expect((await allMethods()).map(({ providerId }) => providerId)).toEqual(['credential']);
    },
  );

  it('survive the reset of a forgotten password', async () => {
    const ada = await localAccount('ada2@idp.test', true);
    await link(ada.cookie, newIdentity());
    await bench.send('/api/auth/forgot-password', { body: { email: ada.email } });
    await bench.accounts.settled();
    const token = /token=([\w-]+)/.exec(bench.sent.at(-1)?.text ?? '')?.[1];
    await bench.send('/api/auth/reset-password', { body: { token, password: validPassword } });
    expect(await allMethods()).toHaveLength(2);
  });
});

describe('the available sign-in methods', () => {
  it('are public', async () => {
    const methods = await (await bench.send('/api/auth/methods')).json();
    expect(methods).toEqual({
      success: true,
      local: true,
      google: false,
      oidc: { name: 'Studio ID' },
      mail: true,
      signUp: 'open',
    });
  });
});
