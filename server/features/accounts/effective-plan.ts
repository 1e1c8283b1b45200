import { highestPlan, normalisePlan, type PlanName } from '#contract/plans.ts';
import type { UserRow } from './schema.ts';

/** The plan that counts: what an admin has given, or what is paid for where that is higher. */
export function effectivePlan({ plan, paidPlan }: Pick<UserRow, 'plan' | 'paidPlan'>): PlanName {
  return highestPlan([normalisePlan(plan), normalisePlan(paidPlan)]);
}
