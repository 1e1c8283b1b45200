import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createStripeClient } from '#server/platform/stripe/stripe-client.ts';
import { changeAccount } from '#server/testing/stripe/accounts.ts';
import { openStripeBench, proMonthly, type StripeBench } from '#server/testing/stripe/bench.ts';
import { calls as answered } from '#server/testing/stripe/calls.ts';
import { payCheckout } from '#server/testing/stripe/customer-actions.ts';
import { chargeIdOf } from '#server/testing/stripe/payment-json.ts';
import { type InjectedFault, standInKey } from '#server/testing/stripe/stand-in.ts';
import { sampleOf } from '#testing/sample.ts';
import type { PaymentProvider } from '../provider.ts';
import { changeTariff } from '../sandbox/account/changes.ts';
import { disputeInvoice, refundInvoice } from '../sandbox/account/payments.ts';
import { withInvoice } from '../sandbox/account/state.ts';
import { createStripeProvider } from './stripe-provider.ts';

let bench: StripeBench;
beforeAll(async () => {
  bench = await openStripeBench();
});
afterAll(() => bench.close());

const returnUrl = 'https://studio.example/pricing';
const tariff = { plan: 'plus', interval: 'monthly' } as const;

interface Subject {
  customerId: string;
  chargeId: string;
  session: string;
  subscriptionId: string;
}

async function subject(): Promise<Subject> {
  const customerId = await bench.customer();
  const subscriptionId = payCheckout(bench.world, await bench.checkout(customerId));
  const invoiceId = bench.snapshot(customerId).invoices[0]?.id ?? '';
  changeAccount(bench.world, customerId, (account, now) =>
    disputeInvoice(refundInvoice(account, invoiceId, now, 100), invoiceId, 'open', now),
  );
  const session = await bench.checkout(customerId);
  return { customerId, chargeId: chargeIdOf(invoiceId), session, subscriptionId };
}

/** Makes the customer's first invoice unpaid; returns its id. */
function openInvoice(customerId: string): string {
  const id = bench.snapshot(customerId).invoices[0]?.id ?? '';
  changeAccount(bench.world, customerId, (account) =>
    withInvoice(account, id, { status: 'open', paidAt: null, paid: 0, refunded: 0, dispute: 'none' }),
  );
  return id;
}

/** Plans a downgrade with the customer's next period. */
function planChange(customerId: string, subscriptionId: string): void {
  changeAccount(bench.world, customerId, (account, now) =>
    changeTariff(account, subscriptionId, { plan: 'basic', interval: 'monthly' }, now),
  );
}

const order = (customerId: string, key: string) => ({
  customerId,
  userId: 'user',
  tariff: proMonthly,
  hasOffer: false,
  successUrl: 'https://studio.example/payment-success?session_id={CHECKOUT_SESSION_ID}',
  cancelUrl: returnUrl,
  language: 'en',
  key,
});

/**
 * Every call that the provider makes, and what triggers it. A usual run takes a sample: each retry waits half
 * a second.
 */
const calls: [string, (provider: PaymentProvider, subject: Subject) => Promise<unknown>][] = [
  [
    'post /v1/customers',
    (provider) => provider.createCustomer({ userId: 'new', email: 'a@b.example', name: 'A' }),
  ],
  [
    'post /v1/customers/{id}',
    (provider) => provider.createCustomer({ userId: 'new', email: 'a@b.example', name: 'A' }),
  ],
  ['get /v1/subscriptions', (provider, { customerId }) => provider.readSnapshot(customerId)],
  ['get /v1/invoices', (provider, { customerId }) => provider.readSnapshot(customerId)],
  ['get /v1/charges', (provider, { customerId }) => provider.readSnapshot(customerId)],
  ['get /v1/refunds', (provider, { customerId }) => provider.readSnapshot(customerId)],
  ['get /v1/disputes', (provider, { customerId }) => provider.readSnapshot(customerId)],
  [
    'get /v1/charges/{id}',
    (provider, { chargeId }) => Promise.resolve(provider.customerOfCharge?.(chargeId)),
  ],
  ['get /v1/prices/{id}', (provider, { customerId }) => provider.readSnapshot(customerId)],
  ['get /v1/prices', (provider, { customerId }) => provider.openCheckout(order(customerId, customerId))],
  [
    'post /v1/checkout/sessions',
    (provider, { customerId }) => provider.openCheckout(order(customerId, customerId)),
  ],
  ['get /v1/checkout/sessions/{id}', (provider, { session }) => provider.readCheckout(session)],
  ['post /v1/checkout/sessions/{id}/expire', (provider, { session }) => provider.expireCheckout(session)],
  [
    'get /v1/billing_portal/configurations',
    (provider, { customerId }) => provider.openPortal({ customerId, returnUrl }),
  ],
  [
    'post /v1/billing_portal/sessions',
    (provider, { customerId }) => provider.openPortal({ customerId, returnUrl }),
  ],
  [
    'get /v1/subscriptions/{id}',
    (provider, { customerId, subscriptionId }) =>
      provider.openPortal({ customerId, returnUrl, change: { subscriptionId, tariff } }),
  ],
  [
    'post /v1/subscription_schedules/{id}/release',
    async (provider, { customerId, subscriptionId }) => {
      planChange(customerId, subscriptionId);
      await provider.setCancelAtPeriodEnd(subscriptionId, true);
    },
  ],
  ['post /v1/subscriptions/{id}', (provider, one) => provider.setCancelAtPeriodEnd(one.subscriptionId, true)],
  [
    'post /v1/invoices/{id}',
    (provider, { customerId }) => provider.setCollection(openInvoice(customerId), false),
  ],
  ['delete /v1/subscriptions/{id}', (provider, { subscriptionId }) => provider.cancelNow(subscriptionId)],
];

