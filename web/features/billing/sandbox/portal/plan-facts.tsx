import type { SubscriptionView } from '#contract/billing.ts';
import { type BillingInterval, type PaidPlan, plans } from '#contract/plans.ts';
import { type TranslateOf, useTexts } from '#web/i18n/catalogue.ts';
import { formatPrice } from '#web/i18n/money.ts';
import { Badge } from '#web/ui/badge.tsx';
import { CoinsFact, FactRow } from '#web/ui/fact-row.tsx';
import { dayOf } from '../../day-of.ts';
import { sandboxTexts } from '../texts.ts';

type Texts = TranslateOf<typeof sandboxTexts>;

/** "$192 a year". */
export function tariffPrice(plan: PaidPlan, interval: BillingInterval, t: Texts): string {
  const { monthlyPrice, yearlyPrice } = plans[plan];
  return interval === 'yearly'
    ? t('priceYear', { price: formatPrice(yearlyPrice) })
    : t('priceMonth', { price: formatPrice(monthlyPrice) });
}

/** The subscription as a list of facts. */
export function PlanFacts({
  subscription,
  nextCoinsAt = null,
}: {
  subscription: SubscriptionView;
  /** Shown if it differs from the next payment's date. */
  nextCoinsAt?: string | null;
}) {
  const t = useTexts(sandboxTexts);
  const { planType, interval, currentPeriodEnd, cancelAtPeriodEnd, next } = subscription;
  const date = dayOf(currentPeriodEnd);
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 pb-2">
        <p className="m-0 type-title">{planType === null ? t('plan') : plans[planType].label}</p>
        <State subscription={subscription} />
      </div>
      <dl className="m-0">
        {planType !== null && interval !== null && (
          <>
            <FactRow name={t('price')}>{tariffPrice(planType, interval, t)}</FactRow>
            <CoinsFact name={t('coins')} coins={plans[planType].coinsPerMonth} />
          </>
        )}
        {nextCoinsAt !== null && <FactRow name={t('nextCoins')}>{dayOf(nextCoinsAt)}</FactRow>}
        <FactRow name={t(cancelAtPeriodEnd ? 'endsOn' : 'renews')}>{date}</FactRow>
        {next !== null && !cancelAtPeriodEnd && (
          <FactRow name={t('becomes')}>
            {t('becomesOn', {
              plan: plans[next.planType].label,
              interval: t(next.interval === 'yearly' ? 'byYear' : 'byMonth').toLowerCase(),
              date,
            })}
          </FactRow>
        )}
      </dl>
    </>
  );
}

function State({ subscription: { status, cancelAtPeriodEnd } }: { subscription: SubscriptionView }) {
  const t = useTexts(sandboxTexts);
  if (status === 'past_due') return <Badge tone="danger">{t('statePastDue')}</Badge>;
  if (status !== 'active' && status !== 'trialing') return <Badge tone="warn">{t('stateWaiting')}</Badge>;
  if (cancelAtPeriodEnd) return <Badge tone="warn">{t('stateEnding')}</Badge>;
  return <Badge tone="ok">{t('stateActive')}</Badge>;
}
