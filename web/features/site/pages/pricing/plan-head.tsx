import { clsx } from 'clsx';
import { type BillingInterval, plans } from '#contract/plans.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { formatNumber } from '#web/i18n/numbers.ts';
import { Badge } from '#web/ui/badge.tsx';
import { CoinIcon } from '#web/ui/coin-icon.tsx';
import { GetStarted } from './get-started.tsx';
import { formatPrice, type PaidPlan } from './paid-plans.ts';
import { pricingTexts } from './texts.ts';

interface PlanHeadProps {
  plan: PaidPlan;
  interval: BillingInterval;
  /** Where the button stands elsewhere. */
  withoutButton?: boolean;
  className?: string;
}

/** Name, price, coins and the button of a plan. The recommended one is raised under the brand's rule. */
export function PlanHead({ plan, interval, withoutButton = false, className }: PlanHeadProps) {
  const t = useTexts(pricingTexts);
  const { label, recommended, monthlyPrice, yearlyPricePerMonth, yearlyPrice, coinsPerMonth } = plans[plan];
  const isYearly = interval === 'yearly';
  return (
    <section
      aria-labelledby={`plan-${plan}`}
      className={clsx(
        'relative flex flex-col gap-0.5 border-line border-t border-l px-5 pt-6 pb-5 lg:max-[1200px]:px-4',
        recommended &&
          'bg-raised before:absolute before:inset-x-0 before:-top-px before:h-1 before:rounded-t-[2px] before:bg-brand before:content-[""] forced-colors:before:bg-[CanvasText]',
        className,
      )}
    >
      <div className="flex items-center gap-2.5">
        <h3 id={`plan-${plan}`} className="type-heading">
          {label}
        </h3>
        {recommended && <Badge tone="brand">{t('recommended')}</Badge>}
      </div>
      <p className="flex flex-wrap items-baseline gap-x-2.5 pt-3.5 lg:max-[1200px]:gap-x-2">
        <span className="sr-only">
          {t('perMonth', { price: formatPrice(isYearly ? yearlyPricePerMonth : monthlyPrice) })}
          {isYearly && `, ${t('before', { price: formatPrice(monthlyPrice) })}`}
        </span>
        <span
          aria-hidden="true"
          className="font-[720] text-[44px] leading-[48px] lg:max-[1200px]:text-[32px] tracking-[-.035em] [font-stretch:116%]"
        >
          {formatPrice(isYearly ? yearlyPricePerMonth : monthlyPrice)}
        </span>
        {isYearly && (
          <s aria-hidden="true" className="text-[18px] text-faint lg:max-[1200px]:text-[16px]">
            {formatPrice(monthlyPrice)}
          </s>
        )}
      </p>
      {/* The line stays free in the monthly view, so that the toggle moves nothing. */}
      <p className="min-h-5 text-muted">{isYearly && t('fullYear', { price: formatPrice(yearlyPrice) })}</p>
      <p className="type-prompt flex items-center gap-1.5 pt-3.5">
        <CoinIcon />
        <b className="font-[640]">{formatNumber(coinsPerMonth)}</b>
        <span className="text-muted">{t('coinsMonth')}</span>
      </p>
      {!withoutButton && (
        <div className="pt-4">
          <GetStarted plan={plan} />
        </div>
      )}
    </section>
  );
}
