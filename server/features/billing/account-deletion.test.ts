import { afterAll, beforeAll, expect, it } from 'vitest';
import { changeAccount } from '#server/testing/stripe/accounts.ts';
import { openStripeBench, type StripeBench } from '#server/testing/stripe/bench.ts';
import { payCheckout } from '#server/testing/stripe/customer-actions.ts';
import { type DeletionDeps, endSubscriptions, syncRenewals } from './account-deletion.ts';
import { syncCustomer } from './sync.ts';
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

const day = 86_400_000;

function setCard(customerId: string, card: 'good' | 'declined'): void {
  changeAccount(stripe.world, customerId, (account) => ({ ...account, card }));
}

async function subscriber() {
  const { userId, customerId } = await bench.customer();
  const subscriptionId = payCheckout(stripe.world, await stripe.checkout(customerId));
  await syncCustomer(bench.deps, customerId);
  let isDeletionScheduled = false;
  const deps: DeletionDeps = { ...bench.deps, isDeletionScheduled: async () => isDeletionScheduled };
  return {
    userId,
    customerId,
    subscriptionId,
    /** The renewal a month later, with a declined card. */
    failRenewal: async () => {
      setCard(customerId, 'declined');
      stripe.clock.advance(32 * day);
      await syncCustomer(bench.deps, customerId);
    },
    decide: async (decision: 'leave' | 'stay') => {
      isDeletionScheduled = decision === 'leave';
      await syncRenewals(deps, userId);
    },
    isCancelled: () => stripe.snapshot(customerId).subscriptions[0]?.cancelAtPeriodEnd,
  };
}

it('restores the renewal for a user who stays, though the process ended after Stripe had cancelled', async () => {
  const { customerId, decide, isCancelled } = await subscriber();
  // The client retries once when a connection breaks.
  stripe.standIn.injectFaults('post /v1/subscriptions/{id}', 'lost', 'lost');
  await expect(decide('leave')).rejects.toMatchObject({ fault: 'unavailable' });
  expect(isCancelled()).toBe(true);
  // Stripe's event arrives before our retry.
  await syncCustomer(bench.deps, customerId);
  await decide('leave');
  await decide('stay');
  expect(isCancelled()).toBe(false);
});

it("leaves a user's own cancellation in place when they stay", async () => {
  const { customerId, subscriptionId, decide, isCancelled } = await subscriber();
  await stripe.provider.setCancelAtPeriodEnd(subscriptionId, true);
  await syncCustomer(bench.deps, customerId);
  await decide('leave');
  await decide('stay');
  expect(isCancelled()).toBe(true);
});

it('stops collecting a failed payment when its user leaves, and resumes when they stay', async () => {
  const { customerId, decide, failRenewal, isCancelled } = await subscriber();
  await failRenewal();
  const last = () => stripe.snapshot(customerId).invoices.at(-1);
  expect(last()).toMatchObject({ status: 'open', nextAttemptAt: expect.any(Date) });
  await decide('leave');
  setCard(customerId, 'good');
  stripe.clock.advance(10 * day);
  expect(last()).toMatchObject({ status: 'open', nextAttemptAt: null });
  await decide('stay');
  expect(last()).toMatchObject({ status: 'paid' });
  expect(isCancelled()).toBe(false);
});

it('stops collecting from a user who had cancelled before leaving, and keeps their cancellation', async () => {
  const { customerId, subscriptionId, decide, failRenewal, isCancelled } = await subscriber();
  await failRenewal();
  await stripe.provider.setCancelAtPeriodEnd(subscriptionId, true);
  await decide('leave');
  expect(stripe.snapshot(customerId).invoices.at(-1)).toMatchObject({ status: 'open', nextAttemptAt: null });
  setCard(customerId, 'good');
  await decide('stay');
  expect(stripe.snapshot(customerId).invoices.at(-1)).toMatchObject({ status: 'paid' });
  expect(isCancelled()).toBe(true);
});

it('ends at the end of the period after leaving, though its last invoice is held back', async () => {
  const { customerId, decide, failRenewal } = await subscriber();
  await failRenewal();
  await decide('leave');
  stripe.clock.advance(32 * day);
  const { subscriptions, invoices } = stripe.snapshot(customerId);
  expect(subscriptions).toMatchObject([{ status: 'canceled' }]);
  expect(invoices.map(({ status }) => status)).toEqual(['paid', 'void']);
});

it('charges nothing for a renewal that was only a draft when its user left', async () => {
  const { userId, customerId, decide } = await subscriber();
  const [invoice] = stripe.snapshot(customerId).invoices;
  if (!invoice) throw new Error('nothing was paid');
  const prepared = { ...invoice, id: `${invoice.id}_next`, status: 'draft' as const, paid: 0, paidAt: null };
  changeAccount(stripe.world, customerId, (account) => ({
    ...account,
    invoices: [...account.invoices, prepared],
  }));
  const invoiceUpdates = () =>
    stripe.standIn.received
      .filter(({ route }) => route === 'post /v1/invoices/{id}')
      .map(({ fields }) => fields);
  const before = invoiceUpdates().length;
  await decide('leave');
  await decide('stay');
  expect(await endSubscriptions(bench.deps, userId)).toBe(true);
  expect(invoiceUpdates().slice(before)).toEqual([
    { auto_advance: 'false' },
    { auto_advance: 'true' },
    { auto_advance: 'false' },
  ]);
});

it('blocks the deletion of an account while Stripe is not configured and would continue charging', async () => {
  const { userId, customerId, decide } = await subscriber();
  const said: string[] = [];
  const error = (_: object, message: string) => void said.push(message);
  const without: DeletionDeps['log'] = { ...bench.deps.log, error };
  const close = () => endSubscriptions({ ...bench.deps, log: without, provider: null }, userId);
  expect(await close()).toBe(false);
  expect(said).toEqual([expect.stringContaining('STRIPE_SECRET_KEY')]);
  // What was cancelled while Stripe was reachable ends with its period.
  await decide('leave');
  expect(await close()).toBe(false);
  stripe.clock.advance(32 * day);
  expect(await close()).toBe(true);
  expect(stripe.snapshot(customerId).subscriptions).toMatchObject([{ status: 'canceled' }]);
});
