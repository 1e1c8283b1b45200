import { type ReactNode, useState } from 'react';
import { type BillingInterval, type PaidPlan, type PlanName, paidPlans, plans } from '#contract/plans.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Segmented } from '#web/ui/segmented.tsx';
import { CellContent, RowLabel } from './plan-cells.tsx';
import { PlanHead } from './plan-head.tsx';
import { hasOfferAt, type Promo } from './promo.ts';
import { pricingTexts } from './texts.ts';
import { usePlanRows } from './use-plan-rows.ts';

export interface PlanPickerProps {
  interval: BillingInterval;
  /** Why the user came, if known. */
  promo: Promo | null;
  /** The user's own plan; null without one. */
  ownPlan?: PlanName | null;
  /** The initially chosen plan. */
  first: PaidPlan;
  /** The id of the chosen plan's name, which its button refers to. */
  headId?: string;
  renderButton: (plan: PaidPlan, hasOffer: boolean) => ReactNode;
}

/** For small screens: one plan at a time with its allowances below; the button stays at the bottom. */
export function PlanPicker(props: PlanPickerProps) {
  const { interval, promo, ownPlan = null, first, headId, renderButton } = props;
  const t = useTexts(pricingTexts);
  const [plan, setPlan] = useState<PaidPlan>(first);
  const groups = usePlanRows(interval);
  return (
    <div className="grid gap-5">
      <Segmented
        label={t('plan')}
        block
        size="sm"
        value={plan}
        onChange={setPlan}
        options={paidPlans.map((value) => ({ value, label: plans[value].label }))}
      />
      <div>
        <PlanHead
          plan={plan}
          interval={interval}
          hasOffer={hasOfferAt(promo, { plan, interval })}
          isMarked={promo?.plan === plan}
          ownPlan={ownPlan}
          {...(headId !== undefined && { id: headId })}
          className="rounded-t-[12px] border-r"
        />
        <p className="type-meta border-line border-x border-b px-5 py-3 text-faint">
          {t(interval === 'yearly' ? 'noteYearly' : 'noteMonthly')}
        </p>
      </div>
      {groups.map(({ title, rows }) => (
        <section key={title}>
          <h3 className="type-label border-line border-b pb-2.5">{title}</h3>
          <dl className="m-0">
            {rows.map((row) => (
              <div
                key={row.id}
                className="grid min-h-11 grid-cols-[minmax(0,1fr)_104px] items-center gap-5 border-line border-b py-2"
              >
                <dt className="text-muted">
                  <RowLabel row={row} />
                </dt>
                <dd className="m-0 font-[560]">
                  <CellContent cell={row.cellOf(plan)} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <div className="sticky bottom-0 -mx-4 border-line border-t bg-panel px-4 pt-3 pb-safe md:-mx-10 md:px-10">
        {renderButton(plan, hasOfferAt(promo, { plan, interval }))}
      </div>
    </div>
  );
}
