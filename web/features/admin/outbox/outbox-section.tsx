import { useQuery } from '@tanstack/react-query';
import { listOutbox } from '#contract/outbox.ts';
import { call } from '#web/api/call.ts';
import { errorText } from '#web/api/error-texts.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { RowSkeletons, SectionHead } from '../list-states.tsx';
import { adminTexts } from '../texts.ts';
import { OutboxMailRow } from './outbox-mail-row.tsx';

/** Unsent mails: without a mail server the operator delivers them by hand. */
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
            <OutboxMailRow key={mail.id} mail={mail} isSent={data.isSent} />
          ))}
        </ul>
      )}
    </>
  );
}
