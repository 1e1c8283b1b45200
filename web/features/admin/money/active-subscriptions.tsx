import { plans } from '#contract/plans.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { formatNumber } from '#web/i18n/numbers.ts';
import { Table } from '../table.tsx';
import { Part } from './part.tsx';
import { moneyTexts } from './texts.ts';
import type { Revenue } from './use-money.ts';

/** Active subscriptions by plan and interval, most expensive first. */
export function ActiveSubscriptions({ active }: Pick<Revenue, 'active'>) {
  const t = useTexts(moneyTexts);
  return (
    <Part title={t('active')}>
      {active.length === 0 ? (
        <p className="m-0 border-line border-t pt-4 text-muted">{t('noActive')}</p>
      ) : (
        <Table
          label={t('active')}
          rows={active}
          keyOf={({ plan, interval }) => `${plan} ${interval}`}
          columns={[
            {
              head: t('plan'),
              cell: ({ plan }) => (plan === null ? t('otherPrices') : plans[plan].label),
              role: 'title',
              className: 'font-[540]',
            },
            { head: t('interval'), cell: ({ interval }) => (interval === null ? '–' : t(interval)) },
            { head: t('count'), cell: ({ count }) => formatNumber(count), isNumber: true },
            {
              head: t('ending'),
              cell: ({ ending }) => formatNumber(ending),
              isNumber: true,
              className: 'text-muted',
            },
          ]}
        />
      )}
    </Part>
  );
}
