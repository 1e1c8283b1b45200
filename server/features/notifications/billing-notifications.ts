import { plans } from '#contract/plans.ts';
import type { Tx } from '#server/platform/database/database.ts';
import type { BillingChange } from '../billing/billing.ts';
import { type AddDeps, addNotification } from './add-notification.ts';

/** What is also sent by mail. */
export interface BillingMail {
  userId: string;
  kind: 'paymentFailed' | 'subscriptionEnded';
  /** The plan's display name. */
  plan: string;
}

export interface BillingNotifierDeps extends AddDeps {
  /** Called in the transaction that adds the notification. */
  onBillingMail?(tx: Tx, mail: BillingMail): Promise<void>;
}

/**
 * Notifies of a purchase, a failed payment and an ended plan, each once. Coins of a renewal are not
 * announced.
 */
export async function notifyOfBilling(deps: BillingNotifierDeps, tx: Tx, news: BillingChange): Promise<void> {
  await notifyOfPurchase(deps, tx, news);
  await notifyOfFailures(deps, tx, news);
  await notifyOfEnd(deps, tx, news);
}

async function notifyOfPurchase(deps: BillingNotifierDeps, tx: Tx, news: BillingChange): Promise<void> {
  const { userId, granted } = news;
  const purchase = granted.findLast(({ isPurchase }) => isPurchase);
  if (!purchase) return;
  // A user who was away for months gets the sum.
  const coins = granted.reduce((sum, grant) => sum + grant.coins, 0);
  const content = { type: 'purchase', values: { plan: plans[purchase.plan].label, coins } } as const;
  await addNotification(deps, tx, { userId, content, once: `purchase:${purchase.reference}` });
}

async function notifyOfFailures(deps: BillingNotifierDeps, tx: Tx, news: BillingChange): Promise<void> {
  const { userId, failedInvoices } = news;
  const plan = plans[news.plan].label;
  for (const invoice of failedInvoices) {
    const content = { type: 'payment_failed', values: { plan } } as const;
    const isNew = await addNotification(deps, tx, { userId, content, once: `payment_failed:${invoice}` });
    if (isNew) await deps.onBillingMail?.(tx, { userId, kind: 'paymentFailed', plan });
  }
}

async function notifyOfEnd(deps: BillingNotifierDeps, tx: Tx, news: BillingChange): Promise<void> {
  const { userId, planBefore, subscription } = news;
  if (news.plan !== 'free' || planBefore === 'free') return;
  const plan = plans[planBefore].label;
  const content = { type: 'subscription_ended', values: { plan } } as const;
  // A plan that ended for lack of payment may still be paid, and end again.
  const once = `subscription_ended:${subscription?.id}:${subscription?.status}`;
  const isNew = await addNotification(deps, tx, { userId, content, once });
  if (isNew) await deps.onBillingMail?.(tx, { userId, kind: 'subscriptionEnded', plan });
}
