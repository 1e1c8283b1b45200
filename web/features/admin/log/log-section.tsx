import { clsx } from 'clsx';
import { type AuditEntry, listAuditLog } from '#contract/admin.ts';
import { call } from '#web/api/call.ts';
import { type TranslateOf, useTexts } from '#web/i18n/catalogue.ts';
import { formatDate } from '#web/i18n/dates.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ListStates, SectionHead } from '../list-states.tsx';
import { Table } from '../table.tsx';
import { usePages } from '../use-pages.ts';
import { describeAction, isPlain } from './describe-action.ts';
import { logTexts } from './texts.ts';

/** The audit log, newest first. */
export function LogSection() {
  const t = useTexts(logTexts);
  const list = usePages(
    ['log'],
    (cursor, signal) => call(listAuditLog, { query: { limit: 50, ...(cursor && { cursor }) }, signal }),
    (page) => page.entries,
  );
  return (
    <>
      <SectionHead title={t('log')} />
      <ListStates list={list} empty={<EmptyState title={t('noActions')} line={t('noActionsLine')} />}>
        {(entries) => (
          <Table
            label={t('log')}
            rows={entries}
            keyOf={(entry) => entry.id}
            columns={[
              {
                head: t('when'),
                cell: (entry) => formatDate(entry.createdAt, { dateStyle: 'medium', timeStyle: 'medium' }),
                className: 'whitespace-nowrap text-muted',
              },
              { head: t('who'), cut: (entry) => entry.actorEmail || t('gone'), className: 'md:w-1/5' },
              { head: t('what'), cell: (entry) => <ActionText entry={entry} />, role: 'title' },
              { head: t('toWhom'), cut: (entry) => subjectOf(t, entry), className: 'md:w-[28%] text-muted' },
            ]}
          />
        )}
      </ListStates>
    </>
  );
}

function subjectOf(t: TranslateOf<typeof logTexts>, { subjectId, subjectEmail }: AuditEntry): string {
  if (subjectId === null) return '–';
  return subjectEmail || t('gone');
}

function ActionText({ entry }: { entry: AuditEntry }) {
  const t = useTexts(logTexts);
  return (
    <span className="grid gap-0.5">
      <span className="font-[540]">{describeAction(t, entry)}</span>
      {entry.outcome !== 'done' && (
        <span className={clsx('type-meta', entry.outcome === 'tried' ? 'text-warn' : 'text-danger')}>
          {entry.outcome === 'tried'
            ? t('actionTried')
            : t('actionRefused', { code: entry.refusedWith ?? '' })}
        </span>
      )}
      <SentDetails details={entry.details} />
      {entry.reason !== null && <span className="type-meta text-faint">{entry.reason}</span>}
    </span>
  );
}

/** The lists and groups in a request, as the log recorded them. */
function SentDetails({ details }: Pick<AuditEntry, 'details'>) {
  const t = useTexts(logTexts);
  const nested = Object.entries(details).filter(([, value]) => !isPlain(value));
  if (nested.length === 0) return null;
  return (
    <details className="type-meta text-muted">
      <summary className="cursor-pointer">{t('whatWasSent')}</summary>
      <pre className="m-0 mt-1 max-h-60 overflow-auto whitespace-pre-wrap wrap-anywhere">
        {JSON.stringify(Object.fromEntries(nested), null, 2)}
      </pre>
    </details>
  );
}
