import { offeredPlan } from '#contract/offered-plan.ts';
import type { PlanReason } from '#contract/plan-reasons.ts';
import {
  can,
  isOfferedTariff,
  isPremium,
  type PaidPlan,
  type PlanName,
  plans,
  specialDiscount,
  type Tariff,
} from '#contract/plans.ts';
import { tools } from '#contract/tools.ts';
import type { TranslateOf } from '#web/i18n/catalogue.ts';
import type { pricingTexts } from './texts.ts';

/** Why the user came to the plans, and what to offer them. */
export interface Promo {
  reason: PlanReason;
  /** The plan that helps, which is marked; null for users of the largest plan who only want coins. */
  plan: PaidPlan | null;
  /** Whether its first month is discounted for them. */
  hasOffer: boolean;
}

/** Whether a tariff's first month is discounted with this promo. */
export function hasOfferAt(promo: Promo | null, tariff: Tariff): boolean {
  return promo?.hasOffer === true && isOfferedTariff(tariff);
}

const ofCoins: readonly PlanReason[] = ['trial_ended', 'low_balance'];

/**
 * The promo of a reason for a user's plan; null if the reason does not apply, such as a tool that the plan
 * includes. `canHaveOffer`: whether the first month's discount is available, which is offered only to users
 * who need coins.
 */
export function promoFor(reason: PlanReason, plan: PlanName, canHaveOffer: boolean): Promo | null {
  const offered = offeredPlan(plan);
  if (ofCoins.includes(reason)) {
    return { reason, plan: offered, hasOffer: canHaveOffer && offered === specialDiscount.plan };
  }
  const isOver =
    (reason === 'thumbnails_v2' && can(plan, 'thumbnailsV2')) || (reason === 'plan_ended' && isPremium(plan));
  return isOver || offered === null ? null : { reason, plan: offered, hasOffer: false };
}

/** The reason in a sentence, and the plan that helps in another. */
export function promoText(
  { reason, plan }: Promo,
  t: TranslateOf<typeof pricingTexts>,
): { title: string; line: string } {
  const title = t(titles[reason]);
  if (plan === null) return { title, line: t('promoTopLine') };
  const { label, coinsPerMonth: coins, trainedStyles, describedStyles } = plans[plan];
  const thumbnails = Math.floor(coins / tools.Thumbnail.coins);
  const offer = { plan: label, coins };
  switch (reason) {
    case 'trial_ended':
    case 'low_balance':
      return { title, line: t('promoLine', { ...offer, thumbnails }) };
    case 'thumbnails_v2':
      return {
        title,
        line: t('v2Line', { ...offer, pictures: Math.floor(coins / tools.ThumbnailsV2.coins) }),
      };
    case 'trained_styles':
      return {
        title,
        line:
          trainedStyles === null
            ? t('trainedUnlimitedLine', offer)
            : t('trainedLine', { ...offer, styles: trainedStyles }),
      };
    case 'described_styles':
      return { title, line: t('describedLine', { ...offer, styles: describedStyles }) };
    case 'plan_ended':
      return { title, line: t('endedLine', { ...offer, thumbnails }) };
  }
}

const titles = {
  trial_ended: 'promoTitle',
  low_balance: 'lowTitle',
  thumbnails_v2: 'v2Title',
  trained_styles: 'stylesTitle',
  described_styles: 'stylesTitle',
  plan_ended: 'endedTitle',
} as const satisfies Record<PlanReason, keyof typeof pricingTexts.english>;
