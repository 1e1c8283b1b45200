import { describe, expect, it } from 'vitest';
import { errorResponseSchema } from '#contract/error-codes.ts';
import type { AccountOptions } from './options.ts';
import { users } from './schema.ts';
import { type AccountBench, benchPerTest, newAccount, openAccountBench, validPassword } from './testing.ts';

const benches = benchPerTest();
let bench: AccountBench;

async function withSettings(settings: Partial<AccountOptions>): Promise<void> {
  bench = await benches.open(settings);
}

const admins = async () =>
  (await bench.database.db.select().from(users)).filter((user) => user.isAdmin).map((user) => user.email);

describe('the first account', () => {
  it.each(['127.0.0.1', '::1', 'localhost'])('is the admin when the server listens on %s', async (host) => {
    await withSettings({ host });
    const first = await bench.signUp();
    await bench.signUp();
    expect(await admins()).toEqual([first.email]);
    const check = await bench.send('/api/auth/check', { cookie: first.cookie });
    expect(await check.json()).toMatchObject({ isAdmin: true, user: { isAdmin: true } });
    expect(bench.becameAdmin).toEqual([{ userId: first.userId, way: 'firstAccount' }]);
  });

  it('is one account, however many sign up at the same moment', async () => {
    await withSettings({ host: '127.0.0.1' });
    const bodies = Array.from({ length: 8 }, () => newAccount());
    await Promise.all(bodies.map((body) => bench.send('/api/auth/sign-up/email', { body })));
    expect(await admins()).toHaveLength(1);
  });

  it.each([
    ['the network can reach the server', { host: '0.0.0.0' }],
    ['a proxy makes the server public', { host: '127.0.0.1', publicUrl: 'https://studio.test' }],
    ['the operator has named the admins', { host: '127.0.0.1', adminEmails: ['boss@studio.test'] }],
  ])('gets no right when %s', async (_why, settings) => {
    await withSettings(settings);
    await bench.signUp();
    expect(await admins()).toEqual([]);
  });
});

describe('the first account behind an undeclared proxy', () => {
  it.each<Record<string, string>>([
    { 'x-forwarded-for': '203.0.113.7' },
    { forwarded: 'for=203.0.113.7' },
    { host: 'studio.test' },
    { via: '1.1 proxy' },
    { origin: 'https://studio.test', 'sec-fetch-site': 'same-origin' },
  ])('gets no right, and the code is printed at the next start: %o', async (headers) => {
    await withSettings({ host: '127.0.0.1' });
    const body = newAccount();
    expect((await bench.send('/api/auth/sign-up/email', { body, headers })).status).toBe(200);
    expect(await admins()).toEqual([]);
    expect(await bench.accounts.adminCode()).not.toBeNull();
  });
});

describe('an address in ADMIN_EMAILS', () => {
  it('makes an admin only once it is verified', async () => {
    await withSettings({ adminEmails: ['boss@studio.test'] });
    const boss = await bench.signUp({ email: 'Boss@Studio.test' });
    const isAdminNow = async () => (await bench.accounts.findUser(boss.userId))?.isAdmin;
    expect(await isAdminNow()).toBe(false);
    await bench.database.db.update(users).set({ emailVerified: true });
    expect(await isAdminNow()).toBe(true);
  });

  it('is recorded as an admin once, before any use of the right, however it was acquired', async () => {
    await withSettings({ adminEmails: ['boss@studio.test'] });
    const boss = await bench.signUp({ email: 'boss@studio.test' });
    const right = async (at: AccountBench) => {
      const request = new Request('http://localhost/', { headers: { cookie: boss.cookie } });
      return (await at.accounts.authenticateUncached(request))?.isAdmin;
    };
    expect([await right(bench), bench.becameAdmin]).toEqual([false, []]);
    await bench.database.db.update(users).set({ emailVerified: true });
    expect(await Promise.all(Array.from({ length: 4 }, () => right(bench)))).toEqual(Array(4).fill(true));
    expect(bench.becameAdmin).toEqual([{ userId: boss.userId, way: 'configuration' }]);
    // Later the operator removes the address, and lists it again after a while.
    const without = await openAccountBench({}, bench.database);
    expect([await right(without), without.becameAdmin]).toEqual([false, []]);
    expect(await right(bench)).toBe(true);
    expect(bench.becameAdmin).toHaveLength(2);
    await without.close();
  });
});

describe('without local accounts', () => {
  it.each([
    ['/api/auth/sign-up/email', newAccount()],
    ['/api/auth/sign-in/email', { email: 'ada@studio.test', password: validPassword }],
  ])('%s is switched off', async (path, body) => {
    await withSettings({ localAccounts: false });
    const response = await bench.send(path, { body });
    expect(response.status).toBe(403);
    expect(errorResponseSchema.parse(await response.json()).code).toBe('password_sign_in_disabled');
    expect(await bench.database.db.$count(users)).toBe(0);
  });
});

describe('behind https', () => {
  it('no cookie can be set or replaced by a sibling site', async () => {
    await withSettings({ publicUrl: 'https://studio.test' });
    const response = await bench.send('/api/auth/sign-up/email', { body: newAccount() });
    const cookies = response.headers.getSetCookie();
    expect(cookies.map((cookie) => cookie.split('=', 1)[0])).toEqual([
      '__Host-adventure.session_token',
      '__Host-adventure.known',
    ]);
    // What the prefix requires; browsers refuse the cookie otherwise.
    for (const cookie of cookies) {
      expect(cookie).toMatch(/; Path=\/;/);
      expect(cookie).toMatch(/; Secure/);
      expect(cookie).not.toMatch(/Domain/i);
    }
  });

  it('no other cookie carries the session, and none travels unencrypted', async () => {
    await withSettings({ publicUrl: 'https://studio.test' });
    const response = await bench.send('/api/auth/sign-up/email', { body: newAccount() });
    const [cookie] = response.headers.getSetCookie();
    expect(cookie).toMatch(/^__Host-adventure\.session_token=.+; HttpOnly; Secure; SameSite=Lax$/);
    const check = await bench.send('/api/auth/check', { cookie: cookie?.split(';', 1)[0] });
    expect(await check.json()).toMatchObject({ authenticated: true });
    const bare = cookie?.split(';', 1)[0]?.replace('__Host-', '');
    expect(await (await bench.send('/api/auth/check', { cookie: bare })).json()).toMatchObject({
      authenticated: false,
    });
  });
});
