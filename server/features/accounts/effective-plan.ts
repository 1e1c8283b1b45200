import { highestPlan, largestPlan, normalisePlan, type PlanName } from '#contract/plans.ts';
import type { AccountDeps } from './deps.ts';
import type { UserRow } from './schema.ts';

/** The plan as stored: the higher of the one an admin has given and the one paid for. */
export function storedPlan({ plan, paidPlan }: Pick<UserRow, 'plan' | 'paidPlan'>): PlanName {
  return highestPlan([normalisePlan(plan), normalisePlan(paidPlan)]);
}

/** The plan in effect: the stored one, or the largest where the server works without coins. */
export function effectivePlan(
  { usesCoins = true }: Pick<AccountDeps, 'usesCoins'>,
  row: Pick<UserRow, 'plan' | 'paidPlan'>,
): PlanName {
  return usesCoins ? storedPlan(row) : largestPlan;
}
