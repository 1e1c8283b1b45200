import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { daysAfter } from '#contract/durations.ts';
import { changeAccount } from '#server/testing/stripe/accounts.ts';
import { openStripeBench, proMonthly, type StripeBench } from '#server/testing/stripe/bench.ts';
import {
  beginCheckout,
  confirmAtPortal,
  confirmCheckout,
  payCheckout,
} from '#server/testing/stripe/customer-actions.ts';
import { entitle } from '../entitlement/entitle.ts';
import type { Tariff } from '../provider-snapshot.ts';
import { disputeInvoice, refundInvoice } from '../sandbox/account/payments.ts';

let bench: StripeBench;
beforeAll(async () => {
  bench = await openStripeBench();
});
afterAll(() => bench.close());

const plusMonthly: Tariff = { plan: 'plus', interval: 'monthly' };
const basicMonthly: Tariff = { plan: 'basic', interval: 'monthly' };
const plusYearly: Tariff = { plan: 'plus', interval: 'yearly' };

async function subscriber(tariff: Tariff = proMonthly, hasOffer = false) {
  const customerId = await bench.customer();
  const session = await bench.checkout(customerId, { tariff, hasOffer });
  return { customerId, session, subscriptionId: payCheckout(bench.world, session) };
}

/** Reads a snapshot, which must equal the stand-in's state. */
async function read(customerId: string) {
  const snapshot = await bench.provider.readSnapshot(customerId);
  expect(snapshot).toEqual(bench.snapshot(customerId));
  return { ...snapshot, ...entitle(snapshot, bench.clock.now()) };
}

const days = (count: number) => bench.clock.set(daysAfter(bench.clock.now(), count));
const sum = (grants: { coins: number; clawedBack: number }[]) =>
  grants.reduce((total, { coins, clawedBack }) => total + coins - clawedBack, 0);

describe('a customer', () => {
  it('is the same for the same user, even after a change of name', async () => {
    const first = await bench.provider.createCustomer({ userId: 'same', email: 'a@example.com', name: 'A' });
    const second = await bench.provider.createCustomer({ userId: 'same', email: 'b@example.com', name: 'B' });
    expect(second).toBe(first);
    expect(bench.world.customers.get(first)).toMatchObject({
      email: 'b@example.com',
      metadata: { user_id: 'same' },
    });
  });

  it('has nothing when Stripe does not know them', async () => {
    expect(await bench.provider.readSnapshot('cus_unknown')).toEqual({ subscriptions: [], invoices: [] });
  });
});

describe('a checkout', () => {
  it('tells Stripe what to sell, to whom, and for how long', async () => {
    const customerId = await bench.customer();
    const id = await bench.checkout(customerId, { hasOffer: true, key: 'said' });
    const call = bench.standIn.received.findLast(({ route }) => route === 'post /v1/checkout/sessions');
    expect(call?.key).toBe(`said:${customerId}`);
    expect(call?.fields).toMatchObject({
      mode: 'subscription',
      customer: customerId,
      client_reference_id: 'user',
      line_items: [{ quantity: '1' }],
      discounts: [{ coupon: 'adventure_first_month_pro_500' }],
      metadata: { user_id: 'user', plan: 'pro', interval: 'monthly' },
      subscription_data: { metadata: { user_id: 'user', plan: 'pro', interval: 'monthly' } },
      success_url: 'https://studio.example/payment-success?session_id={CHECKOUT_SESSION_ID}',
      expires_at: String(bench.clock.now().getTime() / 1000 + 3_600),
      adaptive_pricing: { enabled: 'false' },
      locale: 'pt-BR',
    });
    expect(await bench.provider.readCheckout(id)).toEqual({
      customerId,
      userId: 'user',
      state: 'open',
      subscriptionId: null,
    });
  });

  it('is the same for the same key, now and a minute later', async () => {
    const customerId = await bench.customer();
    const first = await bench.checkout(customerId, { key: 'twice' });
    expect(await bench.checkout(customerId, { key: 'twice' })).toBe(first);
    // Another expiry makes it another request, which Stripe refuses under the same key.
    bench.clock.advance(60_000);
    expect(await bench.checkout(customerId, { key: 'twice' })).toBe(first);
    expect(await bench.checkout(customerId, { key: 'another' })).not.toBe(first);
  });

  it('can be expired unless it was paid', async () => {
    const { session, subscriptionId } = await subscriber();
    await bench.provider.expireCheckout(session);
    expect(await bench.provider.readCheckout(session)).toMatchObject({ state: 'complete', subscriptionId });
    const open = await bench.checkout(await bench.customer());
    await bench.provider.expireCheckout(open);
    await bench.provider.expireCheckout(open);
    expect(await bench.provider.readCheckout(open)).toMatchObject({ state: 'expired' });
    expect(await bench.provider.readCheckout('cs_nobody')).toBeNull();
    await bench.provider.expireCheckout('cs_nobody');
  });
});

