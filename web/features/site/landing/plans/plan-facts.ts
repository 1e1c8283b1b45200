import { type BillingInterval, offers, type PaidPlan, plans } from '#contract/plans.ts';
import { tools } from '#contract/tools.ts';
import type { TranslateOf } from '#web/i18n/catalogue.ts';
import type { landingTexts } from '../texts.ts';

/**
 * What a plan includes, one line each, most important first. A server's community is open to every plan, and
 * part of none.
 */
export function planFacts(
  name: PaidPlan,
  interval: BillingInterval,
  t: TranslateOf<typeof landingTexts>,
): string[] {
  const plan = plans[name];
  const isYearly = interval === 'yearly';
  const coins = isYearly ? plan.coinsPerYear : plan.coinsPerMonth;
  return [
    t(isYearly ? 'coinsYearly' : 'coinsMonthly', { count: coins }),
    t('thumbnails', { count: Math.floor(coins / tools.Thumbnail.coins) }),
    plan.trainedStyles === null ? t('unlimitedStyles') : t('customStyles', { count: plan.trainedStyles }),
    ...(offers(name, 'canvasEditor') ? [t('canvasEditor')] : []),
    ...(plan.supportHours === null ? [] : [t('support', { hours: plan.supportHours })]),
    ...(offers(name, 'prioritySupport') ? [t('prioritySupport')] : []),
  ];
}
