import { type PlanName, plans } from '#contract/plans.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { type AddDeps, addNotification } from './add-notification.ts';

/** What is told of somebody's subscription, as billing has found it changed. */
export interface BillingChange {
  userId: string;
  plan: PlanName;
  planBefore: PlanName;
  /** The subscription that the plan comes or came from, as it stands; null without any. */
  subscription: { id: string; status: string } | null;
  /** Coins that are new. `isPurchase`: the first that were paid with a new or a higher plan, and no renewal's. */
  granted: readonly { reference: string; coins: number; plan: PlanName; isPurchase: boolean }[];
  /** Invoices that could not be collected and are tried again. */
  failedInvoices: readonly string[];
}

/** What is mailed as well. */
export interface BillingMail {
  userId: string;
  kind: 'paymentFailed' | 'subscriptionEnded';
  /** The plan's name as it is shown. */
  plan: string;
}

export interface BillingNewsDeps extends AddDeps {
  /** Told in the transaction in which somebody is told of it here. */
  onBillingMail?(tx: Tx, mail: BillingMail): Promise<void>;
}

/** Tells of a purchase, a payment that failed and a plan that has ended, each once; coins of a renewal come quietly. */
export async function tellBillingNews(deps: BillingNewsDeps, tx: Tx, news: BillingChange): Promise<void> {
  await tellPurchase(deps, tx, news);
  await tellFailures(deps, tx, news);
  await tellEnd(deps, tx, news);
}

async function tellPurchase(deps: BillingNewsDeps, tx: Tx, news: BillingChange): Promise<void> {
  const { userId, granted } = news;
  const purchase = granted.findLast(({ isPurchase }) => isPurchase);
  if (!purchase) return;
  // Whoever was away for months is told of all that has come.
  const coins = granted.reduce((sum, grant) => sum + grant.coins, 0);
  const content = { type: 'purchase', values: { plan: plans[purchase.plan].label, coins } } as const;
  await addNotification(deps, tx, { userId, content, once: `purchase:${purchase.reference}` });
}

async function tellFailures(deps: BillingNewsDeps, tx: Tx, news: BillingChange): Promise<void> {
  const { userId, failedInvoices } = news;
  const plan = plans[news.plan].label;
  for (const invoice of failedInvoices) {
    const content = { type: 'payment_failed', values: { plan } } as const;
    const isNew = await addNotification(deps, tx, { userId, content, once: `payment_failed:${invoice}` });
    if (isNew) await deps.onBillingMail?.(tx, { userId, kind: 'paymentFailed', plan });
  }
}

async function tellEnd(deps: BillingNewsDeps, tx: Tx, news: BillingChange): Promise<void> {
  const { userId, planBefore, subscription } = news;
  if (news.plan !== 'free' || planBefore === 'free') return;
  const plan = plans[planBefore].label;
  const content = { type: 'subscription_ended', values: { plan } } as const;
  // One that was given up for want of a payment may be paid after all, and end again.
  const once = `subscription_ended:${subscription?.id}:${subscription?.status}`;
  const isNew = await addNotification(deps, tx, { userId, content, once });
  if (isNew) await deps.onBillingMail?.(tx, { userId, kind: 'subscriptionEnded', plan });
}
