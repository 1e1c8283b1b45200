/**
 * Why a user is led to the plans, as `?promo=` in the address. The first is the specification's own; the page
 * explains the reason and marks the plan that helps.
 */
export const planReasons = [
  'trial_ended',
  'low_balance',
  'thumbnails_v2',
  'trained_styles',
  'described_styles',
  'plan_ended',
] as const;
export type PlanReason = (typeof planReasons)[number];

/** The reason that an address gives; null for none, and for one that there is not. */
export function planReasonOf(search: URLSearchParams): PlanReason | null {
  const given = search.get('promo');
  return planReasons.find((reason) => reason === given) ?? null;
}
