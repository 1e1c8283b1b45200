import type { SubscriptionView } from '#contract/billing.ts';
import { billingIntervals, paidPlans, type Tariff } from '#contract/plans.ts';

/** The tariff that the portal opens with: the one that the address asks to confirm, else the one that is paid for. */
export function askedTariff(
  search: URLSearchParams,
  { planType, interval }: Pick<SubscriptionView, 'planType' | 'interval'>,
): Tariff {
  return {
    plan: paidPlans.find((plan) => plan === search.get('plan')) ?? planType ?? 'pro',
    interval: billingIntervals.find((one) => one === search.get('interval')) ?? interval ?? 'yearly',
  };
}
