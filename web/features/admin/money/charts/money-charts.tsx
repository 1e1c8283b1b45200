import type { CoinMonth, RevenueMonth } from '#contract/admin-billing-figures.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { sumOf } from '../amounts.ts';
import { moneyTexts } from '../texts.ts';
import { CoinsChart, OutstandingChart } from './coin-charts.tsx';
import { RevenueChart } from './revenue-chart.tsx';
import { ActiveChart, ChurnChart } from './subscription-charts.tsx';

interface MoneyChartsProps {
  months: readonly RevenueMonth[];
  coins: readonly CoinMonth[];
}

/** Revenue at full width, subscriptions and coins below. Coins move even before there is any revenue. */
export function MoneyCharts({ months, coins }: MoneyChartsProps) {
  const t = useTexts(moneyTexts);
  const hasPaid = months.some((month) => sumOf(month.revenue) !== 0 || month.started + month.atStart > 0);
  return (
    <div className="grid gap-x-12 gap-y-12 lg:grid-cols-2">
      {hasPaid ? (
        <>
          <div className="min-w-0 lg:col-span-2">
            <RevenueChart months={months} />
          </div>
          <ActiveChart months={months} />
          <ChurnChart months={months} />
        </>
      ) : (
        <div className="min-w-0 lg:col-span-2">
          <EmptyState title={t('nothingYet')} line={t('nothingYetLine')} />
        </div>
      )}
      <CoinsChart months={coins} />
      <OutstandingChart months={coins} />
    </div>
  );
}
