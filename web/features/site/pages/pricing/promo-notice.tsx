import { CalendarClock, Coins, Lock, type LucideIcon } from 'lucide-react';
import type { PlanReason } from '#contract/plan-reasons.ts';
import { specialDiscount } from '#contract/plans.ts';
import { Notice, PlanButton } from '#web/features/billing/index.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { formatPrice } from '#web/i18n/money.ts';
import { type Promo, promoText } from './promo.ts';
import { pricingTexts } from './texts.ts';

const { firstMonthPrice, regularPrice } = specialDiscount;

const icons: Record<PlanReason, LucideIcon> = {
  trial_ended: Coins,
  low_balance: Coins,
  thumbnails_v2: Lock,
  trained_styles: Lock,
  described_styles: Lock,
  plan_ended: CalendarClock,
};

/** Why the user came, which plan helps, and the first month's discount if available. */
export function PromoNotice({ promo }: { promo: Promo }) {
  const t = useTexts(pricingTexts);
  const { title, line } = promoText(promo, t);
  const { reason, plan, hasOffer } = promo;
  return (
    <Notice
      icon={icons[reason]}
      tone="warn"
      title={title}
      action={
        hasOffer && plan !== null ? <PlanButton plan={plan} interval="monthly" wantsOffer /> : undefined
      }
    >
      <p className="m-0">{line}</p>
      {hasOffer && (
        <p className="m-0">
          {t('promoOffer', { price: formatPrice(firstMonthPrice), regular: formatPrice(regularPrice) })}
        </p>
      )}
    </Notice>
  );
}
