import { Suspense } from 'react';
import { useTexts } from '#web/i18n/catalogue.ts';
import { formatNumber } from '#web/i18n/numbers.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ActiveSubscriptions } from './active-subscriptions.tsx';
import { formatCents, percentOf, sumOf } from './amounts.ts';
import { FailedPayments } from './lists/failed-payments.tsx';
import { FlaggedAccounts } from './lists/flagged-accounts.tsx';
import { moneyTexts } from './texts.ts';
import { ToolMargins } from './tool-margins.tsx';
import type { CoinFigures, Revenue } from './use-money.ts';

/** The charts and the library that draws them come as a file of their own. */
const MoneyCharts = lazyPart(async () => (await import('./charts/money-charts.tsx')).MoneyCharts);

const cardsStyle =
  'm-0 grid grid-cols-2 border-line border-y sm:grid-cols-3 lg:grid-cols-5 lg:divide-x lg:divide-line';

export function FiguresView({ revenue, coins }: { revenue: Revenue; coins: CoinFigures }) {
  const t = useTexts(moneyTexts);
  return (
    <div className="grid gap-10">
      <div className="grid gap-4">
        {revenue.mode !== 'stripe' && <p className="m-0 text-warn">{t(revenue.mode)}</p>}
        <Cards revenue={revenue} coins={coins} />
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

function Cards({ revenue, coins }: { revenue: Revenue; coins: CoinFigures }) {
  const t = useTexts(moneyTexts);
  const [last, running] = revenue.months.slice(-2);
  const active = revenue.active.reduce((sum, { count }) => sum + count, 0);
  const ending = revenue.active.reduce((sum, one) => sum + one.ending, 0);
  const churn = percentOf(last?.ended ?? 0, last?.atStart ?? 0);
  const failed = revenue.failedPayments;
  return (
    <dl className={cardsStyle}>
      <Card
        name={t('revenueThisMonth')}
        value={formatCents(sumOf(running?.revenue))}
        line={t('lastMonth', { amount: formatCents(sumOf(last?.revenue)) })}
      />
      <Card
        name={t('subscriptions')}
        value={formatNumber(active)}
        line={t('endingCount', { count: ending })}
      />
      <Card
        name={t('churn')}
        value={churn === null ? '–' : t('percent', { value: formatNumber(churn) })}
        line={t('churnLine', { ended: last?.ended ?? 0, atStart: last?.atStart ?? 0 })}
      />
      <Card name={t('outstanding')} value={formatNumber(coins.outstanding)} line={t('outstandingLine')} />
      <Card
        name={t('failedPayments')}
        value={formatNumber(failed.count)}
        line={
          failed.count === 0
            ? t('failedPaymentsNone')
            : t('failedPaymentsLine', { amount: formatCents(failed.total) })
        }
      />
    </dl>
  );
}

function Card({ name, value, line }: { name: string; value: string; line: string }) {
  return (
    <div className="grid content-start gap-0.5 py-4 pr-3 lg:not-first:pl-4">
      <dt className="text-muted">{name}</dt>
      <dd className="m-0 grid gap-0.5">
        <span className="font-[680] text-[26px] leading-8">{value}</span>
        <span className="type-meta text-faint">{line}</span>
      </dd>
    </div>
  );
}

/** Cards and charts in their true sizes, so that nothing moves when they come. */
export function FiguresSkeleton() {
  return (
    <div className="grid gap-10">
      <div className={cardsStyle}>
        {[0, 1, 2, 3, 4].map((card) => (
          <div key={card} className="grid h-[106px] content-center gap-2.5 py-4 pr-3 lg:not-first:pl-4">
            <Skeleton className="h-3.5 w-24" />
            <Skeleton className="h-6 w-16" />
            <Skeleton className="h-3 w-24" />
          </div>
        ))}
      </div>
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
