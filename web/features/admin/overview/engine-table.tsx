import { Link } from 'react-router';
import type { AdminOverview } from '#contract/admin-overview.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { formatNumber } from '#web/i18n/numbers.ts';
import { linkStyle } from '#web/ui/link-style.ts';
import { formatDuration } from '../engines/amounts.ts';
import { Table } from '../table.tsx';
import { useOverviewEngineName } from './engine-name.ts';
import { faultTexts } from './fault-words.ts';
import { percentOf } from './percent.ts';
import { overviewTexts } from './texts.ts';

/** Each engine's calls in the range, with failures that another engine made up for. */
export function EngineTable({ engines }: Pick<AdminOverview, 'engines'>) {
  const t = useTexts(overviewTexts);
  const nameOf = useOverviewEngineName();
  return (
    <section className="border-line border-t pt-5" aria-labelledby="overview-engines">
      <h2 id="overview-engines" className="m-0 type-label">
        {t('engines')}
      </h2>
      <p className="m-0 max-w-[70ch] pt-1 pb-2 text-muted">{t('enginesLine')}</p>
      {engines.length === 0 ? (
        <p className="m-0 text-muted">{t('none')}</p>
      ) : (
        <Table
          label={t('engines')}
          rows={engines}
          keyOf={({ id }) => id}
          columns={[
            {
              head: t('engine'),
              cell: (engine) => (
                <Link to="?part=engines" className={linkStyle}>
                  {nameOf(engine)}
                </Link>
              ),
              role: 'title',
              className: 'font-[540]',
            },
            { head: t('calls'), cell: ({ calls }) => formatNumber(calls), isNumber: true },
            {
              head: t('failures'),
              cell: ({ failures }) =>
                failures.length === 0
                  ? '–'
                  : failures
                      .map(({ fault, count }) => `${formatNumber(count)} ${t(faultTexts[fault])}`)
                      .join(', '),
              className: 'md:w-2/5 text-muted',
            },
            {
              head: t('successRate'),
              cell: ({ calls, done }) => (
                <span className={calls > 0 && done < calls / 2 ? 'text-danger' : undefined}>
                  {percentOf(done, calls)}
                </span>
              ),
              isNumber: true,
            },
            {
              head: t('median'),
              cell: ({ medianMs }) => (medianMs === null ? '–' : formatDuration(medianMs)),
              isNumber: true,
              className: 'text-faint',
            },
          ]}
        />
      )}
    </section>
  );
}
