import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AppError } from '#server/platform/app-error.ts';
import type { Accounts } from '../accounts.ts';
import { type AccountBench, openAccountBench, validPassword } from '../testing.ts';

let bench: AccountBench;
let administration: Accounts['administration'];
beforeAll(async () => {
  bench = await openAccountBench({ adminEmails: ['boss@studio.test'] });
  administration = bench.accounts.administration;
});
afterAll(() => bench.close());

const isSignedIn = async (cookie: string) => (await bench.send('/api/user/info', { cookie })).status === 200;

describe('blocking a user', () => {
  it('ends their sessions on every device at once, and allows sign-in after unblocking', async () => {
    const ada = await bench.signUp();
    expect(await isSignedIn(ada.cookie)).toBe(true);
    await administration.block(ada.userId);
    expect(await isSignedIn(ada.cookie)).toBe(false);
    const signIn = () =>
      bench.send('/api/auth/sign-in/email', { body: { email: ada.email, password: validPassword } });
    expect(await (await signIn()).json()).toMatchObject({ code: 'account_blocked' });
    expect(await administration.get(ada.userId)).toMatchObject({ blockedAt: bench.clock.now() });
    await administration.unblock(ada.userId);
    expect((await signIn()).status).toBe(200);
    expect(await isSignedIn(ada.cookie)).toBe(false);
  });

  it('takes effect in other processes within a minute', async () => {
    const ada = await bench.signUp();
    const other = await openAccountBench({}, bench.database);
    expect((await other.send('/api/user/info', { cookie: ada.cookie })).status).toBe(200);
    await administration.block(ada.userId);
    other.clock.advance(60_000);
    expect((await other.send('/api/user/info', { cookie: ada.cookie })).status).toBe(401);
    await other.close();
  });

  it("takes effect in another process's admin panel at once, as does removing the admin right", async () => {
    const other = await openAccountBench({}, bench.database);
    const rightOf = async (cookie: string) => {
      const request = new Request('http://localhost/', { headers: { cookie } });
      // The other process must not use its cached session.
      await other.accounts.authenticate(request);
      return (await other.accounts.authenticateUncached(request))?.isAdmin;
    };
    const [ada, bob] = [await bench.signUp(), await bench.signUp()];
    for (const { userId } of [ada, bob]) await administration.setAdmin(userId, true);
    expect([await rightOf(ada.cookie), await rightOf(bob.cookie)]).toEqual([true, true]);
    await administration.block(ada.userId);
    await administration.setAdmin(bob.userId, false);
    expect([await rightOf(ada.cookie), await rightOf(bob.cookie)]).toEqual([undefined, false]);
    await other.close();
  });

  it('stops password-reset mails while it lasts', async () => {
    const ada = await bench.signUp();
    await administration.block(ada.userId);
    const mailed = bench.sent.length;
    await bench.send('/api/auth/forgot-password', { body: { email: ada.email } });
    await bench.accounts.settled();
    expect(bench.sent).toHaveLength(mailed);
  });
});

describe('changing a user', () => {
  it("commits together with the callback's writes, or not at all", async () => {
    const ada = await bench.signUp();
    const failing = administration.setPlan(ada.userId, 'pro', async () => {
      throw new Error('no room in the audit log');
    });
    await expect(failing).rejects.toThrow('no room');
    expect(await bench.accounts.planOf(ada.userId)).toBe('free');
    await administration.setPlan(ada.userId, 'pro', async () => {});
    expect(await bench.accounts.planOf(ada.userId)).toBe('pro');
  });

  it('takes the admin right at once when given and when removed', async () => {
    const ada = await bench.signUp();
    const isAdmin = async () =>
      ((await (await bench.send('/api/auth/check', { cookie: ada.cookie })).json()) as { isAdmin: boolean })
        .isAdmin;
    const request = new Request('http://localhost/', { headers: { cookie: ada.cookie } });
    const right = async () => (await bench.accounts.authenticate(request))?.isAdmin;
    expect([await isAdmin(), await right()]).toEqual([false, false]);
    await administration.setAdmin(ada.userId, true);
    expect([await isAdmin(), await right()]).toEqual([true, true]);
    await administration.setAdmin(ada.userId, false);
    expect([await isAdmin(), await right()]).toEqual([false, false]);
  });

  it('refuses an unknown user', async () => {
    const unknownUser = 'nobody';
    for (const change of [
      () => administration.block(unknownUser),
      () => administration.unblock(unknownUser),
      () => administration.setPlan(unknownUser, 'pro'),
      () => administration.setAdmin(unknownUser, true),
    ]) {
      await expect(change()).rejects.toEqual(new AppError('not_found'));
    }
    expect(await administration.get(unknownUser)).toBeNull();
  });
});

describe('finding users', () => {
  it('matches part of a name or address, or an id, without regard to case, accents or wildcards', async () => {
    const zoe = await bench.signUp({ name: 'Zoë Müller', email: 'zoe_1@find.test' });
    await bench.signUp({ name: 'Zack', email: 'zack@find.test' });
    const namesFor = async (search: string) =>
      (await administration.find({ search, limit: 10 })).users.map(({ name }) => name);
    expect(await namesFor('zoe mull')).toEqual(['Zoë Müller']);
    expect(await namesFor('ZOE_1@')).toEqual(['Zoë Müller']);
    expect(await namesFor(zoe.userId)).toEqual(['Zoë Müller']);
    expect(await namesFor('find.test')).toEqual(['Zack', 'Zoë Müller']);
    expect(await namesFor('z%e')).toEqual([]);
    expect(await namesFor("'; drop table users --")).toEqual([]);
  });

  it('returns pages, newest first', async () => {
    const signedUp = [await bench.signUp(), await bench.signUp(), await bench.signUp()];
    const first = await administration.find({ limit: 2 });
    const second = await administration.find({
      limit: 2,
      ...(first.nextCursor && { cursor: first.nextCursor }),
    });
    const ids = [...first.users, ...second.users].slice(0, 3).map(({ id }) => id);
    expect(ids).toEqual(signedUp.map(({ userId }) => userId).reverse());
  });

  it('marks admins from the configuration', async () => {
    const boss = await bench.signUp({ email: 'boss@studio.test' });
    expect(await administration.get(boss.userId)).toMatchObject({ isAdmin: false, isNamedAdmin: true });
  });
});
