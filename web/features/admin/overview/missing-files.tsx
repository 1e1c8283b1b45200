import type { AdminOverview } from '#contract/admin-overview.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { dateAndTime, formatDate } from '#web/i18n/dates.ts';
import { shrinkingColumn, Table } from '../table.tsx';
import { overviewTexts } from './texts.ts';

type Missing = AdminOverview['missingFiles'];

/** Files that pictures need and the store lacks; nothing if none is missing. */
export function MissingFiles({ count, files }: Missing) {
  const t = useTexts(overviewTexts);
  if (count === 0) return null;
  return (
    <section className="border-danger border-l-2 pl-4" aria-labelledby="missing-files">
      <h2 id="missing-files" className="m-0 type-label">
        {t('missingFiles', { count })}
      </h2>
      <p className="m-0 max-w-[70ch] pt-1 pb-2 text-muted">{t('missingFilesLine')}</p>
      <Table
        label={t('missingFiles', { count })}
        rows={files}
        keyOf={(file) => file.key}
        columns={[
          {
            head: t('missingFile'),
            // In full: keys often differ only at the end, and are searched for in backups.
            cell: (file) => <span className="whitespace-normal break-all">{file.key}</span>,
            role: 'title',
            className: `md:w-1/2 ${shrinkingColumn}`,
          },
          { head: t('user'), cut: (file) => file.userEmail || t('gone'), className: 'text-muted' },
          {
            head: t('missedSince'),
            cell: (file) => formatDate(file.missedAt, dateAndTime),
            isNumber: true,
            className: 'text-faint',
          },
        ]}
      />
    </section>
  );
}