/** A provider without a cache, so that every call is made. */
const fresh = () => createStripeProvider(bench);

/** A provider that neither retries nor waits long. */
function createProviderWithoutRetries(injected: InjectedFault = 'broken'): PaymentProvider {
  const stripe = createStripeClient({
    secretKey: standInKey,
    apiBase: bench.standIn.url,
    timeoutMs: injected === 'slow' ? 500 : 10_000,
    retries: 0,
  });
  return createStripeProvider({ stripe, clock: bench.clock });
}

describe.each(sampleOf(calls, 5))('%s', (route, call) => {
  it.each<[InjectedFault, string]>([
    ['broken', 'unavailable'],
    ['slow', 'unavailable'],
    ['busy', 'busy'],
  ])('that is %s is %s, and may be retried', async (injected, fault) => {
    const one = await subject();
    bench.standIn.injectFaults(route, injected);
    await expect(call(createProviderWithoutRetries(injected), one)).rejects.toMatchObject({
      name: 'PaymentProviderError',
      fault,
    });
    await expect(call(fresh(), one)).resolves.not.toThrow();
  });

  it('whose answer is lost is retried, and takes effect once', async () => {
    const one = await subject();
    const [sessions, customers] = [bench.world.checkouts.size, bench.world.customers.size];
    const from = bench.standIn.received.length;
    bench.standIn.injectFaults(route, 'lost');
    await expect(call(fresh(), one)).resolves.not.toThrow();
    const tries = bench.standIn.received.slice(from).filter((call) => call.route === route);
    expect(tries.length).toBeGreaterThanOrEqual(2);
    if (route.startsWith('post')) expect(tries[1]).toMatchObject({ key: tries[0]?.key, isReplayed: true });
    expect(bench.world.checkouts.size - sessions).toBeLessThanOrEqual(1);
    expect(bench.world.customers.size - customers).toBeLessThanOrEqual(1);
  });
});

it('cover all that the stand-in answers, except for setup and paging', () => {
  const others = Object.keys(answered).filter((route) => !calls.some(([known]) => known === route));
  expect(
    others.filter((route) => !/products|coupons|configurations|webhook_endpoints|prices/.test(route)),
  ).toEqual(['get /v1/checkout/sessions', 'get /v1/invoices/{id}/lines']);
});

describe('a failure that Stripe stores under a key', () => {
  it('does not block a later checkout, a second later or a minute', async () => {
    const { customerId } = await subject();
    for (const [key, later] of [
      ['kept', 0],
      ['kept-longer', 60_000],
    ] as const) {
      bench.standIn.injectFaults('post /v1/checkout/sessions', 'broken');
      const failing = createProviderWithoutRetries().openCheckout(order(customerId, key));
      await expect(failing).rejects.toMatchObject({ fault: 'unavailable' });
      bench.clock.advance(later);
      expect(await fresh().openCheckout(order(customerId, key))).toMatchObject({ url: expect.any(String) });
    }
  });

  it('does not block a checkout once what was missing exists', async () => {
    const { customerId } = await subject();
    const offer = { ...order(customerId, 'coupon'), hasOffer: true };
    const coupons = [...bench.world.coupons];
    bench.world.coupons.clear();
    await expect(fresh().openCheckout(offer)).rejects.toMatchObject({ fault: 'misconfigured' });
    for (const [id, coupon] of coupons) bench.world.coupons.set(id, coupon);
    expect(await fresh().openCheckout(offer)).toMatchObject({ url: expect.any(String) });
  });

  it('does not keep a user from becoming a customer', async () => {
    const user = { userId: 'unlucky', email: 'a@b.example', name: 'A' };
    bench.standIn.injectFaults('post /v1/customers', 'broken');
    await expect(createProviderWithoutRetries().createCustomer(user)).rejects.toMatchObject({
      fault: 'unavailable',
    });
    expect(await fresh().createCustomer(user)).toMatch(/^cus_/);
  });
});

