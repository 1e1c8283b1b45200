import { can, type Feature, type PlanName } from '#contract/plans.ts';
import { AppError } from '#server/platform/app-error.ts';

/** Throws `premium_required` when a plan does not include a feature. */
export function requireFeature(plan: PlanName, feature: Feature): void {
  if (!can(plan, feature)) throw new AppError('premium_required');
}
