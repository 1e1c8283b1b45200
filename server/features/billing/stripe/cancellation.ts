import type { Stripe } from '#server/platform/stripe/stripe-client.ts';
import { callStripe, findAtStripe, idOf } from './call-stripe.ts';
import { endsAtPeriodEnd, isOver } from './present-subscription.ts';

/**
 * Stops renewals or resumes them. A cancellation drops a planned change: Stripe refuses to cancel a
 * subscription with a schedule.
 */
export async function setStripeCancellation(stripe: Stripe, id: string, isCancelled: boolean): Promise<void> {
  const subscription = await findAtStripe(() => stripe.subscriptions.retrieve(id));
  if (subscription === null || isOver(subscription)) return;
  if (endsAtPeriodEnd(subscription) === isCancelled) return;
  const schedule = idOf(subscription.schedule);
  if (schedule !== null) await callStripe(() => stripe.subscriptionSchedules.release(schedule));
  await callStripe(() => stripe.subscriptions.update(id, paramsOf(subscription, isCancelled)));
}

/**
 * Depending on the account's billing mode, the portal sets an end date instead of the flag; each is undone in
 * its own way.
 */
function paramsOf(
  { cancel_at_period_end: isMarked }: Stripe.Subscription,
  isCancelled: boolean,
): Stripe.SubscriptionUpdateParams {
  if (isCancelled || isMarked) return { cancel_at_period_end: isCancelled };
  return { cancel_at: '' };
}

/** Ends it without a refund; no-op for one that has ended, which Stripe no longer finds. */
export async function cancelStripeNow(stripe: Stripe, id: string): Promise<void> {
  await findAtStripe(() => stripe.subscriptions.cancel(id, { prorate: false, invoice_now: false }));
}