describe('a subscription', () => {
  it('gives plan and coins when it is paid, and again with each renewal', async () => {
    const { customerId } = await subscriber();
    expect(await read(customerId)).toMatchObject({ plan: 'pro', grants: [{ coins: 2_000 }] });
    days(32);
    const renewed = await read(customerId);
    expect(renewed.invoices.map(({ reason }) => reason)).toEqual(['create', 'cycle']);
    expect(renewed.grants).toHaveLength(2);
  });

  it('costs less in its first month with the offer, and says so', async () => {
    const { customerId } = await subscriber(proMonthly, true);
    const { invoices, grants } = await read(customerId);
    expect(invoices).toMatchObject([{ total: 1_400, paid: 1_400, hasOffer: true }]);
    expect(grants).toMatchObject([{ coins: 2_000, source: 'first_month_offer' }]);
    days(32);
    expect((await read(customerId)).invoices[1]).toMatchObject({ total: 1_900, hasOffer: false });
  });

  it('gives nothing while the bank requires confirmation (3-D Secure), and everything after it', async () => {
    const customerId = await bench.customer();
    const session = await bench.checkout(customerId);
    beginCheckout(bench.world, session);
    expect(await read(customerId)).toMatchObject({
      plan: 'free',
      grants: [],
      subscriptions: [{ status: 'incomplete', endedAt: null }],
    });
    confirmCheckout(bench.world, session);
    expect(await read(customerId)).toMatchObject({ plan: 'pro', grants: [{ coins: 2_000 }] });
  });

  it('ends without effect when the bank never confirms', async () => {
    const customerId = await bench.customer();
    beginCheckout(bench.world, await bench.checkout(customerId));
    days(2);
    expect(await read(customerId)).toMatchObject({
      plan: 'free',
      grants: [],
      subscriptions: [{ status: 'canceled' }],
    });
  });

  it('continues while a declined renewal is retried, and gives the coins once it is paid', async () => {
    const { customerId } = await subscriber();
    changeAccount(bench.world, customerId, (account) => ({ ...account, card: 'declined' }));
    days(32);
    const failing = await read(customerId);
    expect(failing).toMatchObject({ plan: 'pro', subscriptions: [{ status: 'past_due' }] });
    expect(failing.grants).toHaveLength(1);
    expect(failing.invoices[1]?.nextAttemptAt).not.toBeNull();
    changeAccount(bench.world, customerId, (account) => ({ ...account, card: 'good' }));
    days(3);
    expect((await read(customerId)).grants).toHaveLength(2);
  });

  it('is raised at once, after the customer confirmed it, for the difference', async () => {
    const { customerId, subscriptionId } = await subscriber();
    days(10);
    const url = await bench.provider.openPortal({
      customerId,
      returnUrl: 'https://studio.example/pricing',
      change: { subscriptionId, tariff: plusMonthly },
    });
    expect((await read(customerId)).plan).toBe('pro');
    confirmAtPortal(bench.world, url);
    const raised = await read(customerId);
    expect(raised.plan).toBe('plus');
    expect(raised.invoices[1]).toMatchObject({
      reason: 'update',
      lines: [{ isProration: true }, { isProration: true }],
    });
    const [period] = raised.subscriptions;
    const lengthMs = (period?.periodEnd.getTime() ?? 0) - (period?.periodStart.getTime() ?? 0);
    const left = 1 - (10 * 24 * 60 * 60_000) / lengthMs;
    expect(sum(raised.grants)).toBe(2_000 + Math.round(6_000 * left));
  });

  it('with an open payment opens the whole portal, since Stripe would not confirm a change', async () => {
    const { customerId, subscriptionId } = await subscriber();
    changeAccount(bench.world, customerId, (account) => ({ ...account, card: 'declined' }));
    days(32);
    const returnUrl = 'https://studio.example/pricing';
    const change = { subscriptionId, tariff: plusMonthly };
    expect((await read(customerId)).subscriptions).toMatchObject([{ status: 'past_due' }]);
    const url = await bench.provider.openPortal({ customerId, returnUrl, change });
    expect(bench.world.portals.get(url)).toBeNull();
  });

  it('with a planned change opens the whole portal, since Stripe would add a second change', async () => {
    const { customerId, subscriptionId } = await subscriber(plusMonthly);
    const returnUrl = 'https://studio.example/pricing';
    const change = { subscriptionId, tariff: basicMonthly };
    confirmAtPortal(bench.world, await bench.provider.openPortal({ customerId, returnUrl, change }));
    const other = { subscriptionId, tariff: proMonthly };
    const url = await bench.provider.openPortal({ customerId, returnUrl, change: other });
    expect(bench.world.portals.get(url)).toBeNull();
  });

  it('is lowered at the end of its period, and reports what it becomes', async () => {
    const { customerId, subscriptionId } = await subscriber(plusMonthly);
    const returnUrl = 'https://studio.example/pricing';
    const change = { subscriptionId, tariff: basicMonthly };
    confirmAtPortal(bench.world, await bench.provider.openPortal({ customerId, returnUrl, change }));
    expect(await read(customerId)).toMatchObject({ plan: 'plus', subscriptions: [{ next: basicMonthly }] });
    days(32);
    expect(await read(customerId)).toMatchObject({ plan: 'basic', subscriptions: [{ next: null }] });
  });

  it.each([false, true])('is cancelled and resumed (by an end date: %s)', async (byDate) => {
    bench.world.cancelsByDate = byDate;
    const { customerId, subscriptionId } = await subscriber();
    await bench.provider.setCancelAtPeriodEnd(subscriptionId, true);
    expect((await read(customerId)).subscriptions).toMatchObject([{ cancelAtPeriodEnd: true }]);
    await bench.provider.setCancelAtPeriodEnd(subscriptionId, false);
    expect((await read(customerId)).subscriptions).toMatchObject([{ cancelAtPeriodEnd: false }]);
    const last = bench.standIn.received.findLast(({ route }) => route === 'post /v1/subscriptions/{id}');
    expect(last?.fields).toEqual(byDate ? { cancel_at: '' } : { cancel_at_period_end: 'false' });
    await bench.provider.setCancelAtPeriodEnd(subscriptionId, true);
    days(32);
    expect(await read(customerId)).toMatchObject({ plan: 'free', subscriptions: [{ status: 'canceled' }] });
    await bench.provider.setCancelAtPeriodEnd(subscriptionId, false);
    expect((await read(customerId)).subscriptions).toMatchObject([{ status: 'canceled' }]);
    bench.world.cancelsByDate = false;
  });

  it('drops a planned change when it is cancelled', async () => {
    const { customerId, subscriptionId } = await subscriber(plusMonthly);
    const returnUrl = 'https://studio.example/pricing';
    const change = { subscriptionId, tariff: basicMonthly };
    confirmAtPortal(bench.world, await bench.provider.openPortal({ customerId, returnUrl, change }));
    await bench.provider.setCancelAtPeriodEnd(subscriptionId, true);
    expect((await read(customerId)).subscriptions).toMatchObject([{ next: null, cancelAtPeriodEnd: true }]);
  });

  it('that does not exist cannot be changed', async () => {
    const customerId = await bench.customer();
    const change = { subscriptionId: 'sub_nobody', tariff: plusMonthly };
    await expect(
      bench.provider.openPortal({ customerId, returnUrl: 'https://studio.example/pricing', change }),
    ).rejects.toMatchObject({ fault: 'refused' });
  });

  it('ends now, and calling again is fine', async () => {
    const { customerId, subscriptionId } = await subscriber();
    await bench.provider.cancelNow(subscriptionId);
    await bench.provider.cancelNow(subscriptionId);
    await bench.provider.cancelNow('sub_nobody');
    expect(await read(customerId)).toMatchObject({ plan: 'free', subscriptions: [{ status: 'canceled' }] });
  });
});

