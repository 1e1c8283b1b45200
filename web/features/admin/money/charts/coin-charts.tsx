import type { CoinMonth } from '#contract/admin-billing-figures.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { formatNumber } from '#web/i18n/numbers.ts';
import { formatMonth, formatShort } from '../amounts.ts';
import { moneyTexts } from '../texts.ts';
import { ChartFrame } from './chart-frame.tsx';
import { MonthBars } from './month-bars.tsx';

/** Coins granted, spent, expired and clawed back by month. */
export function CoinsChart({ months }: { months: readonly CoinMonth[] }) {
  const t = useTexts(moneyTexts);
  const series = [
    { key: 'given', name: t('given'), color: 'var(--edge)' },
    { key: 'spent', name: t('spent'), color: 'var(--accent-text)' },
    { key: 'expired', name: t('expired'), color: 'var(--warn)' },
    { key: 'back', name: t('takenBack'), color: 'var(--text)' },
  ];
  const rows = months.map(({ month, spent, expired, ...one }) => ({
    month,
    given: one.signup + one.subscription + one.firstMonthOffer + one.admin,
    spent,
    expired,
    back: one.clawedBack + one.takenAway,
  }));
  return (
    <ChartFrame
      title={t('coinsChart')}
      line={t('coinsChartLine')}
      series={series}
      table={{
        heads: [t('month'), ...series.map(({ name }) => name)],
        rows: rows.map(({ month, given, spent, expired, back }) => [
          formatMonth(month, 'long'),
          ...[given, spent, expired, back].map(formatNumber),
        ]),
      }}
    >
      <MonthBars rows={rows} series={series} format={formatNumber} formatAxis={formatShort} />
    </ChartFrame>
  );
}

/** All users' unspent coins at the end of each month. */
export function OutstandingChart({ months }: { months: readonly CoinMonth[] }) {
  const t = useTexts(moneyTexts);
  const series = [{ key: 'atEnd', name: t('outstanding'), color: 'var(--coin)' }];
  return (
    <ChartFrame
      title={t('outstanding')}
      line={t('atEndLine')}
      series={series}
      table={{
        heads: [t('month'), t('outstanding')],
        rows: months.map(({ month, atEnd }) => [formatMonth(month, 'long'), formatNumber(atEnd)]),
      }}
    >
      <MonthBars
        rows={months.map(({ month, atEnd }) => ({ month, atEnd }))}
        series={series}
        format={formatNumber}
        formatAxis={formatShort}
      />
    </ChartFrame>
  );
}
