import type { GrantSource } from '#contract/coins.ts';
import { highestPlan, isHigherPlan, type PlanName } from '#contract/plans.ts';
import type { ProviderSnapshot, SnapshotSubscription, SubscriptionStatus } from '../provider-snapshot.ts';
import { latest } from './calendar.ts';
import { expiryOf, renewsAt } from './coin-expiry.ts';
import { type CoinMonth, monthsOf, type Share, sharesOf } from './coin-months.ts';
import { type PaidPeriod, paidPeriods } from './paid-periods.ts';
import { hasStopped, returnedCoins } from './refunds.ts';

/** Coins that a customer should get, once, for a month that an invoice has paid. */
export interface DueGrant {
  /** `invoice:<invoice>:<month>`: unique among all customers, and the same on every computation. */
  reference: string;
  invoiceId: string;
  plan: PlanName;
  coins: number;
  source: Extract<GrantSource, 'subscription' | 'first_month_offer'>;
  dueAt: Date;
  expiresAt: Date;
  /** When the next ones replace them; null when none follow. */
  renewsAt: Date | null;
  /** How many to take back, as far as unspent, because money was refunded. */
  clawedBack: number;
}

/** What a customer is entitled to. Depends on the snapshot and the time only. */
export interface Entitlement {
  plan: PlanName;
  /** The due grants, by time. */
  grants: DueGrant[];
  /** When the next coins that are already paid are due; null when none are. */
  nextDueAt: Date | null;
}

/** A failed renewal is retried for a while; until the provider gives up, the plan continues. */
const statusesWithPlan: readonly SubscriptionStatus[] = ['trialing', 'active', 'past_due'];

/** Computes a customer's plan and coins at a moment. Pure. */
export function entitle(snapshot: ProviderSnapshot, now: Date): Entitlement {
  const periodsOf = paidPeriods(snapshot);
  const all = [...periodsOf].flatMap(([subscriptionId, periods]) => {
    const subscription = snapshot.subscriptions.find(({ id }) => id === subscriptionId) ?? null;
    return grantsOf(periods, subscription, now);
  });
  all.sort((a, b) => a.dueAt.getTime() - b.dueAt.getTime() || (a.reference < b.reference ? -1 : 1));
  return {
    plan: highestPlan(snapshot.subscriptions.map((one) => planOf(one, periodsOf.get(one.id) ?? []))),
    grants: all.filter(({ dueAt }) => dueAt <= now),
    nextDueAt: all.find(({ dueAt }) => dueAt > now)?.dueAt ?? null,
  };
}

/**
 * A provider may raise a subscription before it has collected the payment: until then the paid plan
 * continues.
 */
function planOf({ status, tariff }: SnapshotSubscription, periods: readonly PaidPeriod[]): PlanName {
  if (tariff === null || !statusesWithPlan.includes(status)) return 'free';
  const paid = periods.at(-1)?.steps.at(-1)?.plan ?? tariff.plan;
  return status === 'past_due' && isHigherPlan(tariff.plan, paid) ? paid : tariff.plan;
}

/** All coins that the paid periods of a subscription give, future months included. */
function grantsOf(periods: PaidPeriod[], subscription: SnapshotSubscription | null, now: Date): DueGrant[] {
  const months = periods
    .flatMap((period) => monthsOf(period, subscription?.endedAt ?? null))
    .map((month) => ({ month, shares: grantingShares(month) }))
    .filter(({ shares }) => shares.length > 0);
  return months.flatMap(({ month, shares }, place) => {
    const next = months[place + 1]?.shares[0];
    const nextMonth = next ? { dueAt: dueOf(next) } : null;
    return shares.map((share) => {
      const dueAt = dueOf(share);
      return presentGrant(month, share, {
        dueAt,
        expiresAt: expiryOf(dueAt, month, nextMonth, subscription, now),
        renewsAt: renewsAt(month, nextMonth, subscription),
      });
    });
  });
}

function grantingShares(month: CoinMonth): Share[] {
  return sharesOf(month).filter((share) => !hasStopped(share.invoice, dueOf(share)));
}

/** Not before it was paid. */
function dueOf({ from, invoice }: Share): Date {
  return latest(from, invoice.paidAt ?? from);
}

function presentGrant(
  { index }: CoinMonth,
  { invoice, plan, coins }: Share,
  life: Pick<DueGrant, 'dueAt' | 'expiresAt' | 'renewsAt'>,
): DueGrant {
  return {
    reference: `invoice:${invoice.id}:${index}`,
    invoiceId: invoice.id,
    plan,
    coins,
    source: invoice.hasOffer ? 'first_month_offer' : 'subscription',
    ...life,
    clawedBack: returnedCoins(invoice, coins),
  };
}
