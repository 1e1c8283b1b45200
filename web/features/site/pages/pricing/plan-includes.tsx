import type { BillingInterval, PaidPlan } from '#contract/plans.ts';
import { CellContent, RowLabel } from './plan-cells.tsx';
import { usePlanRows } from './use-plan-rows.ts';

/** Everything a plan includes, below its button where no table follows. */
export function PlanIncludes({ plan, interval }: { plan: PaidPlan; interval: BillingInterval }) {
  return usePlanRows(interval).map(({ title, rows }) => (
    <section key={title} className="pt-6">
      <h4 className="type-label border-line border-b pb-2.5">{title}</h4>
      <dl className="m-0">
        {rows.map((row) => (
          <div
            key={row.id}
            className="flex min-h-10 items-center justify-between gap-4 border-line border-b py-2"
          >
            <dt className="min-w-0 text-muted">
              <RowLabel row={row} />
            </dt>
            <dd className="m-0 flex-none text-right font-[560]">
              <CellContent cell={row.cellOf(plan)} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  ));
}
