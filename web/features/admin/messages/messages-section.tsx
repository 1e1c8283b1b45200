import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  type ContactTopic,
  listMessages,
  type MessageStatus,
  markMessage,
  type ReceivedMessage,
} from '#contract/contact.ts';
import { call } from '#web/api/call.ts';
import { errorText } from '#web/api/error-texts.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { dateAndTime, formatDate } from '#web/i18n/dates.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { linkStyle } from '#web/ui/link-style.ts';
import { Segmented } from '#web/ui/segmented.tsx';
import { showToast } from '#web/ui/toast.ts';
import { adminCall } from '../admin-call.ts';
import { ListStates, SectionHead } from '../list-states.tsx';
import { usePages } from '../use-pages.ts';
import { messagesTexts } from './texts.ts';

const topicTexts = {
  question: 'topicQuestion',
  problem: 'topicProblem',
  billing: 'topicBilling',
  idea: 'topicIdea',
  privacy: 'topicPrivacy',
  other: 'topicOther',
} as const satisfies Record<ContactTopic, string>;

/** Messages from the contact page, in three trays. */
export function MessagesSection() {
  const t = useTexts(messagesTexts);
  const [status, setStatus] = useState<MessageStatus>('new');
  const list = usePages(
    ['messages', status],
    (cursor, signal) =>
      call(listMessages, { query: { limit: 20, status, ...(cursor && { cursor }) }, signal }),
    (page) => page.messages,
  );
  return (
    <>
      <SectionHead title={t('messages')}>
        <Segmented
          label={t('messages')}
          value={status}
          onChange={setStatus}
          options={[
            { value: 'new', label: t('newOnes') },
            { value: 'read', label: t('read') },
            { value: 'done', label: t('doneOnes') },
          ]}
        />
      </SectionHead>
      <ListStates list={list} empty={<EmptyState title={t('noMessages')} line={t('noMessagesLine')} />}>
        {(messages) => (
          <ul className="m-0 list-none divide-y divide-line border-line border-y p-0">
            {messages.map((message) => (
              <Message key={message.id} message={message} />
            ))}
          </ul>
        )}
      </ListStates>
    </>
  );
}

function Message({ message }: { message: ReceivedMessage }) {
  const t = useTexts(messagesTexts);
  const client = useQueryClient();
  const marking = useMutation({
    mutationFn: (status: MessageStatus) =>
      adminCall(markMessage, { params: { messageId: message.id }, body: { status } }),
    onError: (error) => showToast({ title: errorText(error), tone: 'error' }),
    onSettled: () => client.invalidateQueries({ queryKey: ['admin'] }),
  });
  const reference = t('reference', { reference: message.reference });
  const answer = `mailto:${encodeURIComponent(message.email)}?subject=${encodeURIComponent(reference)}`;
  return (
    <li className="grid gap-3 py-5 min-[1200px]:grid-cols-[minmax(0,1fr)_auto] min-[1200px]:gap-x-12">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge>{t(topicTexts[message.topic])}</Badge>
        {message.isPriority && <Badge>{t('priorityMessage')}</Badge>}
        <span className="font-[540] break-all">{message.email}</span>
        <span className="type-meta text-faint">
          {formatDate(message.createdAt, dateAndTime)} · {reference}
        </span>
      </div>
      <p className="m-0 max-w-[720px] whitespace-pre-wrap wrap-anywhere min-[1200px]:col-start-1">
        {message.message}
      </p>
      <div className="flex flex-wrap items-center gap-2 min-[1200px]:col-start-2 min-[1200px]:row-span-2 min-[1200px]:row-start-1 min-[1200px]:self-start">
        {message.status !== 'done' && (
          <Button size="sm" busy={marking.isPending} onClick={() => marking.mutate('done')}>
            {t('markDone')}
          </Button>
        )}
        {message.status === 'new' && (
          <Button size="sm" variant="quiet" busy={marking.isPending} onClick={() => marking.mutate('read')}>
            {t('markRead')}
          </Button>
        )}
        {message.status !== 'new' && (
          <Button size="sm" variant="quiet" busy={marking.isPending} onClick={() => marking.mutate('new')}>
            {t('markNew')}
          </Button>
        )}
        <a className={`${linkStyle} px-2.5`} href={answer}>
          {t('answer')}
        </a>
      </div>
    </li>
  );
}
