import type { PaidPlan, PlanName } from './plans.ts';

/** Returns the plan to offer to a user who needs more: Pro, or the next plan above Pro; null at the top. */
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
