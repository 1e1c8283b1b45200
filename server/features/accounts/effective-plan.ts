import { highestPlan, normalisePlan, type PlanName } from '#contract/plans.ts';
import type { UserRow } from './schema.ts';

/** The plan in effect: the higher of the one an admin has given and the one paid for. */
export function effectivePlan({ plan, paidPlan }: Pick<UserRow, 'plan' | 'paidPlan'>): PlanName {
  return highestPlan([normalisePlan(plan), normalisePlan(paidPlan)]);
}
