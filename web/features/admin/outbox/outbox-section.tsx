import { useQuery } from '@tanstack/react-query';
import { listOutbox, outboxLimits } from '#contract/outbox.ts';
import { call } from '#web/api/call.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { QueryStates, SectionHead } from '../list-states.tsx';
import { OutboxMailRow } from './outbox-mail-row.tsx';
import { outboxTexts } from './texts.ts';

/** Unsent mails: without a mail server the operator delivers them by hand. */
export function OutboxSection() {
  const t = useTexts(outboxTexts);
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
      <QueryStates query={query}>
        {({ mails, isSent }) =>
          mails.length === 0 ? (
            <EmptyState title={t('noMails')} line={t('noMailsLine', { days: outboxLimits.keepDays })} />
          ) : (
            <ul className="m-0 list-none divide-y divide-line border-line border-y p-0">
              {mails.map((mail) => (
                <OutboxMailRow key={mail.id} mail={mail} isSent={isSent} />
              ))}
            </ul>
          )
        }
      </QueryStates>
    </>
  );
}
