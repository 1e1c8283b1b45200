import { afterAll, beforeAll, expect, it } from 'vitest';
import { dayMs } from '#contract/durations.ts';
import { newId } from '#server/platform/ids.ts';
import { changeAccount } from '#server/testing/stripe/accounts.ts';
import { openStripeBench, type StripeBench } from '#server/testing/stripe/bench.ts';
import { payCheckout } from '#server/testing/stripe/customer-actions.ts';
import { reclaimRefunded } from './reclaim.ts';
import { refundInvoice } from './sandbox/account/payments.ts';
import { syncCustomer } from './sync.ts';
import { type BillingBench, openBillingBench } from './testing.ts';

let stripe: StripeBench;
let bench: BillingBench;
beforeAll(async () => {
  stripe = await openStripeBench();
  bench = await openBillingBench({ provider: stripe.provider, clock: stripe.clock });
});
afterAll(async () => {
  await bench.close();
  await stripe.close();
});

it('takes back coins that a job held during the refund, once the job has failed', async () => {
  const { userId, customerId } = await bench.customer();
  payCheckout(stripe.world, await stripe.checkout(customerId));
  await syncCustomer(bench.deps, customerId);
  const jobId = newId();
  await bench.database.inTransaction((tx) => bench.coins.hold(tx, { userId, jobId, amount: 1_500 }));
  changeAccount(stripe.world, customerId, (account, now) =>
    refundInvoice(account, account.invoices[0]?.id ?? '', now),
  );
  await syncCustomer(bench.deps, customerId);
  expect(await bench.coins.balance(userId)).toBe(0);
  expect(await reclaimRefunded(bench.deps)).toBe(0);
  await bench.database.inTransaction((tx) => bench.coins.release(tx, { jobId }));
  expect(await bench.coins.balance(userId)).toBe(1_500);
  expect(await reclaimRefunded(bench.deps)).toBe(1_500);
  expect(await bench.coins.balance(userId)).toBe(0);
  expect(await reclaimRefunded(bench.deps)).toBe(0);
  expect(await bench.coins.audit(userId)).toEqual([]);
});

it('does so for each further refund, though no admin has reviewed the first', async () => {
  const { userId, customerId } = await bench.customer();
  payCheckout(stripe.world, await stripe.checkout(customerId));
  const refund = async (cents?: number) => {
    changeAccount(stripe.world, customerId, (account, now) =>
      refundInvoice(account, account.invoices[0]?.id ?? '', now, cents),
    );
    await syncCustomer(bench.deps, customerId);
  };
  await refund(100);
  stripe.clock.advance(3 * dayMs);
  const jobId = newId();
  await bench.database.inTransaction((tx) => bench.coins.hold(tx, { userId, jobId, amount: 1_500 }));
  await refund();
  await bench.database.inTransaction((tx) => bench.coins.release(tx, { jobId }));
  expect(await reclaimRefunded(bench.deps)).toBe(1_500);
  expect(await bench.coins.balance(userId)).toBe(0);
});

it("leaves other users' coins alone, and what a customer has paid for", async () => {
  const { userId, customerId } = await bench.customer();
  payCheckout(stripe.world, await stripe.checkout(customerId));
  await syncCustomer(bench.deps, customerId);
  expect(await reclaimRefunded(bench.deps)).toBe(0);
  expect(await bench.coins.balance(userId)).toBe(2_000);
});
