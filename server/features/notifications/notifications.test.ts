import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayMs } from '#contract/durations.ts';
import { coinLimits } from '#contract/limits.ts';
import {
  clearNotifications,
  type NotificationContent,
  notificationLimits,
  readAllNotifications,
} from '#contract/notifications.ts';
import { testDatabaseKind } from '#server/platform/database/testing.ts';
import { newId } from '#server/platform/ids.ts';
import type { SignedUp } from '../accounts/testing.ts';
import { notificationData } from './feature.ts';
import { type NotificationBench, openNotificationBench } from './testing.ts';

const post = { method: 'POST' } as const;

let bench: NotificationBench;
beforeAll(async () => {
  bench = await openNotificationBench({ hasCommunity: false });
});
afterAll(() => bench.close());

const purchase = (coins: number): NotificationContent => ({
  type: 'purchase',
  values: { plan: 'Pro', coins },
});

async function add(userId: string, content: NotificationContent = purchase(1000), once?: string) {
  return bench.tx((tx) => bench.notifier.add(tx, { userId, content, ...(once !== undefined && { once }) }));
}

/** A user who has cleared their welcome. */
async function signUpUser(): Promise<SignedUp> {
  const account = await bench.accounts.signUp();
  await bench.page(account.cookie);
  await clear(account);
  return account;
}

const clear = async ({ cookie }: SignedUp, query = '') =>
  clearNotifications.response.parse(
    await (await bench.accounts.send(`/api/notifications${query}`, { method: 'DELETE', cookie })).json(),
  );
const readAll = async ({ cookie }: SignedUp, query = '') =>
  readAllNotifications.response.parse(
    await (await bench.accounts.send(`/api/notifications/read-all${query}`, { ...post, cookie })).json(),
  );
const readOne = ({ cookie }: SignedUp, id: string) =>
  bench.accounts.send(`/api/notifications/${id}/read`, { ...post, cookie });
const typesOf = async ({ cookie }: SignedUp) =>
  (await bench.page(cookie)).notifications.map(({ type }) => type);
const firstOf = async ({ cookie }: SignedUp) => {
  const [first] = (await bench.page(cookie)).notifications;
  if (!first) throw new Error('there is no notification');
  return first;
};

describe(`the welcome (${testDatabaseKind})`, () => {
  it('exists at the first visit, unread, and names the coins given', async () => {
    const ada = await bench.accounts.signUp();
    const page = await bench.page(ada.cookie);
    expect(page).toMatchObject({ total: 1, unread: 1, hasMore: false, nextCursor: null });
    expect(page.notifications).toEqual([
      {
        id: expect.any(String),
        type: 'welcome',
        values: { coins: 100, days: 30 },
        title: 'Welcome to Adventure',
        message: 'You have 100 free coins to use within 30 days.',
        action: { text: 'Make a thumbnail', url: '/editor' },
        createdAt: bench.clock.now().getTime(),
        read: false,
      },
    ]);
    expect(await bench.notifiedTypes(ada.userId)).toEqual(['notification.created welcome']);
  });

  it('is added once, however many requests load the user at the same moment', async () => {
    const userId = newId();
    await Promise.all(Array.from({ length: 8 }, () => bench.notifications.welcomeUser(userId)));
    await bench.notifications.welcomeUser(userId);
    expect(await bench.notifiedTypes(userId)).toEqual(['notification.created welcome']);
  });

  it('does not return after it was cleared', async () => {
    const ada = await bench.accounts.signUp();
    await bench.page(ada.cookie);
    expect(await clear(ada)).toMatchObject({ ids: [expect.any(String)], unread: 0 });
    await bench.notifications.welcomeUser(ada.userId);
    expect(await bench.page(ada.cookie)).toMatchObject({ notifications: [], total: 0, unread: 0 });
  });

  it('names no coins if none were given', async () => {
    const ada = await bench.accounts.signUp();
    bench.clock.advance(40 * dayMs);
    expect(await firstOf(ada)).toMatchObject({
      values: { coins: 0, days: 0 },
      message: 'Write a sentence, get a thumbnail.',
    });
  });
});

describe('the invitation to the community', () => {
  it('is added once, a day after the welcome', async () => {
    const open = await openNotificationBench({ hasCommunity: true });
    try {
      const userId = newId();
      const welcomeUser = () => open.notifications.welcomeUser(userId);
      await welcomeUser();
      open.clock.advance(dayMs - 1);
      await welcomeUser();
      expect(await open.notifiedTypes(userId)).toEqual(['notification.created welcome']);
      open.clock.advance(1);
      await Promise.all([welcomeUser(), welcomeUser(), welcomeUser()]);
      await welcomeUser();
      expect(await open.notifiedTypes(userId)).toEqual([
        'notification.created welcome',
        'notification.created discord_community',
      ]);
    } finally {
      await open.close();
    }
  });

  it('is never added if the operator has no community', async () => {
    const userId = newId();
    await bench.notifications.welcomeUser(userId);
    bench.clock.advance(2 * dayMs);
    await bench.notifications.welcomeUser(userId);
    expect(await bench.notifiedTypes(userId)).toEqual(['notification.created welcome']);
  });
});

