import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import {
  type BillingInterval,
  type PaidPlan,
  type PlanName,
  plans,
  specialDiscount,
} from '#contract/plans.ts';
import { tools } from '#contract/tools.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { formatPrice } from '#web/i18n/money.ts';
import { formatNumber } from '#web/i18n/numbers.ts';
import { Badge } from '#web/ui/badge.tsx';
import { CoinIcon } from '#web/ui/coin-icon.tsx';
import { isRecommended } from './recommended.ts';
import { pricingTexts } from './texts.ts';

interface PlanHeadProps {
  plan: PaidPlan;
  interval: BillingInterval;
  /** Shows the discounted first month instead of the regular price. */
  hasOffer?: boolean;
  /** Highlights the plan that the user came for. */
  isMarked?: boolean;
  /** The user's own plan; null without one. */
  ownPlan?: PlanName | null;
  /** The id of its name, which the button refers to. */
  id?: string;
  className?: string;
  /** Its button and what follows it. */
  children?: ReactNode;
}

/** A plan's name, price, coins and button. The recommended one has the brand's rule above it. */
export function PlanHead(props: PlanHeadProps) {
  const { plan, interval, hasOffer = false, isMarked = false, ownPlan = null } = props;
  const { className, children } = props;
  const { id = `plan-${plan}` } = props;
  const t = useTexts(pricingTexts);
  const isOwn = ownPlan === plan;
  const recommended = isRecommended(plan, ownPlan);
  const { label, monthlyPrice, yearlyPricePerMonth, yearlyPrice } = plans[plan];
  const { coinsPerMonth, coinsPerYear } = plans[plan];
  const isYearly = interval === 'yearly';
  const price = hasOffer ? specialDiscount.firstMonthPrice : isYearly ? yearlyPricePerMonth : monthlyPrice;
  const thumbnails = Math.floor((isYearly ? coinsPerYear : coinsPerMonth) / tools.Thumbnail.coins);
  return (
    <section
      aria-labelledby={id}
      className={clsx(
        'relative flex flex-col gap-0.5 border-line border-t border-l px-5 pt-6 pb-5 lg:max-[1200px]:px-4',
        recommended &&
          'bg-raised before:absolute before:inset-x-0 before:-top-px before:h-1 before:rounded-t-[2px] before:bg-brand before:content-[""] forced-colors:before:bg-[CanvasText]',
        isMarked && 'ring-2 ring-text ring-inset forced-colors:outline-2',
        className,
      )}
    >
      <div className="flex items-center gap-2.5">
        <h3 id={id} className="type-heading">
          {label}
        </h3>
        {isOwn && <Badge tone="ok">{t('ownPlan')}</Badge>}
        {recommended && !isOwn && <Badge tone="brand">{t('recommended')}</Badge>}
      </div>
      <p className="flex flex-wrap items-baseline gap-x-2.5 pt-3.5 lg:max-[1200px]:gap-x-2">
        <span className="sr-only">
          {t('perMonth', { price: formatPrice(price) })}
          {price < monthlyPrice && `, ${t('instead', { price: formatPrice(monthlyPrice) })}`}
        </span>
        <span
          aria-hidden="true"
          className="font-[720] text-[44px] leading-[48px] lg:max-[1200px]:text-[32px] tracking-[-.035em] [font-stretch:116%]"
        >
          {formatPrice(price)}
        </span>
        {price < monthlyPrice && (
          <s aria-hidden="true" className="text-[18px] text-faint lg:max-[1200px]:text-[16px]">
            {formatPrice(monthlyPrice)}
          </s>
        )}
      </p>
      {/* Reserves the line in the monthly view too, so that the toggle moves nothing. */}
      <p className="min-h-5 text-muted">
        {isYearly && t('fullYear', { price: formatPrice(yearlyPrice) })}
        {hasOffer && t('firstMonth', { price: formatPrice(monthlyPrice) })}
      </p>
      <p className="type-prompt flex items-center gap-1.5 pt-3.5">
        <CoinIcon />
        <b className="font-[640]">{formatNumber(coinsPerMonth)}</b>
        <span className="text-muted">{t('aMonth')}</span>
      </p>
      <p className="text-muted">
        {t(isYearly ? 'thumbnailsYear' : 'thumbnailsMonth', { count: thumbnails })}
      </p>
      {children !== undefined && <div className="pt-4">{children}</div>}
    </section>
  );
}
