import type { BillingInterval, PaidPlan } from '#contract/plans.ts';
import { plans } from '#contract/plans.ts';
import type { Translate } from '#web/i18n/catalogue.ts';
import type { billingTextsEn } from '../texts.ts';

type Texts = Translate<typeof billingTextsEn>;

/** "PRO" and "yearly", as sentences name them. */
export function tariffNames(
  { planType, interval }: { planType: PaidPlan; interval: BillingInterval },
  t: Texts,
): { plan: string; interval: string } {
  return { plan: plans[planType].label, interval: t(interval) };
}