describe('refunded money', () => {
  it('is read from refunds, partial and full', async () => {
    const { customerId } = await subscriber();
    const [invoice] = bench.snapshot(customerId).invoices;
    const refund = (amount?: number) =>
      changeAccount(bench.world, customerId, (account, now) =>
        refundInvoice(account, invoice?.id ?? '', now, amount),
      );
    refund(950);
    expect(sum((await read(customerId)).grants)).toBe(1_000);
    refund();
    expect(sum((await read(customerId)).grants)).toBe(0);
  });

  it.each([
    ['open', 0],
    ['lost', 0],
    ['won', 2_000],
  ] as const)('is read from a dispute that is %s', async (state, coins) => {
    const { customerId } = await subscriber();
    const [invoice] = bench.snapshot(customerId).invoices;
    for (const next of ['open', state] as const) {
      changeAccount(bench.world, customerId, (account, now) =>
        disputeInvoice(account, invoice?.id ?? '', next, now),
      );
    }
    expect(sum((await read(customerId)).grants)).toBe(coins);
    expect(await bench.provider.customerOfCharge?.(`ch_${invoice?.id}`)).toBe(customerId);
  });

  it('has no customer for a charge that Stripe does not know', async () => {
    expect(await bench.provider.customerOfCharge?.('ch_nobody')).toBeNull();
  });
});

describe('paged lists', () => {
  it('are read whole: many invoices, and invoices with more lines than Stripe sends along', async () => {
    const { customerId, subscriptionId } = await subscriber(plusYearly);
    bench.world.linesShown = 1;
    const returnUrl = 'https://studio.example/pricing';
    const change = { subscriptionId, tariff: { plan: 'enterprise', interval: 'yearly' } as const };
    days(40);
    confirmAtPortal(bench.world, await bench.provider.openPortal({ customerId, returnUrl, change }));
    expect((await read(customerId)).invoices[1]?.lines).toHaveLength(2);
    bench.world.linesShown = 10;
  });

  it('are read to the last page', async () => {
    const { customerId } = await subscriber();
    days(31 * 125);
    const { invoices } = await read(customerId);
    expect(invoices.length).toBeGreaterThan(120);
  });
});
