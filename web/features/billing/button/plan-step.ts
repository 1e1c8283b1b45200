import type { Billing } from '#contract/billing.ts';
import { isOfferedTariff, isUpgrade, type Tariff } from '#contract/plans.ts';

/** What a plan's button does. */
export type PlanStep =
  /** To a checkout; `hasOffer`: with the first month's discount. */
  | { kind: 'start'; hasOffer: boolean }
  /** The current subscription. */
  | { kind: 'current' }
  /** The planned change, at that time. */
  | { kind: 'planned'; at: string }
  /** Now, for the difference. */
  | { kind: 'upgrade' }
  /** With the next period, which starts at that time. */
  | { kind: 'later'; at: string }
  /** Nothing changes until the open payment is made. */
  | { kind: 'unpaid' }
  /** The current price is none of these plans: only the portal knows the effect of a change. */
  | { kind: 'manage' }
  /** Plans are not sold here. */
  | { kind: 'closed' };

type BillingState = Pick<Billing, 'mode' | 'subscription' | 'canHaveOffer'>;

/** The step for a tariff; a change counts from the current subscription, not from a planned one. */
export function planStep(
  { mode, subscription, canHaveOffer }: BillingState,
  to: Tariff,
  wantsOffer: boolean,
): PlanStep {
  if (mode === 'off') return { kind: 'closed' };
  if (subscription === null) {
    return { kind: 'start', hasOffer: wantsOffer && canHaveOffer && isOfferedTariff(to) };
  }
  const { planType, interval, next, currentPeriodEnd } = subscription;
  if (planType === to.plan && interval === to.interval) return { kind: 'current' };
  if (next !== null && next.planType === to.plan && next.interval === to.interval) {
    return { kind: 'planned', at: currentPeriodEnd };
  }
  if (subscription.status !== 'active' && subscription.status !== 'trialing') return { kind: 'unpaid' };
  if (planType === null || interval === null) return { kind: 'manage' };
  return isUpgrade({ plan: planType, interval }, to)
    ? { kind: 'upgrade' }
    : { kind: 'later', at: currentPeriodEnd };
}

/** Whether the first month's discount is available on request. */
export function canStartOffer({ mode, subscription, canHaveOffer }: BillingState): boolean {
  return mode !== 'off' && subscription === null && canHaveOffer;
}
