import { plans } from '#contract/plans.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { formatCents } from '#web/i18n/money.ts';
import { CoinsFact, FactRow } from '#web/ui/fact-row.tsx';
import { dayOf } from '../../day-of.ts';
import { renewalOf } from '../renewal.ts';
import { sandboxTexts } from '../texts.ts';
import type { Order } from './order.ts';

/** The order, its price now, and later prices with their dates. */
export function OrderSummary({ order }: { order: Order }) {
  const t = useTexts(sandboxTexts);
  const { planType, interval, amount, regularAmount } = order;
  const regular = formatCents(regularAmount);
  const discount = regularAmount - amount;
  const renewal = dayOf(renewalOf(new Date(), interval).toISOString());
  return (
    <section aria-labelledby="order">
      <h2 id="order" className="type-heading pb-2">
        {t('order')}
      </h2>
      <dl className="m-0">
        <FactRow name={t('plan')}>{plans[planType].label}</FactRow>
        <FactRow name={t('billed')}>{t(interval)}</FactRow>
        <CoinsFact name={t('coins')} coins={plans[planType].coinsPerMonth} />
        {discount > 0 && (
          <>
            <FactRow name={t('regular')}>
              <s className="font-normal text-faint">{regular}</s>
            </FactRow>
            <FactRow name={t('discount')}>
              <span className="text-ok">−{formatCents(discount)}</span>
            </FactRow>
          </>
        )}
        <FactRow name={t('renews')}>{t('renewsOn', { date: renewal, price: regular })}</FactRow>
        <div className="flex items-baseline justify-between gap-4 pt-5">
          <dt className="type-heading">{t('total')}</dt>
          <dd className="m-0 type-title">{formatCents(amount)}</dd>
        </div>
      </dl>
    </section>
  );
}
