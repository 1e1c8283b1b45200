import { type PaidPlan, type PlanName, paidPlans, plans } from '#contract/plans.ts';

/** Whether a plan is recommended to someone: never less than they have. */
export function isRecommended(plan: PaidPlan, ownPlan: PlanName | null): boolean {
  const order: readonly (PlanName | null)[] = paidPlans;
  return plans[plan].recommended && order.indexOf(ownPlan) <= order.indexOf(plan);
}
