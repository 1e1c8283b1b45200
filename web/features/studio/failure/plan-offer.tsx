import { type PlanName, plans, yearlyDiscountPercent } from '#contract/plans.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { formatPrice } from '#web/i18n/money.ts';
import { formatNumber } from '#web/i18n/numbers.ts';
import { formatPercent } from '#web/i18n/percent.ts';
import { Badge } from '#web/ui/badge.tsx';
import { CoinIcon } from '#web/ui/coin-icon.tsx';
import { monthlyPictures, offerTexts } from './monthly-pictures.ts';
import { popupTexts } from './texts.ts';

/** A plan with its price and what a month of it pays for. */
export function PlanOffer({ plan }: { plan: PlanName }) {
  const t = useTexts(popupTexts);
  const { label, monthlyPrice, coinsPerMonth } = plans[plan];
  return (
    <section className="mt-4 border-line border-t pt-4">
      <div className="flex items-center justify-between gap-3">
        <h3 className="m-0 type-heading">{label}</h3>
        <Badge tone="ok">{t('offerSave', { percent: formatPercent(yearlyDiscountPercent) })}</Badge>
      </div>
      <p className="m-0 flex flex-wrap items-baseline gap-x-2">
        <b className="type-title">{formatPrice(monthlyPrice)}</b>
        <span className="inline-flex items-center gap-1 text-muted">
          {t('offerMonth')} · <CoinIcon sizePx={14} />
          <b className="font-[640] text-text">{formatNumber(coinsPerMonth)}</b>
        </span>
      </p>
      <ul className="m-0 grid list-none gap-1.5 p-0 pt-3">
        {monthlyPictures(plan).map(({ tool, count }) => (
          <li key={tool} className="flex gap-3">
            <b className="w-12 flex-none font-[640]">{count}</b>
            <span className="min-w-0 text-muted">{t(offerTexts[tool])}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
