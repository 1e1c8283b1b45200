import type { FindingView } from '#contract/admin-reconciliation.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Table } from '../../table.tsx';
import { formatMoment } from '../amounts.ts';
import { moneyTexts } from '../texts.ts';

/** The differences found, in words, with the recorded names and numbers. */
export function FindingTable({ findings }: { findings: readonly FindingView[] }) {
  const t = useTexts(moneyTexts);
  return (
    <Table
      label={t('found')}
      rows={findings}
      keyOf={({ id }) => id}
      columns={[
        {
          head: t('found'),
          role: 'title',
          className: 'md:w-1/2',
          cell: ({ kind, detail }) => (
            <span className="grid gap-0.5">
              <span className="font-[540]">{t(`kind_${kind}`)}</span>
              <span className="type-meta wrap-anywhere text-faint">
                {Object.entries(detail)
                  .map(([name, value]) => `${name}: ${value}`)
                  .join(' · ')}
              </span>
            </span>
          ),
        },
        {
          head: t('user'),
          cut: ({ userEmail, userId }) => userEmail || `${t('gone')} ${userId}`,
          className: 'text-muted md:w-[28%]',
        },
        {
          head: t('foundAt'),
          cell: ({ foundAt }) => formatMoment(foundAt),
          isNumber: true,
          className: 'whitespace-nowrap text-faint',
        },
      ]}
    />
  );
}
