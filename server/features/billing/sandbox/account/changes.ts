import { isUpgrade } from '#contract/plans.ts';
import { monthsAfter } from '../../entitlement/calendar.ts';
import { monthsIn, priceOf } from '../../prices.ts';
import type { SnapshotLine, Tariff } from '../../provider-snapshot.ts';
import { addInvoice } from './invoices.ts';
import { payInvoice } from './payments.ts';
import {
  currentSubscription,
  type SandboxAccount,
  SandboxRefusal,
  type SandboxSubscription,
  withSubscription,
} from './state.ts';

/**
 * Changes plan or interval: upgrades at once, for the difference over the rest of the period; all else at the
 * end of the period. Throws `SandboxRefusal` if nothing would change or the card is declined; nothing changes
 * then.
 */
export function changeTariff(account: SandboxAccount, id: string, to: Tariff, now: Date): SandboxAccount {
  const subscription = currentSubscription(account, id);
  const { tariff } = subscription;
  if (tariff.plan === to.plan && tariff.interval === to.interval) {
    if (subscription.next !== null) return withSubscription(account, id, { next: null });
    throw new SandboxRefusal('This is already the current plan.');
  }
  if (subscription.status !== 'active') throw new SandboxRefusal('The last payment is still open.');
  if (!isUpgrade(tariff, to)) return withSubscription(account, id, { next: to, cancelAtPeriodEnd: false });
  if (account.card === 'declined') throw new SandboxRefusal('The card was declined.');
  const changed = upgraded(subscription, to, now);
  const added = addInvoice(
    withSubscription(account, id, { ...changed, next: null, cancelAtPeriodEnd: false }),
    { subscriptionId: id, reason: 'update', lines: linesOf(subscription, to, changed, now) },
    now,
  );
  return payInvoice(added.account, added.invoice.id, now);
}

type Upgraded = Pick<SandboxSubscription, 'tariff' | 'anchor' | 'monthsPaid' | 'periodStart' | 'periodEnd'>;

/** Another interval starts its own period; another plan keeps the period. */
function upgraded(subscription: SandboxSubscription, to: Tariff, now: Date): Upgraded {
  const { anchor, monthsPaid, periodStart, periodEnd } = subscription;
  if (to.interval === subscription.tariff.interval) {
    return { tariff: to, anchor, monthsPaid, periodStart, periodEnd };
  }
  const months = monthsIn(to.interval);
  return {
    tariff: to,
    anchor: now,
    monthsPaid: months,
    periodStart: now,
    periodEnd: monthsAfter(now, months),
  };
}

function linesOf(before: SandboxSubscription, to: Tariff, after: Upgraded, now: Date): SnapshotLine[] {
  const left = before.periodEnd.getTime() - now.getTime();
  const share = left / (before.periodEnd.getTime() - before.periodStart.getTime());
  const rest = { start: now, end: before.periodEnd, isProration: true };
  const unused = { ...rest, tariff: before.tariff, amount: -Math.round(share * priceOf(before.tariff)) };
  if (to.interval === before.tariff.interval) {
    return [unused, { ...rest, tariff: to, amount: Math.round(share * priceOf(to)) }];
  }
  return [unused, { tariff: to, start: now, end: after.periodEnd, amount: priceOf(to), isProration: false }];
}

/** Stops renewals: what is paid lasts until the end of the period. */
export function cancelAtPeriodEnd(account: SandboxAccount, id: string): SandboxAccount {
  currentSubscription(account, id);
  return withSubscription(account, id, { cancelAtPeriodEnd: true, next: null });
}

/** Undoes a cancellation while the subscription is live. */
export function resume(account: SandboxAccount, id: string): SandboxAccount {
  currentSubscription(account, id);
  return withSubscription(account, id, { cancelAtPeriodEnd: false });
}

/** Ends a subscription now; its open invoices become void. */
export function cancelNow(account: SandboxAccount, id: string, now: Date): SandboxAccount {
  currentSubscription(account, id);
  const ended = withSubscription(account, id, { status: 'canceled', endedAt: now, next: null });
  return {
    ...ended,
    invoices: ended.invoices.map((invoice) =>
      invoice.subscriptionId === id && invoice.status === 'open'
        ? { ...invoice, status: 'void' as const, nextAttemptAt: null }
        : invoice,
    ),
  };
}
