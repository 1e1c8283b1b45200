import { monthsAfter } from '../../entitlement/calendar.ts';
import { monthsIn, priceOf } from '../../prices.ts';
import type { Tariff } from '../../provider-snapshot.ts';
import { addInvoice } from './invoices.ts';
import { payInvoice } from './payments.ts';
import { type SandboxAccount, SandboxRefusal, type SandboxSubscription } from './state.ts';

export interface SubscriptionRequest {
  tariff: Tariff;
  /** Off the first invoice, in cents. */
  discount?: number;
  checkoutId?: string;
}

/** Adds a subscription and its first, unpaid invoice. */
export function subscribe(
  account: SandboxAccount,
  { tariff, discount = 0, checkoutId }: SubscriptionRequest,
  now: Date,
): { account: SandboxAccount; subscriptionId: string; invoiceId: string } {
  const names = account.names + 1;
  const months = monthsIn(tariff.interval);
  const subscription: SandboxSubscription = {
    id: `sub_${account.customerId}_${names}`,
    checkoutId,
    status: 'incomplete',
    tariff,
    createdAt: now,
    anchor: now,
    monthsPaid: months,
    periodStart: now,
    periodEnd: monthsAfter(now, months),
    cancelAtPeriodEnd: false,
    endedAt: null,
    next: null,
  };
  const line = {
    tariff,
    start: now,
    end: subscription.periodEnd,
    amount: priceOf(tariff),
    isProration: false,
  };
  const added = addInvoice(
    { ...account, names, subscriptions: [...account.subscriptions, subscription] },
    { subscriptionId: subscription.id, reason: 'create', lines: [line], discount },
    now,
  );
  return { account: added.account, subscriptionId: subscription.id, invoiceId: added.invoice.id };
}

/**
 * Adds a subscription that is paid at once. Throws `SandboxRefusal` when the card is declined; nothing is
 * created then.
 */
export function subscribeAndPay(
  account: SandboxAccount,
  order: SubscriptionRequest,
  now: Date,
): { account: SandboxAccount; subscriptionId: string } {
  if (account.card === 'declined') throw new SandboxRefusal('The card was declined.');
  const made = subscribe(account, order, now);
  return { account: payInvoice(made.account, made.invoiceId, now), subscriptionId: made.subscriptionId };
}
