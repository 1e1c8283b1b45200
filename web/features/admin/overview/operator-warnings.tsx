import { Link } from 'react-router';
import type { AdminOverview, OperatorWarning } from '#contract/admin-overview.ts';
import { type TranslateOf, useTexts } from '#web/i18n/catalogue.ts';
import { dateAndTime, formatDate } from '#web/i18n/dates.ts';
import { linkStyle } from '#web/ui/link-style.ts';
import { formatBytes } from '../amounts.ts';
import { useOverviewEngineName } from './engine-name.ts';
import { faultTexts } from './fault-words.ts';
import { overviewTexts } from './texts.ts';

type Translate = TranslateOf<typeof overviewTexts>;

/** What costs the operator money, fails now, or breaks what users expect; nothing if all is well. */
export function OperatorWarnings({
  warnings,
  engines: known,
}: Pick<AdminOverview, 'engines'> & { warnings: readonly OperatorWarning[] }) {
  const t = useTexts(overviewTexts);
  const nameOf = useOverviewEngineName();
  /** As the table of engines says it. One that the range has no call of keeps its id. */
  const failingName = (id: string) => {
    const engine = known.find((one) => one.id === id);
    return engine ? nameOf(engine) : id;
  };
  return warnings.map((warning) => {
    const { code, engines } = warning;
    const key = [code, ...(code === 'engine_failing' ? engines : [])].join('-');
    const hasLink =
      engines.length > 0 && code !== 'stripe_webhook_secret_missing' && code !== 'engine_failing';
    return (
      <section
        key={key}
        className={dangers.has(code) ? 'border-danger border-l-2 pl-4' : 'border-warn border-l-2 pl-4'}
        aria-labelledby={`warning-${key}`}
      >
        <h2 id={`warning-${key}`} className="m-0 type-label">
          {code === 'engine_failing' ? (
            <Link to="?part=engines" className={linkStyle}>
              {t('engine_failing_title', { name: engines.map(failingName).join(', ') })}
            </Link>
          ) : (
            t(`${code}_title`)
          )}
        </h2>
        <p className="wrap-anywhere m-0 max-w-[70ch] pt-1 text-muted">
          {lineOf(t, warning)}{' '}
          {hasLink && (
            <Link to="?part=engines" className={linkStyle}>
              {t('paidEngines', { names: engines.join(', ') })}
            </Link>
          )}
        </p>
      </section>
    );
  });
}

const dangers = new Set<OperatorWarning['code']>([
  'stripe_test_key_with_paid_engines',
  'engine_failing',
  'backup_failed',
  'disk_low',
]);

function lineOf(t: Translate, { code, details = {} }: OperatorWarning): string {
  const { fault, failures = 0, since, freeBytes = 0, waiting = 0, error = '' } = details;
  const date = since === undefined ? t('never') : formatDate(since, dateAndTime);
  switch (code) {
    case 'engine_failing':
      return t('engine_failing_line', {
        fault: fault === undefined ? '' : t(faultTexts[fault]),
        count: failures,
        date,
      });
    case 'backup_failed':
      return t('backup_failed_line', { error, date });
    case 'backup_old':
      return t('backup_old_line', { date });
    case 'disk_low':
      return t('disk_low_line', { free: formatBytes(freeBytes) });
    case 'queue_waiting':
      return t('queue_waiting_line', { count: waiting, date });
    default:
      return t(`${code}_line`);
  }
}
