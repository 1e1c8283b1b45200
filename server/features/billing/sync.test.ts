import { afterAll, beforeAll, expect, it } from 'vitest';
import { openStripeBench, type StripeBench } from '#server/testing/stripe/bench.ts';
import { payCheckout } from '#server/testing/stripe/customer-actions.ts';
import { requestSync, syncCustomer } from './sync.ts';
import { type BillingBench, openBillingBench } from './testing.ts';

let stripe: StripeBench;
let bench: BillingBench;
beforeAll(async () => {
  stripe = await openStripeBench({ retries: 0 });
  bench = await openBillingBench({ provider: stripe.provider, clock: stripe.clock });
});
afterAll(async () => {
  await bench.close();
  await stripe.close();
});

it('retries after a failed try, though a read had started since the event', async () => {
  const { userId, customerId } = await bench.customer();
  payCheckout(stripe.world, await stripe.checkout(customerId));
  await bench.database.inTransaction((tx) => requestSync(bench.deps, tx, { customerId, readsStarted: 0 }));
  const entry = bench.waiting.shift();
  if (!entry) throw new Error('Nothing waits.');
  stripe.standIn.injectFaults('get /v1/subscriptions', 'broken');
  await expect(bench.work(entry)).rejects.toMatchObject({ fault: 'unavailable' });
  await bench.work(entry);
  expect(bench.plans.get(userId)).toBe('pro');
  expect(await bench.coins.balance(userId)).toBe(2_000);
});

it('makes no call when a later read was already stored', async () => {
  const { customerId } = await bench.customer();
  await syncCustomer(bench.deps, customerId);
  expect(await syncCustomer(bench.deps, customerId, 0)).toBe(false);
  expect(await syncCustomer(bench.deps, customerId, 1)).toBe(true);
});
