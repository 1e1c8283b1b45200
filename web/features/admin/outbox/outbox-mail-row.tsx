import { useMutation } from '@tanstack/react-query';
import { type OutboxMail, readOutboxMail } from '#contract/outbox.ts';
import { errorText } from '#web/api/error-texts.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { dateAndTime, formatDate } from '#web/i18n/dates.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { adminCall } from '../admin-call.ts';
import { outboxTexts } from './texts.ts';

const stateTexts = { waiting: 'mailWaiting', failed: 'mailRefused', kept: 'mailKept' } as const;

/** A mail's recipient and subject. The text is fetched one mail at a time, and each request is logged. */
export function OutboxMailRow({ mail, isSent }: { mail: OutboxMail; isSent: boolean }) {
  const t = useTexts(outboxTexts);
  const reading = useMutation({
    mutationFn: () => adminCall(readOutboxMail, { params: { mailId: mail.id } }),
    // The text contains secrets: drop it from the cache once it is closed.
    gcTime: 0,
  });
  return (
    <li className="grid gap-2 py-4 md:grid-cols-[minmax(0,1fr)_auto] md:gap-x-8 md:*:col-start-1">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <Badge tone={mail.state === 'failed' ? 'danger' : 'neutral'}>{t(stateTexts[mail.state])}</Badge>
        <span className="font-[540] break-all">{mail.recipient}</span>
        <span className="type-meta text-faint">{formatDate(mail.createdAt, dateAndTime)}</span>
      </div>
      <p className="m-0 font-[540]">{mail.subject}</p>
      {mail.error !== null && (
        <p className="m-0 type-meta wrap-anywhere text-danger">{t('mailFailed', { error: mail.error })}</p>
      )}
      {!isSent && (
        <div className="md:col-start-2! md:row-span-2 md:row-start-1 md:self-center">
          {reading.data ? (
            <Button size="sm" aria-expanded onClick={() => reading.reset()}>
              {t('hideMail')}
            </Button>
          ) : (
            <Button
              size="sm"
              aria-expanded={false}
              aria-label={t('readMailTo', { recipient: mail.recipient })}
              busy={reading.isPending}
              onClick={() => reading.mutate()}
            >
              {t('readMail')}
            </Button>
          )}
        </div>
      )}
      <div role="status">
        {reading.data && (
          <p className="m-0 max-w-[720px] whitespace-pre-wrap wrap-anywhere text-muted">
            {reading.data.text}
          </p>
        )}
      </div>
      <p role="alert" className="m-0 type-meta text-danger empty:hidden">
        {reading.isError && errorText(reading.error)}
      </p>
    </li>
  );
}
