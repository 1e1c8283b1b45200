import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { useState } from 'react';
import {
  type BillingInterval,
  type PaidPlan,
  paidPlans,
  plans,
  yearlyDiscountPercent,
} from '#contract/plans.ts';
import { pathOf } from '#contract/routes.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { formatPrice } from '#web/i18n/money.ts';
import { formatPercent } from '#web/i18n/percent.ts';
import { buttonStyle } from '#web/ui/button-style.ts';
import { Icon } from '#web/ui/icon.tsx';
import { landingTexts } from '../texts.ts';
import { IntervalSwitch } from './interval-switch.tsx';
import { planFacts } from './plan-facts.ts';

/** The four plans side by side with aligned prices. */
export function PlanCards({ isSignedIn }: { isSignedIn: boolean }) {
  const t = useTexts(landingTexts);
  const [interval, setInterval] = useState<BillingInterval>('yearly');
  return (
    <section aria-labelledby="plans-title" className="mx-auto max-w-[1520px] px-4 py-[72px] md:px-10">
      <div className="flex flex-wrap items-end gap-x-8 gap-y-5">
        <div className="grid flex-1 gap-3">
          <h2 id="plans-title" className="type-display">
            {t('plansTitle')}
          </h2>
          <p className="text-[16px] leading-6 text-muted">
            {t('plansLine', { percent: formatPercent(yearlyDiscountPercent) })}
          </p>
        </div>
        <IntervalSwitch
          interval={interval}
          onChange={setInterval}
          discount={formatPercent(-yearlyDiscountPercent)}
        />
      </div>
      <ul className="mt-9 grid list-none border-line border-y p-0 max-md:divide-y max-md:divide-line md:grid-cols-2 lg:grid-cols-4">
        {paidPlans.map((name) => (
          <PlanColumn key={name} name={name} interval={interval} isSignedIn={isSignedIn} />
        ))}
      </ul>
      <p className="mt-6">
        <a href={pathOf('pricing')} className="font-semibold text-accent-text underline underline-offset-3">
          {t('comparePlans')}
        </a>
      </p>
    </section>
  );
}

interface PlanColumnProps {
  name: PaidPlan;
  interval: BillingInterval;
  isSignedIn: boolean;
}

function PlanColumn({ name, interval, isSignedIn }: PlanColumnProps) {
  const t = useTexts(landingTexts);
  const plan = plans[name];
  return (
    <li
      className={clsx(
        'relative flex flex-col gap-4 px-5 py-7',
        'md:max-lg:odd:border-line md:max-lg:odd:border-r md:max-lg:nth-[-n+2]:border-line md:max-lg:nth-[-n+2]:border-b lg:not-last:border-line lg:not-last:border-r',
        plan.recommended &&
          'bg-raised before:absolute before:inset-x-0 before:-top-px before:h-[3px] before:bg-brand',
      )}
    >
      <h3 className="type-heading flex flex-wrap items-center gap-2">
        {plan.label}
        {plan.recommended && (
          <span className="type-badge rounded-badge bg-accent-soft px-1.5 text-accent-text">
            {t('recommended')}
          </span>
        )}
      </h3>
      <Price name={name} interval={interval} />
      <a
        href={isSignedIn ? pathOf('pricing') : pathOf('login')}
        aria-label={t('getStartedWith', { plan: plan.label })}
        className={buttonStyle({ variant: plan.recommended ? 'main' : 'neutral', block: true })}
      >
        {t('getStarted')}
      </a>
      <ul className="m-0 grid list-none gap-2 p-0 text-muted">
        {planFacts(name, interval, t).map((fact) => (
          <li key={fact} className="flex gap-2">
            <Icon of={Check} size="sm" className="mt-0.5 text-faint" />
            {fact}
          </li>
        ))}
      </ul>
    </li>
  );
}

function Price({ name, interval }: { name: PaidPlan; interval: BillingInterval }) {
  const t = useTexts(landingTexts);
  const plan = plans[name];
  const isYearly = interval === 'yearly';
  const monthly = formatPrice(plan.monthlyPrice);
  return (
    <div className="grid gap-1">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="text-[34px] leading-10 font-[720] tracking-[-0.03em] [font-stretch:114%]">
          {formatPrice(isYearly ? plan.yearlyPricePerMonth : plan.monthlyPrice)}
        </span>
        <span className="text-faint">{t('aMonth')}</span>
        {isYearly && (
          <s className="text-faint">
            <span className="sr-only">{t('instead', { price: '' })}</span>
            {monthly}
          </s>
        )}
      </p>
      <p className="type-meta min-h-[18px] text-faint">
        {isYearly && `${t('fullYear')}: ${formatPrice(plan.yearlyPrice)}`}
      </p>
    </div>
  );
}
