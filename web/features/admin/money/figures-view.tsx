import { Suspense } from 'react';
import { useTexts } from '#web/i18n/catalogue.ts';
import { formatNumber } from '#web/i18n/numbers.ts';
import { formatPercent } from '#web/i18n/percent.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Figure, FigureRow, FigureRowSkeleton } from '../figure-row.tsx';
import { ActiveSubscriptions } from './active-subscriptions.tsx';
import { formatCents, percentOf, sumOf } from './amounts.ts';
import { FailedPayments } from './lists/failed-payments.tsx';
import { FlaggedAccounts } from './lists/flagged-accounts.tsx';
import { moneyTexts } from './texts.ts';
import { ToolMargins } from './tool-margins.tsx';
import type { CoinFigures, Revenue } from './use-money.ts';

/** A separate chunk for the charts and their library. */
const MoneyCharts = lazyPart(async () => (await import('./charts/money-charts.tsx')).MoneyCharts);

export function FiguresView({ revenue, coins }: { revenue: Revenue; coins: CoinFigures }) {
  const t = useTexts(moneyTexts);
  return (
    <div className="grid gap-10">
      <div className="grid gap-4">
        {revenue.mode !== 'stripe' && <p className="m-0 text-warn">{t(revenue.mode)}</p>}
        <Figures revenue={revenue} coins={coins} />
      </div>
      <Suspense fallback={<ChartsSkeleton />}>
        <MoneyCharts months={revenue.months} coins={coins.months} />
      </Suspense>
      {revenue.failedPayments.count > 0 && <FailedPayments />}
      {revenue.flaggedAccounts > 0 && <FlaggedAccounts />}
      <ActiveSubscriptions active={revenue.active} />
      <ToolMargins />
    </div>
  );
}

function Figures({ revenue, coins }: { revenue: Revenue; coins: CoinFigures }) {
  const t = useTexts(moneyTexts);
  const [last, running] = revenue.months.slice(-2);
  const active = revenue.active.reduce((sum, { count }) => sum + count, 0);
  const ending = revenue.active.reduce((sum, one) => sum + one.ending, 0);
  const churn = percentOf(last?.ended ?? 0, last?.atStart ?? 0);
  const failed = revenue.failedPayments;
  return (
    <FigureRow>
      <Figure
        name={t('revenueThisMonth')}
        value={formatCents(sumOf(running?.revenue))}
        line={t('lastMonth', { amount: formatCents(sumOf(last?.revenue)) })}
      />
      <Figure
        name={t('subscriptions')}
        value={formatNumber(active)}
        line={t('endingCount', { count: ending })}
      />
      <Figure
        name={t('churn')}
        value={churn === null ? '–' : formatPercent(churn)}
        line={t('churnLine', { ended: last?.ended ?? 0, atStart: last?.atStart ?? 0 })}
      />
      <Figure name={t('outstanding')} value={formatNumber(coins.outstanding)} line={t('outstandingLine')} />
      <Figure
        name={t('failedPayments')}
        value={formatNumber(failed.count)}
        line={
          failed.count === 0
            ? t('failedPaymentsNone')
            : t('failedPaymentsLine', { amount: formatCents(failed.total) })
        }
      />
    </FigureRow>
  );
}

/** A skeleton of figures and charts in their final size. */
export function FiguresSkeleton() {
  return (
    <div className="grid gap-10">
      <FigureRowSkeleton />
      <ChartsSkeleton />
    </div>
  );
}

function ChartsSkeleton() {
  return (
    <div className="grid gap-12 lg:grid-cols-2">
      <Skeleton className="h-[369px] rounded-control! lg:col-span-2" />
      {[0, 1, 2, 3].map((chart) => (
        <Skeleton key={chart} className="h-[309px] rounded-control!" />
      ))}
    </div>
  );
}
