import { useQuery } from '@tanstack/react-query';
import { listOutbox, type OutboxMail } from '#contract/outbox.ts';
import { call } from '#web/api/call.ts';
import { errorText } from '#web/api/error-texts.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { formatDate } from '#web/i18n/dates.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { RowSkeletons, SectionHead } from '../list-states.tsx';
import { adminTexts } from '../texts.ts';

/** Mails that were not sent: without a mail server the operator hands them on by hand. */
export function OutboxSection() {
  const t = useTexts(adminTexts);
  const query = useQuery({
    queryKey: ['admin', 'outbox'],
    queryFn: ({ signal }) => call(listOutbox, { signal }),
  });
  const { data } = query;
  return (
    <>
      <SectionHead
        title={t('outbox')}
        {...(data && { line: t(data.isSent ? 'outboxWaiting' : 'outboxByHand') })}
      />
      {query.isPending && <RowSkeletons />}
      {query.isError && data === undefined && (
        <ErrorState
          title={t('failedTitle')}
          sentence={errorText(query.error)}
          onRetry={() => void query.refetch()}
        />
      )}
      {data?.mails.length === 0 && <EmptyState title={t('noMails')} line={t('noMailsLine')} />}
      {data && data.mails.length > 0 && (
        <ul className="m-0 list-none divide-y divide-line border-line border-y p-0">
          {data.mails.map((mail) => (
            <Mail key={mail.id} mail={mail} />
          ))}
        </ul>
      )}
    </>
  );
}

function Mail({ mail }: { mail: OutboxMail }) {
  const t = useTexts(adminTexts);
  return (
    <li className="grid gap-2 py-4">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <span className="font-[540] break-all">{mail.recipient}</span>
        <span className="type-meta text-faint">
          {formatDate(mail.createdAt, { dateStyle: 'medium', timeStyle: 'short' })}
        </span>
      </div>
      <p className="m-0 font-[540]">{mail.subject}</p>
      <p className="m-0 max-w-[720px] whitespace-pre-wrap wrap-anywhere text-muted">{mail.text}</p>
      {mail.error !== null && (
        <p className="m-0 type-meta text-danger">{t('mailFailed', { error: mail.error })}</p>
      )}
    </li>
  );
}
