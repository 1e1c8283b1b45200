import { clsx } from 'clsx';
import { Search } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { type LedgerEntryView, searchLedger } from '#contract/admin-billing.ts';
import { type EntryKind, entryKinds } from '#contract/coins.ts';
import { call } from '#web/api/call.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { formatNumber } from '#web/i18n/numbers.ts';
import { DateField } from '#web/ui/date-field.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { ListStates } from '../../list-states.tsx';
import { Table } from '../../table.tsx';
import { usePages } from '../../use-pages.ts';
import { formatMoment } from '../amounts.ts';
import { moneyTexts } from '../texts.ts';

const everyKind = '';

/** Every ledger entry, newest first, searchable by any id an operator may have. */
export function LedgerView() {
  const t = useTexts(moneyTexts);
  const [typed, setTyped] = useState('');
  const [kind, setKind] = useState<EntryKind | typeof everyKind>(everyKind);
  const [from, setFrom] = useState('');
  const [until, setUntil] = useState('');
  const search = useDeferredValue(typed.trim());
  const query = {
    ...(search && { search }),
    ...(kind && { kind }),
    ...(from && { from }),
    ...(until && { until }),
  };
  const list = usePages(
    ['money', 'ledger', query],
    (cursor, signal) =>
      call(searchLedger, { query: { limit: 40, ...query, ...(cursor && { cursor }) }, signal }),
    (page) => page.entries,
  );
  return (
    <>
      <div className="flex flex-wrap items-end gap-3 pb-5">
        <TextField
          className="min-w-[240px] flex-1 max-lg:basis-full"
          type="search"
          label={t('search')}
          icon={Search}
          placeholder={t('searchHint')}
          maxLength={300}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Select
          look="button"
          className="max-sm:w-full"
          label={t('kind')}
          value={kind}
          onChange={setKind}
          options={[
            { value: everyKind, label: t('allKinds') },
            ...entryKinds.map((value) => ({ value, label: t(`entry_${value}`) })),
          ]}
        />
        <DateField
          className="w-[164px] max-sm:min-w-[130px] max-sm:flex-1"
          label={t('from')}
          max={until || undefined}
          value={from}
          onChange={setFrom}
        />
        <DateField
          className="w-[164px] max-sm:min-w-[130px] max-sm:flex-1"
          label={t('until')}
          min={from || undefined}
          value={until}
          onChange={setUntil}
        />
      </div>
      <ListStates list={list} empty={<EmptyState title={t('noEntries')} line={t('noEntriesLine')} />}>
        {(entries) => <Entries entries={entries} />}
      </ListStates>
    </>
  );
}

function Entries({ entries }: { entries: readonly LedgerEntryView[] }) {
  const t = useTexts(moneyTexts);
  return (
    <Table
      label={t('ledger')}
      rows={entries}
      keyOf={({ id }) => id}
      columns={[
        {
          head: t('when'),
          cell: ({ createdAt }) => formatMoment(createdAt),
          className: 'whitespace-nowrap text-muted',
        },
        {
          head: t('user'),
          cut: ({ userEmail, userId }) => userEmail || `${t('gone')} ${userId}`,
          role: 'title',
          className: 'font-[540] md:w-1/4',
        },
        { head: t('kind'), cell: ({ kind }) => t(`entry_${kind}`), className: 'whitespace-nowrap' },
        {
          head: t('change'),
          cell: ({ amount }) => (
            <span className={clsx('font-[640]', amount > 0 && 'text-ok', amount === 0 && 'text-faint')}>
              {amount > 0 ? '+' : amount < 0 ? '−' : ''}
              {formatNumber(Math.abs(amount))}
            </span>
          ),
          isNumber: true,
        },
        {
          head: t('origin'),
          cell: ({ grantSource }) => t(`source_${grantSource}`),
          className: 'whitespace-nowrap',
        },
        {
          head: t('reference'),
          cut: ({ jobId, grantReference }) => jobId ?? grantReference,
          className: 'text-faint md:w-1/4',
        },
      ]}
    />
  );
}
