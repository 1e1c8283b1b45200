import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { GrantSource } from '#contract/coins.ts';
import { dayMs } from '#contract/durations.ts';
import { testDatabaseKind } from '#server/platform/database/testing.ts';
import { newId } from '#server/platform/ids.ts';
import type { SignedUp } from '../accounts/testing.ts';
import type { BillingChange } from '../billing/billing.ts';
import type { BillingMail } from './notifications.ts';
import { type NotificationBench, openNotificationBench } from './testing.ts';

const mailed: BillingMail[] = [];

let bench: NotificationBench;
beforeAll(async () => {
  bench = await openNotificationBench({
    hasCommunity: false,
    onBillingMail: async (_tx, mail) => {
      mailed.push(mail);
    },
  });
});
afterAll(() => bench.close());

/** A user who has cleared their welcome. */
async function signUpUser(): Promise<SignedUp> {
  const user = await bench.accounts.signUp();
  await bench.page(user.cookie);
  await bench.accounts.send('/api/notifications', { method: 'DELETE', cookie: user.cookie });
  mailed.length = 0;
  return user;
}

const wordsOf = async ({ cookie }: SignedUp) =>
  (await bench.page(cookie)).notifications.map(({ title, message }) => `${title}: ${message}`);

function applied({ userId }: SignedUp, news: Partial<BillingChange>): Promise<void> {
  const nothing = {
    granted: [],
    failedInvoices: [],
    subscription: { id: 'sub', status: 'active' },
  } as const;
  return bench.tx((tx) =>
    bench.notifier.applied(tx, { userId, plan: 'pro', planBefore: 'pro', ...nothing, ...news }),
  );
}

const bought = (reference: string) => ({ reference, coins: 2_000, plan: 'pro', isPurchase: true }) as const;

describe(`notifications about billing (${testDatabaseKind})`, () => {
  it('announce a purchase, with plan and coins, once', async () => {
    const ada = await signUpUser();
    const news = { planBefore: 'free', granted: [bought(`invoice:${newId()}:0`)] } as const;
    await applied(ada, news);
    await applied(ada, news);
    expect(await wordsOf(ada)).toEqual(['Your PRO plan is active: 2,000 coins were added to your balance.']);
    expect(mailed).toEqual([]);
  });

  it('announce an upgrade by its new plan, although its coins arrive later than the plan', async () => {
    const ada = await signUpUser();
    await applied(ada, { plan: 'plus', planBefore: 'pro' });
    expect(await wordsOf(ada)).toEqual([]);
    const raise = {
      reference: `invoice:${newId()}:0`,
      coins: 6_000,
      plan: 'plus',
      isPurchase: true,
    } as const;
    await applied(ada, { plan: 'plus', planBefore: 'plus', granted: [raise] });
    expect(await wordsOf(ada)).toEqual(['Your Plus plan is active: 6,000 coins were added to your balance.']);
  });

  it('sum up everything bought while the server was off', async () => {
    const ada = await signUpUser();
    const invoice = newId();
    const months = [0, 1, 2].map((month) => ({
      ...bought(`invoice:${invoice}:${month}`),
      isPurchase: month === 0,
    }));
    await applied(ada, { planBefore: 'free', granted: months });
    expect(await wordsOf(ada)).toEqual(['Your PRO plan is active: 6,000 coins were added to your balance.']);
  });

  it('are not sent for the coins of a renewal', async () => {
    const ada = await signUpUser();
    await applied(ada, { granted: [{ ...bought(`invoice:${newId()}:1`), isPurchase: false }] });
    expect(await wordsOf(ada)).toEqual([]);
  });

  it('announce a failed payment once per invoice, here and by mail', async () => {
    const ada = await signUpUser();
    const [first, second] = [newId(), newId()];
    await applied(ada, { failedInvoices: [first] });
    await applied(ada, { failedInvoices: [first] });
    expect(await wordsOf(ada)).toEqual([
      'Your payment failed: Your PRO plan stays active while we try again. Check your payment method.',
    ]);
    const mail = { userId: ada.userId, kind: 'paymentFailed', plan: 'PRO' };
    expect(mailed).toEqual([mail]);
    await applied(ada, { failedInvoices: [first, second] });
    expect(mailed).toEqual([mail, mail]);
  });

  it('announce the end of a plan once, naming that plan, here and by mail', async () => {
    const ada = await signUpUser();
    const ended = {
      plan: 'free',
      planBefore: 'plus',
      subscription: { id: newId(), status: 'canceled' },
    } as const;
    await applied(ada, ended);
    await applied(ada, ended);
    expect(await wordsOf(ada)).toMatchObject([expect.stringMatching(/^Your Plus plan has ended: /)]);
    expect(mailed).toEqual([{ userId: ada.userId, kind: 'subscriptionEnded', plan: 'Plus' }]);
  });

  it('announce no end if a lower plan continues, or if there was no plan', async () => {
    const ada = await signUpUser();
    await applied(ada, { plan: 'basic', planBefore: 'plus' });
    await applied(ada, { plan: 'free', planBefore: 'free' });
    expect(await wordsOf(ada)).toEqual([]);
  });

  it('are rolled back with their transaction', async () => {
    const ada = await signUpUser();
    const reference = `invoice:${newId()}:0`;
    const news = { userId: ada.userId, plan: 'pro', planBefore: 'free', subscription: null } as const;
    const failing = bench.tx(async (tx) => {
      await bench.notifier.applied(tx, { ...news, granted: [bought(reference)], failedInvoices: [] });
      throw new Error('the process is killed');
    });
    await expect(failing).rejects.toThrow('the process is killed');
    expect(await wordsOf(ada)).toEqual([]);
    await applied(ada, { granted: [bought(reference)] });
    expect(await wordsOf(ada)).toHaveLength(1);
  });
});

describe('coins that expire soon', () => {
  const inDays = (days: number) => new Date(bench.clock.now().getTime() + days * dayMs);

  /** Coins from a subscription, an admin, or a failed job. */
  function give(userId: string, source: GrantSource, renewsAt: Date | null, reference: string = newId()) {
    const life = { dueAt: bench.clock.now(), expiresAt: inDays(2), renewsAt };
    const grant = { reference, amount: 40, source, ...life, clawedBack: 0 };
    return bench.tx((tx) => bench.coins.syncGrants(tx, [{ userId, origin: 'payment', grants: [grant] }]));
  }

  it.each(['subscription', 'first_month_offer', 'admin', 'refund'] as const)(
    'are announced when they come from: %s',
    async (source) => {
      const ada = await signUpUser();
      await give(ada.userId, source, null);
      await bench.notifications.warnOfExpiry();
      await bench.notifications.warnOfExpiry();
      expect(await wordsOf(ada)).toEqual([
        expect.stringMatching(/^Some of your coins expire soon: 40 coins expire on /),
      ]);
    },
  );

  it('are called free only when they came from the sign-up', async () => {
    const ada = await signUpUser();
    bench.clock.advance(28 * dayMs);
    await bench.notifications.warnOfExpiry();
    expect(await wordsOf(ada)).toEqual([expect.stringMatching(/^Your free coins expire soon: /)]);
  });

  it('are not announced while new ones will replace them, and are once that ends', async () => {
    const ada = await signUpUser();
    const reference = newId();
    await give(ada.userId, 'subscription', inDays(1), reference);
    await bench.notifications.warnOfExpiry();
    expect(await wordsOf(ada)).toEqual([]);
    await give(ada.userId, 'subscription', null, reference);
    await bench.notifications.warnOfExpiry();
    expect(await wordsOf(ada)).toHaveLength(1);
  });
});