describe('a low balance', () => {
  const hold = (userId: string, amount: number, jobId = newId()) =>
    bench.tx(async (tx) => {
      await bench.coins.hold(tx, { userId, jobId, amount });
      return jobId;
    });

  it('is announced below 60, and not again while it stays there', async () => {
    const ada = await signUpUser();
    await hold(ada.userId, 40);
    expect(await bench.coins.balance(ada.userId)).toBe(coinLimits.lowBalance);
    expect(await typesOf(ada)).toEqual([]);
    await hold(ada.userId, 1);
    await hold(ada.userId, 15);
    expect(await typesOf(ada)).toEqual(['low_balance']);
    expect(await firstOf(ada)).toMatchObject({
      values: { coins: 59 },
      title: 'Your coins are running low',
      message: '59 coins left, enough for 3 thumbnails.',
      action: { text: 'See plans', url: '/pricing?promo=low_balance' },
    });
  });

  it('is not announced again after a failed job returns its coins', async () => {
    const ada = await signUpUser();
    for (let turn = 0; turn < 3; turn += 1) {
      const jobId = await hold(ada.userId, 50);
      await bench.tx((tx) => bench.coins.release(tx, { jobId }));
    }
    await hold(ada.userId, 50);
    expect(await typesOf(ada)).toEqual(['low_balance']);
    await clear(ada);
    await hold(ada.userId, 10);
    expect(await typesOf(ada)).toEqual([]);
  });

  it('is not announced again when the returned coins had expired', async () => {
    const ada = await signUpUser();
    const jobId = await hold(ada.userId, 90);
    bench.clock.advance(31 * dayMs);
    await bench.tx((tx) => bench.coins.release(tx, { jobId }));
    expect(await bench.coins.balance(ada.userId)).toBe(90);
    await hold(ada.userId, 90);
    expect(await typesOf(ada)).toEqual(['low_balance']);
  });

  it('is announced again after new coins are given and spent', async () => {
    const ada = await signUpUser();
    await hold(ada.userId, 50);
    const grant = {
      userId: ada.userId,
      amount: 50,
      source: 'admin' as const,
      origin: 'gift' as const,
      reference: newId(),
    };
    await bench.tx((tx) =>
      bench.coins.grant(tx, { ...grant, expiresAt: new Date(bench.clock.now().getTime() + dayMs) }),
    );
    expect(await typesOf(ada)).toEqual(['low_balance']);
    await hold(ada.userId, 50);
    expect(await typesOf(ada)).toEqual(['low_balance', 'low_balance']);
  });

  it('is not announced when the hold is rolled back', async () => {
    const ada = await signUpUser();
    const failing = bench.tx(async (tx) => {
      await bench.coins.hold(tx, { userId: ada.userId, jobId: newId(), amount: 90 });
      throw new Error('the generation failed');
    });
    await expect(failing).rejects.toThrow('the generation failed');
    expect(await typesOf(ada)).toEqual([]);
  });

  it('is announced when an admin takes coins', async () => {
    const ada = await signUpUser();
    const take = (amount: number) =>
      bench.tx((tx) => bench.coins.take(tx, { userId: ada.userId, amount, reference: newId() }));
    await take(40);
    expect(await typesOf(ada)).toEqual([]);
    await take(1);
    await take(1);
    expect(await typesOf(ada)).toEqual(['low_balance']);
  });

  it('is announced when coins expire, with the correct remainder', async () => {
    const ada = await signUpUser();
    bench.clock.advance(31 * dayMs);
    await bench.coins.expireDue(bench.clock.now());
    expect(await typesOf(ada)).toEqual(['low_balance']);
    expect((await firstOf(ada)).message).toBe('0 coins left. A thumbnail costs 15.');
  });
});

