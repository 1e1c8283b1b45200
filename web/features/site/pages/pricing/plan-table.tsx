import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { type BillingInterval, type PaidPlan, type PlanName, paidPlans, plans } from '#contract/plans.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { CellContent, RowLabel } from './plan-cells.tsx';
import { PlanHead } from './plan-head.tsx';
import { hasOfferAt, type Promo } from './promo.ts';
import { isRecommended } from './recommended.ts';
import { pricingTexts } from './texts.ts';
import { usePlanRows } from './use-plan-rows.ts';

export interface PlanTableProps {
  interval: BillingInterval;
  /** Why the user came, if known. */
  promo: Promo | null;
  /** The user's own plan; null without one. */
  ownPlan?: PlanName | null;
  renderButton: (plan: PaidPlan, hasOffer: boolean) => ReactNode;
}

/**
 * For desktops: plan heads and allowance rows share one grid, so that each column reads from the price down.
 */
export function PlanTable({ interval, promo, ownPlan = null, renderButton }: PlanTableProps) {
  const t = useTexts(pricingTexts);
  const groups = usePlanRows(interval);
  return (
    <>
      <div className="grid grid-cols-[220px_repeat(4,minmax(0,1fr))]">
        <p className="py-6 pr-6 text-muted">{t(interval === 'yearly' ? 'noteYearly' : 'noteMonthly')}</p>
        {paidPlans.map((plan, index) => (
          <PlanHead
            key={plan}
            plan={plan}
            interval={interval}
            hasOffer={hasOfferAt(promo, { plan, interval })}
            isMarked={promo?.plan === plan}
            ownPlan={ownPlan}
            className={clsx(
              index === 0 && 'rounded-tl-[12px]',
              index === paidPlans.length - 1 && 'rounded-tr-[12px] border-r',
            )}
          >
            {renderButton(plan, hasOfferAt(promo, { plan, interval }))}
          </PlanHead>
        ))}
      </div>
      <table className="w-full table-fixed border-separate border-spacing-0 text-left">
        <caption className="sr-only">{t('table')}</caption>
        <colgroup>
          <col className="w-[220px]" />
        </colgroup>
        {groups.map(({ title, rows }) => (
          <tbody key={title}>
            <tr className="h-14">
              <th scope="col" className="border-line border-b pb-2.5 align-bottom type-label">
                {title}
              </th>
              {paidPlans.map((plan) => (
                <th key={plan} scope="col" className={cellStyle(plan, ownPlan)}>
                  <span className="sr-only">{plans[plan].label}</span>
                </th>
              ))}
            </tr>
            {rows.map((row) => (
              <tr key={row.id} className="h-11">
                <th scope="row" className="border-line border-b pr-5 font-[520] text-muted">
                  <RowLabel row={row} />
                </th>
                {paidPlans.map((plan) => (
                  <td key={plan} className={cellStyle(plan, ownPlan)}>
                    <CellContent cell={row.cellOf(plan)} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </>
  );
}

function cellStyle(plan: PaidPlan, ownPlan: PlanName | null): string {
  return clsx(
    'border-line border-b border-l px-5 last:border-r',
    isRecommended(plan, ownPlan) ? 'bg-raised font-[640]' : 'font-[520]',
  );
}
