import type { Stripe } from '#server/platform/stripe/stripe-client.ts';
import { callStripe, findAtStripe, idOf } from './call-stripe.ts';
import { endsAtPeriodEnd, isOver } from './present-subscription.ts';

/**
 * No renewal any more, or again. A change that was to come with the next period is given up by a cancellation: Stripe
 * lets nobody cancel what it has planned a change for.
 */
export async function setStripeCancellation(stripe: Stripe, id: string, isCancelled: boolean): Promise<void> {
  const subscription = await findAtStripe(() => stripe.subscriptions.retrieve(id));
  if (subscription === null || isOver(subscription)) return;
  if (endsAtPeriodEnd(subscription) === isCancelled) return;
  const schedule = idOf(subscription.schedule);
  if (schedule !== null) await callStripe(() => stripe.subscriptionSchedules.release(schedule));
  await callStripe(() => stripe.subscriptions.update(id, paramsOf(subscription, isCancelled)));
}

/** The portal sets a day to end on instead of the mark, by the account's way of billing; either is taken back by its own. */
function paramsOf(
  { cancel_at_period_end: isMarked }: Stripe.Subscription,
  isCancelled: boolean,
): Stripe.SubscriptionUpdateParams {
  if (isCancelled || isMarked) return { cancel_at_period_end: isCancelled };
  return { cancel_at: '' };
}

/** Ends it without money back; nothing is left to do for one that has ended, which Stripe does not find any more. */
export async function cancelStripeNow(stripe: Stripe, id: string): Promise<void> {
  await findAtStripe(() => stripe.subscriptions.cancel(id, { prorate: false, invoice_now: false }));
}