describe('coins that expire soon', () => {
  it('are announced once per grant, from three days before', async () => {
    const ada = await signUpUser();
    const expiresAt = (await bench.coins.signupGrant(ada.userId))?.expiresAt.getTime() ?? 0;
    bench.clock.set(new Date(expiresAt - 3 * dayMs - 1));
    await bench.notifications.warnOfExpiry();
    expect(await typesOf(ada)).toEqual([]);
    bench.clock.advance(1);
    await bench.notifications.warnOfExpiry();
    await clear(ada).then(() => bench.notifications.warnOfExpiry());
    expect(await bench.notifiedTypes(ada.userId)).toEqual([
      'notification.created welcome',
      'notification.removed 1',
      'notification.created coin_expiration',
      'notification.removed 1',
    ]);
  });

  it('are counted at that moment; a user who has spent them is not notified', async () => {
    const [ada, eve] = [await signUpUser(), await signUpUser()];
    const spend = (userId: string, amount: number) =>
      bench.tx((tx) => bench.coins.hold(tx, { userId, jobId: newId(), amount }));
    await spend(ada.userId, 30);
    await spend(eve.userId, 100);
    await clear(eve);
    bench.clock.advance(28 * dayMs);
    await Promise.all([bench.notifications.warnOfExpiry(), bench.notifications.warnOfExpiry()]);
    expect(await typesOf(ada)).toEqual(['coin_expiration']);
    expect(await firstOf(ada)).toMatchObject({ type: 'coin_expiration', values: { coins: 70 } });
    expect((await firstOf(ada)).message).toMatch(/^70 coins expire on \w+ \d{1,2}\.$/);
    expect(await typesOf(eve)).toEqual([]);
  });
});

describe('reading and clearing', () => {
  it('marks one as read, updates other devices, and does nothing the second time', async () => {
    const ada = await signUpUser();
    await add(ada.userId);
    await add(ada.userId);
    const { id } = await firstOf(ada);
    const answer = await readOne(ada, id);
    expect(await answer.json()).toEqual({ success: true, ids: [id], unread: 1 });
    expect(await (await readOne(ada, id)).json()).toEqual({ success: true, ids: [], unread: 1 });
    const page = await bench.page(ada.cookie);
    expect(page.unread).toBe(1);
    expect(page.notifications.map(({ read }) => read)).toEqual([true, false]);
    expect((await bench.notifiedTypes(ada.userId)).slice(-2)).toEqual([
      'notification.created purchase',
      'notification.changed 1',
    ]);
  });

  it('marks all as read at once', async () => {
    const ada = await signUpUser();
    for (let index = 0; index < 3; index += 1) await add(ada.userId);
    expect(await readAll(ada)).toMatchObject({ ids: { length: 3 }, unread: 0 });
    expect(await readAll(ada)).toMatchObject({ ids: [], unread: 0 });
    expect((await bench.notifiedTypes(ada.userId)).at(-1)).toBe('notification.changed 3');
  });

  it('marks or removes only what an offline device knew of', async () => {
    const ada = await signUpUser();
    await add(ada.userId);
    await add(ada.userId);
    const known = (await firstOf(ada)).id;
    await add(ada.userId);
    expect(await readAll(ada, `?until=${known}`)).toMatchObject({ ids: { length: 2 }, unread: 1 });
    expect(await clear(ada, `?until=${known}`)).toMatchObject({ ids: { length: 2 }, unread: 1 });
    expect(await clear(ada, `?until=${known}`)).toMatchObject({ ids: [], unread: 1 });
    expect(await bench.page(ada.cookie)).toMatchObject({ total: 1, unread: 1 });
  });

  it('works from many devices at the same moment', async () => {
    const ada = await signUpUser();
    for (let index = 0; index < 20; index += 1) await add(ada.userId);
    await Promise.all([readAll(ada), clear(ada), add(ada.userId), readAll(ada), clear(ada)]);
    const page = await bench.page(ada.cookie);
    expect(page.total).toBe(page.notifications.length);
    expect(page.unread).toBe(page.notifications.filter(({ read }) => !read).length);
  });

  it('does not deadlock with generations that lower the balance at the same moment', async () => {
    const ada = await signUpUser();
    const generate = async () => {
      const jobId = newId();
      await bench.tx((tx) => bench.coins.hold(tx, { userId: ada.userId, jobId, amount: 45 }));
      await bench.tx((tx) => bench.coins.release(tx, { jobId }));
    };
    for (let turn = 0; turn < 5; turn += 1) {
      await Promise.all([generate(), readAll(ada), generate(), clear(ada), add(ada.userId), readAll(ada)]);
    }
    expect(await bench.coins.balance(ada.userId)).toBe(100);
    const page = await bench.page(ada.cookie);
    expect(page.unread).toBe(page.notifications.filter(({ read }) => !read).length);
  });

  it("of another user's answers 404 and changes nothing", async () => {
    const [ada, eve] = [await signUpUser(), await signUpUser()];
    await add(ada.userId);
    const { id } = await firstOf(ada);
    for (const other of [id, newId()]) {
      const response = await readOne(eve, other);
      expect(response.status).toBe(404);
      expect(await response.json()).toMatchObject({ code: 'not_found' });
    }
    await readAll(eve);
    await clear(eve);
    expect(await bench.page(ada.cookie)).toMatchObject({ total: 1, unread: 1 });
    expect((await bench.page(eve.cookie)).notifications).toEqual([]);
  });

  it.each([
    ['GET', '/api/notifications'],
    ['POST', `/api/notifications/${newId()}/read`],
    ['POST', '/api/notifications/read-all'],
    ['DELETE', '/api/notifications'],
  ])('%s %s is refused without a session', async (method, path) => {
    expect((await bench.accounts.send(path, { method })).status).toBe(401);
  });

  it.each(['no-id', '1', '%01'])('refuses %s as an id', async (id) => {
    const ada = await signUpUser();
    expect((await readOne(ada, id)).status).toBe(422);
  });
});

