import type { RevenueMonth } from '#contract/admin-billing-figures.ts';
import { paidPlans, plans } from '#contract/plans.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { formatCents, formatMonth, sumOf } from '../amounts.ts';
import { moneyTexts } from '../texts.ts';
import { ChartFrame, type ChartSeries } from './chart-frame.tsx';
import { MonthBars } from './month-bars.tsx';
import type { MonthRow } from './month-row.ts';

/** Shades of one accent, stronger for dearer plans: they differ in lightness only. */
const shade = (percent: number) => `color-mix(in oklab, var(--accent-text) ${percent}%, var(--over))`;
const planColors = { basic: shade(28), pro: shade(52), plus: shade(76), enterprise: shade(100) };

/** Revenue by plan and month. */
export function RevenueChart({ months }: { months: readonly RevenueMonth[] }) {
  const t = useTexts(moneyTexts);
  const hasOther = months.some(({ revenue }) => revenue.other !== 0);
  const series: ChartSeries[] = [
    ...(hasOther ? [{ key: 'other', name: t('otherPrices'), color: 'var(--edge)' }] : []),
    ...paidPlans.map((plan) => ({ key: plan, name: plans[plan].label, color: planColors[plan] })),
  ];
  const rows: MonthRow[] = months.map(({ month, revenue }) => ({ month, ...revenue }));
  const total = (row: MonthRow) => series.reduce((sum, { key }) => sum + Number(row[key]), 0);
  return (
    <ChartFrame
      title={t('revenueChart')}
      line={t('revenueChartLine')}
      series={series}
      heightPx={280}
      table={{
        heads: [t('month'), ...series.map(({ name }) => name), t('total')],
        rows: months.map(({ month, revenue }) => [
          formatMonth(month, 'long'),
          ...series.map(({ key }) => formatCents(revenue[key as keyof typeof revenue])),
          formatCents(sumOf(revenue)),
        ]),
      }}
    >
      <MonthBars
        rows={rows}
        series={series}
        isStacked
        notes={(row) => [{ name: t('total'), value: formatCents(total(row)) }]}
        format={(cents) => formatCents(cents)}
        formatAxis={(cents) => formatCents(cents, true)}
      />
    </ChartFrame>
  );
}
