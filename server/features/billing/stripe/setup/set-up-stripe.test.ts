import { afterEach, beforeEach, expect, it } from 'vitest';
import { SettableClock } from '#server/platform/clock.ts';
import { createStripeClient } from '#server/platform/stripe/stripe-client.ts';
import { openStripeStandIn, type StripeStandIn, standInKey } from '#server/testing/stripe/stand-in.ts';
import { tariffOfPrice } from '../our-prices.ts';
import { setUpStripe } from './set-up-stripe.ts';

let standIn: StripeStandIn;
beforeEach(async () => {
  standIn = await openStripeStandIn(new SettableClock());
});
afterEach(() => standIn.close());

async function run(publicUrl: string | null = 'https://studio.example') {
  const said: string[] = [];
  const stripe = createStripeClient({ secretKey: standInKey, apiBase: standIn.url });
  const from = standIn.received.length;
  const { webhookSecret } = await setUpStripe({ stripe, publicUrl, say: (line) => void said.push(line) });
  const writes = standIn.received.slice(from).filter(({ route }) => route.startsWith('post'));
  return { said, webhookSecret, writes: writes.map(({ route }) => route) };
}

const amounts = () =>
  Object.fromEntries(
    [...standIn.world.prices.values()].map((price) => [price.lookup_key, price.unit_amount]),
  );

it('creates everything that selling the plans needs', async () => {
  const { webhookSecret } = await run();
  expect(webhookSecret).toMatch(/^whsec_/);
  const { world } = standIn;
  expect([...world.products.keys()]).toEqual([
    'adventure_basic',
    'adventure_pro',
    'adventure_plus',
    'adventure_enterprise',
  ]);
  expect(amounts()).toEqual({
    adventure_basic_monthly: 1_300,
    adventure_basic_yearly: 13_200,
    adventure_pro_monthly: 1_900,
    adventure_pro_yearly: 19_200,
    adventure_plus_monthly: 6_400,
    adventure_plus_yearly: 66_000,
    adventure_enterprise_monthly: 17_000,
    adventure_enterprise_yearly: 174_000,
  });
  expect([...world.coupons.values()]).toMatchObject([
    {
      amount_off: 500,
      currency: 'usd',
      duration: 'once',
      applies_to: { products: ['adventure_pro'] },
    },
  ]);
  expect([...world.configurations.values()]).toMatchObject([
    {
      features: {
        subscription_cancel: { enabled: 'true', mode: 'at_period_end' },
        subscription_update: {
          proration_behavior: 'always_invoice',
          schedule_at_period_end: {
            conditions: [{ type: 'decreasing_item_amount' }, { type: 'shortening_interval' }],
          },
        },
        payment_method_update: { enabled: 'true' },
        invoice_history: { enabled: 'true' },
      },
    },
  ]);
  expect([...world.endpoints.values()]).toMatchObject([
    { url: 'https://studio.example/api/stripe/webhook', api_version: '2026-07-29.dahlia' },
  ]);
});

it('creates nothing a second time', async () => {
  await run();
  const again = await run();
  // What Stripe does not return for comparison is set again.
  expect(again.writes).toEqual([
    'post /v1/billing_portal/configurations/{id}',
    'post /v1/webhook_endpoints/{id}',
  ]);
  expect(again.webhookSecret).toBeNull();
  expect(standIn.world.prices.size).toBe(8);
});

it('replaces a price whose cost has changed, and leaves the old one to its subscribers', async () => {
  await run();
  const { prices, configurations } = standIn.world;
  const old = [...prices.values()].find((price) => price.lookup_key === 'adventure_pro_monthly');
  if (!old) throw new Error('There is no price.');
  // As an earlier price table had it.
  Object.assign(old, {
    unit_amount: 1_700,
    metadata: { ...(old.metadata as object), adventure_amount: '1700' },
  });
  await run();
  expect(old).toMatchObject({ active: false, lookup_key: null });
  expect(amounts()).toMatchObject({ adventure_pro_monthly: 1_900 });
  expect(tariffOfPrice(old as never)).toEqual({ plan: 'pro', interval: 'monthly' });
  expect(JSON.stringify([...configurations.values()])).not.toContain(old.id);
});

it('replaces a price that belongs to another product', async () => {
  await run();
  const old = [...standIn.world.prices.values()].find(
    (price) => price.lookup_key === 'adventure_pro_monthly',
  );
  Object.assign(old ?? {}, { product: 'prod_by_hand' });
  await run();
  expect(old).toMatchObject({ active: false, lookup_key: null });
  const sold = [...standIn.world.prices.values()].find(
    (price) => price.lookup_key === 'adventure_pro_monthly',
  );
  expect(sold).toMatchObject({ product: 'adventure_pro', unit_amount: 1_900 });
});

it('explains what to do about an invalid coupon', async () => {
  await run();
  const [coupon] = standIn.world.coupons.values();
  Object.assign(coupon ?? {}, { valid: false });
  const { said } = await run();
  expect(said.join('\n')).toContain('is no longer valid');
});

it('does not accept a price of ours that was made cheaper by hand', async () => {
  await run();
  const price = [...standIn.world.prices.values()].find((one) => one.lookup_key === 'adventure_pro_monthly');
  const cheap = { ...price, unit_amount: 100 };
  expect(tariffOfPrice(cheap as never)).toBeNull();
  expect(tariffOfPrice({ ...price, currency: 'eur' } as never)).toBeNull();
  expect(tariffOfPrice({ ...price, recurring: { interval: 'year', interval_count: 1 } } as never)).toBeNull();
  expect(tariffOfPrice({ ...price, lookup_key: 'other', metadata: {} } as never)).toBeNull();
});

it("disables a webhook of another API version, and reports the new one's secret", async () => {
  await run();
  const [old] = standIn.world.endpoints.values();
  Object.assign(old ?? {}, { api_version: '2024-06-20' });
  const { webhookSecret, said } = await run();
  expect(webhookSecret).toMatch(/^whsec_/);
  expect(standIn.world.endpoints.size).toBe(2);
  expect(said.join('\n')).toContain(`Turned the webhook ${old?.id} off`);
});

it.each([null, 'http://localhost:3000'])(
  'creates no webhook for %s, which Stripe cannot reach',
  async (publicUrl) => {
    const { said } = await run(publicUrl);
    expect(standIn.world.endpoints.size).toBe(0);
    expect(said.join('\n')).toContain('No webhook created');
  },
);
