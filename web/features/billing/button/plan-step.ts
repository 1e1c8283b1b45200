import type { Billing } from '#contract/billing.ts';
import { isOfferedTariff, isUpgrade, type Tariff } from '#contract/plans.ts';

/** What a plan's button does for somebody. */
export type PlanStep =
  /** To a checkout; `hasOffer`: with the discount of the first month. */
  | { kind: 'start'; hasOffer: boolean }
  /** It is what they pay for. */
  | { kind: 'current' }
  /** It is what theirs becomes, at that moment. */
  | { kind: 'planned'; at: string }
  /** Now, for the difference. */
  | { kind: 'upgrade' }
  /** With the next period, which begins at that moment. */
  | { kind: 'later'; at: string }
  /** Nothing changes until the open payment is made. */
  | { kind: 'unpaid' }
  /** They pay a price that is none of these plans: the portal knows what a change means. */
  | { kind: 'manage' }
  /** Plans are not sold here. */
  | { kind: 'closed' };

type Payer = Pick<Billing, 'mode' | 'subscription' | 'canHaveOffer'>;

/** Which of those it is; a change is counted from the subscription as it stands, not from one that is planned. */
export function planStep(
  { mode, subscription, canHaveOffer }: Payer,
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

/** Whether the discount of a first month is theirs if they ask for it. */
export function canStartOffer({ mode, subscription, canHaveOffer }: Payer): boolean {
  return mode !== 'off' && subscription === null && canHaveOffer;
}
