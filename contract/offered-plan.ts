import type { PaidPlan, PlanName } from './plans.ts';

/**
 * The plan that is offered to who needs more than they have: Pro, and to who has that the next one; null at
 * the top.
 */
export function offeredPlan(plan: PlanName): PaidPlan | null {
  const next: Record<PlanName, PaidPlan | null> = {
    free: 'pro',
    basic: 'pro',
    pro: 'plus',
    plus: 'enterprise',
    enterprise: null,
  };
  return next[plan];
}
