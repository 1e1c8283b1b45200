import { useState } from 'react';
import { listFlaggedAccounts } from '#contract/admin-billing.ts';
import { call } from '#web/api/call.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Table } from '../../table.tsx';
import { usePages } from '../../use-pages.ts';
import { formatDay } from '../amounts.ts';
import { Part } from '../part.tsx';
import { moneyTexts } from '../texts.ts';
import { ClearFlagDialog } from './clear-flag-dialog.tsx';
import { PageList } from './page-list.tsx';

/** Accounts with a refund or dispute, until an admin has reviewed them. */
export function FlaggedAccounts() {
  const t = useTexts(moneyTexts);
  const [open, setOpen] = useState<{ userId: string; userEmail: string } | null>(null);
  const list = usePages(
    ['money', 'flagged-accounts'],
    (cursor, signal) =>
      call(listFlaggedAccounts, { query: { limit: 10, ...(cursor && { cursor }) }, signal }),
    (page) => page.accounts,
  );
  return (
    <Part title={t('flagged')} line={t('flaggedLine')}>
      <PageList list={list} empty={t('noFlagged')}>
        {(accounts) => (
          <Table
            label={t('flagged')}
            rows={accounts}
            keyOf={({ userId }) => userId}
            columns={[
              {
                head: t('user'),
                cut: ({ userEmail }) => userEmail || t('gone'),
                role: 'title',
                className: 'font-[540] md:w-1/2',
              },
              {
                head: t('why'),
                cell: ({ flag }) => <Badge tone={flag === 'dispute' ? 'danger' : 'warn'}>{t(flag)}</Badge>,
              },
              {
                head: t('since'),
                cell: ({ flaggedAt }) => formatDay(flaggedAt),
                isNumber: true,
                className: 'text-muted',
              },
              {
                head: t('looked'),
                role: 'action',
                cell: ({ userId, userEmail }) => (
                  <Button onClick={() => setOpen({ userId, userEmail })}>{t('looked')}</Button>
                ),
              },
            ]}
          />
        )}
      </PageList>
      {open && <ClearFlagDialog {...open} onClose={() => setOpen(null)} />}
    </Part>
  );
}
