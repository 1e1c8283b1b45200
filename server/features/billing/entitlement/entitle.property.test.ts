import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { daysAfter } from '#contract/durations.ts';
import { billingIntervals, paidPlans, plans } from '#contract/plans.ts';
import { assertProperty } from '#testing/assert-property.ts';
import { priceOf } from '../prices.ts';
import type { ProviderSnapshot, Tariff } from '../provider-snapshot.ts';
import { advance } from '../sandbox/account/advance.ts';
import { cancelAtPeriodEnd, cancelNow, changeTariff, resume } from '../sandbox/account/changes.ts';
import { snapshotOf } from '../sandbox/account/snapshot-of.ts';
import { newSandboxAccount, type SandboxAccount, SandboxRefusal } from '../sandbox/account/state.ts';
import { subscribe, subscribeAndPay } from '../sandbox/account/subscribe.ts';
import { entitle } from './entitle.ts';

const tariff: fc.Arbitrary<Tariff> = fc.record({
  plan: fc.constantFrom(...paidPlans),
  interval: fc.constantFrom('monthly', 'yearly'),
});

/** An action of a customer, their card or their operator, with the days since the previous action. */
const action = fc.record({
  days: fc.integer({ min: 0, max: 45 }),
  kind: fc.constantFrom(
    'subscribe',
    'leave open',
    'change',
    'cancel',
    'resume',
    'end',
    'decline',
    'fix card',
    'wait',
  ),
  tariff,
});

type Action = typeof action extends fc.Arbitrary<infer T> ? T : never;

function play(account: SandboxAccount, { kind, tariff: to }: Action, now: Date): SandboxAccount {
  const live = account.subscriptions.find(({ endedAt }) => endedAt === null);
  if (kind === 'decline') return { ...account, card: 'declined' };
  if (kind === 'fix card') return { ...account, card: 'good' };
  if (kind === 'subscribe' && !live) return subscribeAndPay(account, { tariff: to }, now).account;
  if (kind === 'leave open' && !live) return subscribe(account, { tariff: to }, now).account;
  if (!live) return account;
  if (kind === 'change') return changeTariff(account, live.id, to, now);
  if (kind === 'cancel') return cancelAtPeriodEnd(account, live.id);
  if (kind === 'resume') return resume(account, live.id);
  if (kind === 'end') return cancelNow(account, live.id, now);
  return account;
}

/** Plays a sequence of actions over some years: the snapshot after each. */
function courseOf(actions: readonly Action[]): { now: Date; snapshot: ProviderSnapshot }[] {
  let account = newSandboxAccount('cus_1');
  let now = new Date('2027-01-31T09:00:00.000Z');
  return actions.map((each) => {
    now = daysAfter(now, each.days);
    account = advance(account, now);
    try {
      account = play(account, each, now);
    } catch (error) {
      if (!(error instanceof SandboxRefusal)) throw error;
    }
    return { now, snapshot: snapshotOf(account) };
  });
}

const course = fc.array(action, { minLength: 2, maxLength: 40 }).map(courseOf);

it('never revokes or changes what an earlier run has granted', () => {
  assertProperty(
    fc.property(course, (moments) => {
      let before = new Map<string, number>();
      for (const { snapshot, now } of moments) {
        const grants = new Map(
          entitle(snapshot, now).grants.map(({ reference, coins }) => [reference, coins]),
        );
        for (const [reference, coins] of before) expect(grants.get(reference)).toBe(coins);
        before = grants;
      }
    }),
    { numRuns: 3000 },
  );
});

it('gives in each paid month the coins of its highest plan, and no more', () => {
  assertProperty(
    fc.property(course, (moments) => {
      const last = moments.at(-1);
      if (!last) return;
      const paidMonths = last.snapshot.invoices
        .filter(({ status }) => status === 'paid')
        .flatMap(({ lines }) => lines)
        .filter(({ amount, isProration }) => amount > 0 && !isProration)
        .reduce((sum, line) => sum + (line.tariff?.interval === 'yearly' ? 12 : 1), 0);
      const { grants } = entitle(last.snapshot, last.now);
      const total = grants.reduce((sum, { coins }) => sum + coins, 0);
      expect(total).toBeLessThanOrEqual(paidMonths * plans.enterprise.coinsPerMonth);
      expect(new Set(grants.map(({ reference }) => reference)).size).toBe(grants.length);
      for (const { coins, expiresAt, dueAt } of grants) {
        expect(coins).toBeGreaterThan(0);
        expect(expiresAt >= daysAfter(dueAt, 30)).toBe(true);
        expect(expiresAt <= daysAfter(dueAt, 34 + 1)).toBe(true);
      }
    }),
    { numRuns: 3000 },
  );
});

it("sells coins by no sequence of changes below the cheapest plan's price", () => {
  const rates = paidPlans.flatMap((plan) => {
    const { coinsPerMonth, coinsPerYear } = plans[plan];
    const [month, year] = billingIntervals.map((interval) => priceOf({ plan, interval }));
    return [(month ?? 0) / coinsPerMonth, (year ?? 0) / coinsPerYear];
  });
  const cheapest = Math.min(...rates);
  assertProperty(
    fc.property(course, (moments) => {
      const last = moments.at(-1);
      if (!last) return;
      const paid = last.snapshot.invoices.reduce((sum, invoice) => sum + invoice.paid, 0);
      const { grants } = entitle(last.snapshot, last.now);
      const coins = grants.reduce((sum, grant) => sum + grant.coins, 0);
      // Cents and coins are whole: each invoice and each grant may round by one.
      const rounding = last.snapshot.invoices.length + grants.length;
      expect(coins * cheapest).toBeLessThanOrEqual(paid + rounding);
    }),
    { numRuns: 1000 },
  );
});

it('knows when the next coins are due: none before, some at that time', () => {
  assertProperty(
    fc.property(course, (moments) => {
      const last = moments.at(-1);
      if (!last) return;
      const { nextDueAt, grants } = entitle(last.snapshot, last.now);
      if (nextDueAt === null) return;
      const justBefore = entitle(last.snapshot, new Date(nextDueAt.getTime() - 1));
      expect(justBefore.grants).toHaveLength(grants.length);
      expect(entitle(last.snapshot, nextDueAt).grants.length).toBeGreaterThan(grants.length);
    }),
    { numRuns: 3000 },
  );
});