describe('the list', () => {
  it('comes in pages, newest first, each starting where the previous one ended', async () => {
    const ada = await signUpUser();
    for (let coins = 1; coins <= 5; coins += 1) await add(ada.userId, purchase(coins));
    const coinsOf = (page: Awaited<ReturnType<NotificationBench['page']>>) =>
      page.notifications.map(({ values }) => 'coins' in values && values.coins);
    const first = await bench.page(ada.cookie, '?limit=2');
    expect(first).toMatchObject({ total: 5, unread: 5, hasMore: true });
    await add(ada.userId, purchase(6));
    const second = await bench.page(ada.cookie, `?limit=2&cursor=${first.nextCursor}`);
    const third = await bench.page(ada.cookie, `?limit=2&cursor=${second.nextCursor}`);
    expect([first, second, third].map(coinsOf)).toEqual([[5, 4], [3, 2], [1]]);
    expect(third).toMatchObject({ hasMore: false, nextCursor: null });
  });

  it('keeps the newest and drops the oldest', async () => {
    const ada = await signUpUser();
    const surplus = 3;
    for (let coins = 1; coins <= notificationLimits.maxPerUser + surplus; coins += 1) {
      await add(ada.userId, purchase(coins));
    }
    const page = await bench.page(ada.cookie, '?limit=1');
    expect(page.total).toBe(notificationLimits.maxPerUser);
    expect(page.notifications[0]).toMatchObject({ values: { coins: 203 } });
  });

  it.each(['?limit=0', '?limit=51', '?limit=x', '?cursor=hello'])('refuses %s', async (query) => {
    const ada = await signUpUser();
    const response = await bench.accounts.send(`/api/notifications${query}`, { cookie: ada.cookie });
    expect(response.status).toBe(422);
  });
});

describe('a notification sent only once', () => {
  it('is not repeated after newer ones have displaced it', async () => {
    const ada = await signUpUser();
    expect(await add(ada.userId, purchase(1), 'invoice:1')).toBe(true);
    await clear(ada);
    expect(await add(ada.userId, purchase(1), 'invoice:1')).toBe(false);
    expect(await typesOf(ada)).toEqual([]);
  });

  it('is sent the next time if its transaction was rolled back', async () => {
    const ada = await signUpUser();
    const content = { type: 'first_image', values: { imageId: newId() } } as const;
    const failing = bench.tx(async (tx) => {
      await bench.notifier.add(tx, { userId: ada.userId, content, once: 'first_image' });
      throw new Error('the process is killed');
    });
    await expect(failing).rejects.toThrow('the process is killed');
    expect(await typesOf(ada)).toEqual([]);
    expect(await add(ada.userId, content, 'first_image')).toBe(true);
    expect(await typesOf(ada)).toEqual(['first_image']);
  });

  it('is sent to each user', async () => {
    const [ada, eve] = [await signUpUser(), await signUpUser()];
    expect(await add(ada.userId, purchase(1), 'invoice:2')).toBe(true);
    expect(await add(eve.userId, purchase(1), 'invoice:2')).toBe(true);
  });

  it('is forgotten with a deleted user', async () => {
    const [ada, eve] = [await signUpUser(), await signUpUser()];
    await add(ada.userId, purchase(1), 'invoice:3');
    await add(eve.userId, purchase(1), 'invoice:3');
    const erasedUser = { userId: ada.userId, email: ada.email, anonymousId: newId() };
    await bench.tx((tx) => notificationData(bench.accounts.database).erase(tx, erasedUser));
    expect(await add(ada.userId, purchase(1), 'invoice:3')).toBe(true);
    expect(await typesOf(eve)).toEqual(['purchase']);
  });
});
