import type { SubscriptionView } from '#contract/billing.ts';
import { isHigherPlan, specialDiscount, type Tariff } from '#contract/plans.ts';
import type { TranslateOf } from '#web/i18n/catalogue.ts';
import { formatPrice } from '#web/i18n/money.ts';
import { dayOf } from '../day-of.ts';
import type { billingTexts } from '../texts.ts';
import type { PlanStep } from './plan-step.ts';

type Texts = TranslateOf<typeof billingTexts>;

/** The button's label. */
export function stepLabel(
  step: PlanStep,
  to: Tariff,
  subscription: SubscriptionView | null,
  t: Texts,
): string {
  if (step.kind === 'start') {
    return step.hasOffer
      ? t('getStartedFor', { price: formatPrice(specialDiscount.firstMonthPrice) })
      : t('getStarted');
  }
  const from = subscription?.planType ?? null;
  if (from === null) return t('change');
  if (from === to.plan) return t(to.interval === 'yearly' ? 'toYearly' : 'toMonthly');
  if (isHigherPlan(from, to.plan)) return t('downgrade');
  // A larger plan paid monthly instead of yearly also waits, so it is no upgrade.
  return t(step.kind === 'upgrade' ? 'upgrade' : 'change');
}

/** When the change takes effect; null if not worth a note. */
export function stepNote(step: PlanStep, t: Texts): string | null {
  if (step.kind === 'upgrade') return t('upgradeNote');
  if (step.kind === 'later') return t('laterNote', { date: dayOf(step.at) });
  return step.kind === 'planned' ? t('plannedNote', { date: dayOf(step.at) }) : null;
}
