import { daysAfter } from '#contract/durations.ts';
import { monthsAfter } from '../../entitlement/calendar.ts';
import { monthsIn, priceOf } from '../../prices.ts';
import type { SnapshotInvoice } from '../../provider-snapshot.ts';
import { cancelNow } from './changes.ts';
import { addInvoice } from './invoices.ts';
import { payInvoice } from './payments.ts';
import { type SandboxAccount, type SandboxSubscription, withInvoice, withSubscription } from './state.ts';

/** Days after a renewal on which a failed payment is retried; after the last, the subscription ends. */
export const retryDays = [3, 5, 7] as const;
/** Days that a first payment may stay open. */
const firstPaymentDays = 1;

/** Applies all that is due by then, by time: renewals, retried payments, ends. */
export function advance(account: SandboxAccount, now: Date): SandboxAccount {
  let current = account;
  for (;;) {
    const next = nextStep(current);
    if (next === null || next.at > now) return current;
    current = next.apply(current);
  }
}

interface Step {
  at: Date;
  apply(account: SandboxAccount): SandboxAccount;
}

function nextStep(account: SandboxAccount): Step | null {
  const steps = account.subscriptions.flatMap((subscription) => {
    const step = stepOf(account, subscription);
    return step === null ? [] : [step];
  });
  return steps.sort((a, b) => a.at.getTime() - b.at.getTime())[0] ?? null;
}

function stepOf(account: SandboxAccount, subscription: SandboxSubscription): Step | null {
  const { id, status, periodEnd, createdAt } = subscription;
  if (subscription.endedAt !== null) return null;
  if (status === 'incomplete') {
    const at = daysAfter(createdAt, firstPaymentDays);
    return { at, apply: (current) => cancelNow(current, id, at) };
  }
  const open = account.invoices.find((invoice) => invoice.subscriptionId === id && invoice.status === 'open');
  const isHeldBack = open?.nextAttemptAt === null && subscription.cancelAtPeriodEnd;
  if (open && !isHeldBack) return retryOf(open, subscription);
  if (subscription.cancelAtPeriodEnd) {
    return { at: periodEnd, apply: (current) => cancelNow(current, id, periodEnd) };
  }
  return { at: periodEnd, apply: (current) => renew(current, subscription) };
}

function renew(account: SandboxAccount, subscription: SandboxSubscription): SandboxAccount {
  const { id, periodEnd, next } = subscription;
  const tariff = next ?? subscription.tariff;
  // Periods count from the first one's day, so that the 31st returns after a February.
  const isSame = tariff.interval === subscription.tariff.interval;
  const anchor = isSame ? subscription.anchor : periodEnd;
  const monthsPaid = (isSame ? subscription.monthsPaid : 0) + monthsIn(tariff.interval);
  const end = monthsAfter(anchor, monthsPaid);
  const renewed = withSubscription(account, id, {
    tariff,
    next: null,
    anchor,
    monthsPaid,
    periodStart: periodEnd,
    periodEnd: end,
  });
  const line = { tariff, start: periodEnd, end, amount: priceOf(tariff), isProration: false };
  const added = addInvoice(renewed, { subscriptionId: id, reason: 'cycle', lines: [line] }, periodEnd);
  if (account.card === 'good') return payInvoice(added.account, added.invoice.id, periodEnd);
  return withInvoice(withSubscription(added.account, id, { status: 'past_due' }), added.invoice.id, {
    nextAttemptAt: daysAfter(periodEnd, retryDays[0]),
  });
}

function retryOf(invoice: SnapshotInvoice, { id }: SandboxSubscription): Step | null {
  const { nextAttemptAt } = invoice;
  if (nextAttemptAt === null) return null;
  return {
    at: nextAttemptAt,
    apply(account) {
      if (account.card === 'good') return payInvoice(account, invoice.id, nextAttemptAt);
      const following = retryDays
        .map((days) => daysAfter(invoice.createdAt, days))
        .find((moment) => moment > nextAttemptAt);
      if (following) return withInvoice(account, invoice.id, { nextAttemptAt: following });
      return cancelNow(account, id, nextAttemptAt);
    },
  };
}
