import type { SubscriptionView } from '#contract/billing.ts';
import { billingIntervals, paidPlans, type Tariff } from '#contract/plans.ts';

/** The tariff that the portal opens with: the one in the address, else the current one. */
export function requestedTariff(
  search: URLSearchParams,
  { planType, interval }: Pick<SubscriptionView, 'planType' | 'interval'>,
): Tariff {
  return {
    plan: paidPlans.find((plan) => plan === search.get('plan')) ?? planType ?? 'pro',
    interval: billingIntervals.find((one) => one === search.get('interval')) ?? interval ?? 'yearly',
  };
}
