import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { daysAfter } from '#contract/durations.ts';
import { paidPlans } from '#contract/plans.ts';
import { testDatabaseKind } from '#server/platform/database/testing.ts';
import { signBody } from '#server/platform/stripe/stripe-webhooks.ts';
import { accountOf, changeAccount } from '#server/testing/stripe/accounts.ts';
import { openStripeBench, type StripeBench } from '#server/testing/stripe/bench.ts';
import { assertProperty } from '#testing/assert-property.ts';
import { isFullRun } from '#testing/sample.ts';
import { grantDueCoins } from './grant-due-coins.ts';
import type { Tariff } from './provider-snapshot.ts';
import { cancelAtPeriodEnd, cancelNow, changeTariff, resume } from './sandbox/account/changes.ts';
import { disputeInvoice, payInvoice, refundInvoice } from './sandbox/account/payments.ts';
import { type SandboxAccount, SandboxRefusal } from './sandbox/account/state.ts';
import { subscribe, subscribeAndPay } from './sandbox/account/subscribe.ts';
import { type BillingBench, openBillingBench, webhookSecret } from './testing.ts';

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

/** Half-days. Coins given later than a day after they were due last longer (`syncGrants`), by design. */
const longestDelay = 2;
const kinds = [
  'subscribe',
  'leave at 3-D Secure',
  'pay',
  'change',
  'cancel',
  'resume',
  'end',
  'decline',
  'fix card',
  'refund',
  'dispute',
  'win',
] as const;

const tariff: fc.Arbitrary<Tariff> = fc.record({
  plan: fc.constantFrom(...paidPlans),
  interval: fc.constantFrom('monthly', 'yearly'),
});
/** What happens to a customer, with the days since the previous action. */
const action = fc.record({ days: fc.integer({ min: 1, max: 20 }), kind: fc.constantFrom(...kinds), tariff });
type Action = typeof action extends fc.Arbitrary<infer T> ? T : never;

function play(account: SandboxAccount, { kind, tariff: to }: Action, now: Date): SandboxAccount {
  const live = account.subscriptions.find(({ endedAt }) => endedAt === null);
  const paid = account.invoices.findLast(({ status, total }) => status === 'paid' && total > 0);
  const open = account.invoices.findLast(({ status }) => status === 'open');
  if (kind === 'decline') return { ...account, card: 'declined' };
  if (kind === 'fix card') return { ...account, card: 'good' };
  if (kind === 'pay' && open) return payInvoice(account, open.id, now);
  if (kind === 'refund' && paid) return refundInvoice(account, paid.id, now, 700);
  if (kind === 'dispute' && paid?.dispute === 'none') return disputeInvoice(account, paid.id, 'open', now);
  if (kind === 'win' && paid?.dispute === 'open') return disputeInvoice(account, paid.id, 'won', now);
  if (kind === 'subscribe' && !live) return subscribeAndPay(account, { tariff: to }, now).account;
  if (kind === 'leave at 3-D Secure' && !live) return subscribe(account, { tariff: to }, now).account;
  if (!live) return account;
  if (kind === 'change') return changeTariff(account, live.id, to, now);
  if (kind === 'cancel') return cancelAtPeriodEnd(account, live.id);
  if (kind === 'resume') return resume(account, live.id);
  if (kind === 'end') return cancelNow(account, live.id, now);
  return account;
}

function applyAction(customerId: string, one: Action): void {
  try {
    changeAccount(stripe.world, customerId, (account, now) => play(account, one, now));
  } catch (error) {
    if (!(error instanceof SandboxRefusal)) throw error;
  }
}

/** How an event arrives: how many half-days late, how often, and where among those of its half-day. */
const delivery = fc.record({
  late: fc.integer({ min: 0, max: longestDelay }),
  times: fc.integer({ min: 1, max: 3 }),
  place: fc.integer({ min: 0, max: 99 }),
});
type Delivery = typeof delivery extends fc.Arbitrary<infer T> ? T : never;

interface Pending {
  body: string;
  turn: number;
  place: number;
}

