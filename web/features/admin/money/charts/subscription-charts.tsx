import type { RevenueMonth } from '#contract/admin-billing-figures.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { formatNumber } from '#web/i18n/numbers.ts';
import { formatPercent } from '#web/i18n/percent.ts';
import { formatMonth, formatShort, percentOf } from '../amounts.ts';
import { moneyTexts } from '../texts.ts';
import { ChartFrame } from './chart-frame.tsx';
import { MonthBars } from './month-bars.tsx';
import type { MonthRow } from './month-row.ts';

const atEndOf = ({ atStart, started, ended }: RevenueMonth) => atStart + started - ended;

/** Active subscriptions at the end of each month. */
export function ActiveChart({ months }: { months: readonly RevenueMonth[] }) {
  const t = useTexts(moneyTexts);
  const series = [{ key: 'active', name: t('subscriptions'), color: 'var(--accent-text)' }];
  return (
    <ChartFrame
      title={t('activeChart')}
      line={t('atEndLine')}
      series={series}
      table={{
        heads: [t('month'), t('subscriptions')],
        rows: months.map((month) => [formatMonth(month.month, 'long'), formatNumber(atEndOf(month))]),
      }}
    >
      <MonthBars
        rows={months.map((month) => ({ month: month.month, active: atEndOf(month) }))}
        series={series}
        format={formatNumber}
        formatAxis={formatShort}
      />
    </ChartFrame>
  );
}

/** Subscriptions started and ended by month, and the churn rate. */
export function ChurnChart({ months }: { months: readonly RevenueMonth[] }) {
  const t = useTexts(moneyTexts);
  const series = [
    { key: 'started', name: t('began'), color: 'var(--accent-text)' },
    { key: 'ended', name: t('ended'), color: 'var(--edge)' },
  ];
  const churnOf = (ended: number, atStart: number) => {
    const churn = percentOf(ended, atStart);
    return churn === null ? '–' : formatPercent(churn);
  };
  return (
    <ChartFrame
      title={t('subscriptionsChart')}
      line={t('subscriptionsChartLine')}
      series={series}
      table={{
        heads: [t('month'), t('atStart'), t('began'), t('ended'), t('churnRate')],
        rows: months.map(({ month, atStart, started, ended }) => [
          formatMonth(month, 'long'),
          ...[atStart, started, ended].map(formatNumber),
          churnOf(ended, atStart),
        ]),
      }}
    >
      <MonthBars
        rows={months.map(
          ({ month, started, ended, atStart }): MonthRow => ({ month, started, ended, atStart }),
        )}
        series={series}
        notes={({ ended, atStart }) => [
          { name: t('churnRate'), value: churnOf(Number(ended), Number(atStart)) },
        ]}
        format={formatNumber}
        formatAxis={formatShort}
      />
    </ChartFrame>
  );
}