describe('missing setup', () => {
  it('is reported for a key that Stripe rejects', async () => {
    const stripe = createStripeClient({ secretKey: 'sk_test_wrong', apiBase: bench.standIn.url });
    const provider = createStripeProvider({ stripe, clock: bench.clock });
    await expect(provider.readCheckout('cs_1')).rejects.toMatchObject({ fault: 'misconfigured' });
  });

  it('is reported for missing prices, coupon and portal', async () => {
    const { customerId } = await subject();
    const { prices, coupons, configurations } = bench.world;
    const offer = { ...order(customerId, 'offer'), hasOffer: true };
    const keptCoupons = [...coupons];
    coupons.clear();
    await expect(fresh().openCheckout(offer)).rejects.toMatchObject({ fault: 'misconfigured' });
    for (const [id, coupon] of keptCoupons) coupons.set(id, coupon);
    const keptSettings = [...configurations];
    configurations.clear();
    await expect(fresh().openPortal({ customerId, returnUrl })).rejects.toMatchObject({
      fault: 'misconfigured',
    });
    for (const [id, settings] of keptSettings) configurations.set(id, settings);
    const keptPrices = [...prices];
    prices.clear();
    await expect(fresh().openCheckout(order(customerId, 'x'))).rejects.toMatchObject({
      fault: 'misconfigured',
    });
    for (const [id, price] of keptPrices) prices.set(id, price);
  });

  it('is reported for a price of another cost, and payments at it open nothing', async () => {
    const { customerId } = await subject();
    const price = [...bench.world.prices.values()].find((one) => one.lookup_key === 'adventure_pro_monthly');
    if (!price) throw new Error('The stand-in has no price.');
    const { unit_amount: regular } = price;
    price.unit_amount = 100;
    await expect(fresh().openCheckout(order(customerId, 'y'))).rejects.toMatchObject({
      fault: 'misconfigured',
    });
    const snapshot = await fresh().readSnapshot(customerId);
    expect(snapshot.subscriptions).toMatchObject([{ status: 'active', tariff: null }]);
    expect(snapshot.invoices[0]?.lines).toMatchObject([{ tariff: null }]);
    price.unit_amount = regular;
    expect((await fresh().readSnapshot(customerId)).subscriptions).toMatchObject([{ tariff: proMonthly }]);
  });
});

describe('the stand-in', () => {
  it('accepts only the API version whose shapes we read', async () => {
    const send = (version: string) =>
      fetch(`${bench.standIn.url}/v1/prices`, {
        headers: { authorization: `Bearer ${standInKey}`, 'stripe-version': version },
      });
    expect((await send('2024-06-20')).status).toBe(400);
    expect((await send('2026-07-29.dahlia')).status).toBe(200);
  });

  it('refuses the same key for another request', async () => {
    const options = { idempotencyKey: 'once' };
    await bench.stripe.customers.create({ email: 'a@example.com' }, options);
    await expect(bench.stripe.customers.create({ email: 'b@example.com' }, options)).rejects.toMatchObject({
      type: 'StripeIdempotencyError',
    });
  });

  it('refuses what the API description does not know, if that is available', async (test) => {
    if (!bench.standIn.isDescribed) return test.skip();
    const unknown = { payment_method_collections: 'always' } as object;
    await expect(bench.stripe.checkout.sessions.create(unknown)).rejects.toThrow('is unknown');
    const words = { expires_at: 'soon' } as object;
    await expect(bench.stripe.checkout.sessions.create(words)).rejects.toThrow('cannot be soon');
    const undescribed = { customr: 'cus_1' } as object;
    await expect(bench.stripe.charges.list(undescribed)).rejects.toThrow('customr is unknown');
  });
});