async function deliver(body: string): Promise<void> {
  const answer = await bench.send(body, signBody(body, webhookSecret, bench.clock.now()));
  expect(answer.status).toBe(200);
}

/** Takes the pending Stripe events of a customer. */
function drainEvents(customerId: string): string[] {
  const bodies = stripe.world.events.map((event) => JSON.stringify(event));
  const own = bodies.filter((body) => body.includes(customerId));
  stripe.world.events = stripe.world.events.filter((_, place) => !bodies[place]?.includes(customerId));
  return own;
}

/**
 * Receives all pending events of a customer concurrently, on separate connections where the database has
 * several, and works on all of them concurrently, while two processes grant due coins.
 */
async function deliverConcurrently(customerId: string, times: () => number): Promise<void> {
  const bodies = drainEvents(customerId).flatMap((body) => Array.from({ length: times() }, () => body));
  await Promise.all(bodies.map(deliver));
  const entries = bench.waiting.splice(0);
  await Promise.all([
    ...entries.map((entry) => bench.work(entry)),
    grantDueCoins(bench.deps),
    grantDueCoins(bench.deps),
  ]);
  // Entries that first look up the owner of a payment.
  await bench.drainQueue();
}

/** Plan, coins and all live grants, without names and creation times. */
async function outcome({ userId }: { userId: string }) {
  const grants = await bench.coins.grants(userId);
  return {
    plan: bench.plans.get(userId) ?? 'free',
    coins: await bench.coins.balance(userId),
    grants: grants.map(({ id: _, createdAt: __, ...grant }) => grant),
    problems: await bench.coins.audit(userId),
  };
}

it(`gives the same plan and coins for any order, delay, repetition and concurrency of events (${testDatabaseKind})`, async () => {
  await assertProperty(
    fc.asyncProperty(
      fc.array(action, { minLength: 3, maxLength: 9 }),
      fc.infiniteStream(delivery),
      async (course, deliveries) => {
        const orderly = await bench.customer();
        const wild = await bench.customer();
        const crossed = await bench.customer();
        const pending: Pending[] = [];
        const next = () => deliveries.next().value as Delivery;
        let turn = 0;
        /** Half a day: due work happens at Stripe, then events arrive and are processed. */
        const pass = async (one?: Action) => {
          for (const { customerId } of [orderly, wild, crossed]) {
            if (one) applyAction(customerId, one);
            accountOf(stripe.world, customerId);
          }
          for (const body of drainEvents(orderly.customerId)) {
            await deliver(body);
            await bench.drainQueue();
          }
          for (const body of drainEvents(wild.customerId)) {
            const { late, times, place } = next();
            for (let time = 0; time < times; time += 1) {
              // Coins restored by a won dispute start at the time of its event.
              const isOfDispute = body.includes('"charge.dispute.');
              const later = isOfDispute ? 0 : Math.min(longestDelay, late + (time % 2));
              pending.push({ body, turn: turn + later, place: (place * (time + 7)) % 100 });
            }
          }
          const due = pending.filter((one) => one.turn <= turn).sort((a, b) => a.place - b.place);
          for (const one of due) pending.splice(pending.indexOf(one), 1);
          for (const { body } of due) await deliver(body);
          while (bench.waiting.length > 0) {
            // Workers may take entries out of order.
            const [entry] = bench.waiting.splice(next().place % bench.waiting.length, 1);
            if (entry) await bench.work(entry);
          }
          await deliverConcurrently(crossed.customerId, () => next().times);
          await grantDueCoins(bench.deps);
          await Promise.all([1, 2].map(() => bench.coins.expireDue(bench.clock.now())));
          turn += 1;
          bench.clock.set(daysAfter(bench.clock.now(), 0.5));
        };
        for (const one of course) {
          for (let left = one.days * 2; left > 1; left -= 1) await pass();
          await pass(one);
        }
        // Deliver the last events too.
        do await pass();
        while (pending.length > 0);
        const right = await outcome(orderly);
        expect(right.problems).toEqual([]);
        expect(await outcome(wild)).toEqual(right);
        expect(await outcome(crossed)).toEqual(right);
      },
    ),
    { numRuns: isFullRun ? 15 : 3 },
  );
}, 600_000);
