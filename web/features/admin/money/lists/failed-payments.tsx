import { listFailedPayments } from '#contract/admin-billing.ts';
import { plans } from '#contract/plans.ts';
import { call } from '#web/api/call.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Table } from '../../table.tsx';
import { usePages } from '../../use-pages.ts';
import { formatCents, formatDay } from '../amounts.ts';
import { Part } from '../part.tsx';
import { moneyTexts } from '../texts.ts';
import { PageList } from './page-list.tsx';

/** Invoices whose payment will be retried. */
export function FailedPayments() {
  const t = useTexts(moneyTexts);
  const list = usePages(
    ['money', 'failed-payments'],
    (cursor, signal) => call(listFailedPayments, { query: { limit: 10, ...(cursor && { cursor }) }, signal }),
    (page) => page.payments,
  );
  return (
    <Part title={t('failedPayments')} line={t('paymentsLine')}>
      <PageList list={list} empty={t('noPayments')}>
        {(payments) => (
          <Table
            label={t('failedPayments')}
            rows={payments}
            keyOf={({ id }) => id}
            columns={[
              {
                head: t('user'),
                cut: ({ userEmail }) => userEmail || t('gone'),
                role: 'title',
                className: 'font-[540] md:w-2/5',
              },
              {
                head: t('plan'),
                cell: ({ plan }) => (plan === null ? t('otherPrices') : plans[plan].label),
              },
              { head: t('amount'), cell: ({ total }) => formatCents(total), isNumber: true },
              {
                head: t('since'),
                cell: ({ createdAt }) => formatDay(createdAt),
                isNumber: true,
                className: 'text-muted',
              },
              {
                head: t('nextAttempt'),
                cell: ({ nextAttemptAt }) => formatDay(nextAttemptAt),
                isNumber: true,
              },
            ]}
          />
        )}
      </PageList>
    </Part>
  );
}
