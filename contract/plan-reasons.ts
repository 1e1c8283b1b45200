/**
 * Reasons for sending a user to the pricing page, as `?promo=` in the address. The first is fixed by the
 * specification. The page explains the reason and marks the plan that helps.
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

/** Returns the reason in an address; null without a known one. */
export function planReasonOf(search: URLSearchParams): PlanReason | null {
  const parameter = search.get('promo');
  return planReasons.find((reason) => reason === parameter) ?? null;
}
