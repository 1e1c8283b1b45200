import { describe, expect, it } from 'vitest';
import type { AccountOptions } from './options.ts';
import { users } from './schema.ts';
import { type AccountBench, benchPerTest, type SignedUp } from './testing.ts';

const benches = benchPerTest();
let bench: AccountBench;

async function withSettings(settings: Partial<AccountOptions>): Promise<void> {
  bench = await benches.open(settings);
}

const claim = (testUser: SignedUp, code: string) =>
  bench.send('/api/auth/claim-admin', { body: { code }, cookie: testUser.cookie });
const admins = async () =>
  (
    await Promise.all(
      (await bench.database.db.select().from(users)).map((user) => bench.accounts.findUser(user.id)),
    )
  ).flatMap((user) => (user?.isAdmin ? [user.email] : []));

async function printedCode(): Promise<string> {
  const code = await bench.accounts.adminCode();
  if (code === null) throw new Error('No code was printed.');
  return code;
}

describe('the code printed at start', () => {
  it('makes the user who types it an admin, at once and only once', async () => {
    await withSettings({ host: '0.0.0.0' });
    const [ada, eve] = [await bench.signUp(), await bench.signUp()];
    const code = await printedCode();
    expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/);
    expect((await bench.send('/api/auth/check', { cookie: ada.cookie })).status).toBe(200);
    const answer = await claim(ada, ` ${code.toLowerCase().replaceAll('-', ' ')} `);
    expect(await answer.json()).toMatchObject({ success: true, user: { id: ada.userId, isAdmin: true } });
    expect((await claim(eve, code)).status).toBe(403);
    expect(await admins()).toEqual([ada.email]);
    expect(bench.becameAdmin).toEqual([{ userId: ada.userId, way: 'code' }]);
    const request = new Request('http://studio.test/', { headers: { cookie: ada.cookie } });
    expect(await bench.accounts.authenticate(request)).toMatchObject({ isAdmin: true });
  });

  it('admits one of many users who type it at the same moment', async () => {
    await withSettings({ host: '0.0.0.0' });
    const signedUp = [await bench.signUp(), await bench.signUp(), await bench.signUp(), await bench.signUp()];
    const code = await printedCode();
    const statuses = (await Promise.all(signedUp.map((testUser) => claim(testUser, code)))).map(
      ({ status }) => status,
    );
    expect(statuses.toSorted()).toEqual([200, 403, 403, 403]);
    expect(await admins()).toHaveLength(1);
  });

  it('cannot be guessed, nor typed without a session', async () => {
    await withSettings({ host: '0.0.0.0' });
    const ada = await bench.signUp();
    for (const wrong of ['', '0000-0000-0000-0000', `${await printedCode()}X`]) {
      expect((await claim(ada, wrong)).status).toBe(403);
    }
    const signedOut = await bench.send('/api/auth/claim-admin', { body: { code: await printedCode() } });
    expect(signedOut.status).toBe(401);
    expect(await admins()).toEqual([]);
  });

  it('verifies only the addresses in ADMIN_EMAILS, each with its own code', async () => {
    const adminEmails = ['ada@studio.test', 'bob@studio.test'];
    await withSettings({ host: '127.0.0.1', adminEmails });
    const eve = await bench.signUp();
    const ada = await bench.signUp({ email: 'ada@studio.test' });
    const bob = await bench.signUp({ email: 'bob@studio.test' });
    const first = await printedCode();
    expect((await claim(eve, first)).status).toBe(403);
    expect((await claim(ada, first)).status).toBe(200);
    expect((await claim(bob, first)).status).toBe(403);
    expect((await claim(bob, await printedCode())).status).toBe(200);
    expect((await admins()).toSorted()).toEqual(adminEmails);
    for (const { cookie } of [ada, bob]) await bench.send('/api/user/info', { cookie });
    expect(bench.becameAdmin).toEqual([
      { userId: ada.userId, way: 'code' },
      { userId: bob.userId, way: 'code' },
    ]);
  });

  it('is not printed where the first account becomes an admin', async () => {
    await withSettings({ host: '127.0.0.1' });
    expect(await bench.accounts.adminCode()).toBeNull();
  });

  it('is not printed once there is an admin', async () => {
    await withSettings({ host: '0.0.0.0' });
    await claim(await bench.signUp(), await printedCode());
    expect(await bench.accounts.adminCode()).toBeNull();
  });
});
