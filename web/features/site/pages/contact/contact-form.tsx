import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod';
import {
  type ContactMessage,
  type ContactTopic,
  contactMessageSchema,
  contactTopics,
  sendContactMessage,
} from '#contract/contact.ts';
import { accountLimits, contactLimits } from '#contract/limits.ts';
import { call, type ResponseOf } from '#web/api/call.ts';
import { useUser } from '#web/features/accounts/index.ts';
import { useStoredForm } from '#web/features/drafts/index.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { formatNumber } from '#web/i18n/numbers.ts';
import { fieldSentence } from '#web/ui/field-sentence.ts';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useUsesCoins } from '#web/ui/uses-coins.ts';
import { SendButton } from '../form/send-button.tsx';
import { showRefusal } from '../form/show-refusal.ts';
import { TrapField } from '../form/trap-field.tsx';
import { contactTexts } from './texts.ts';

/** The field for each of the server's errors. */
const fieldOfCode = {
  message_too_short: 'message',
  message_too_long: 'message',
  looks_like_spam: 'message',
  payload_too_large: 'message',
  email_invalid: 'email',
} as const;

export interface SentMessage extends ResponseOf<typeof sendContactMessage> {
  email: string;
}

/** Stored across a reload: everything but the trap field. */
const draftSchema = contactMessageSchema
  .pick({ topic: true })
  .extend({ message: z.string(), email: z.string() });

/** Keeps its input after an error. */
export function ContactForm({ email, onSent }: { email: string; onSent: (sent: SentMessage) => void }) {
  const t = useTexts(contactTexts);
  const topics = useTopicOptions();
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm<ContactMessage>({
    resolver: zodResolver(contactMessageSchema),
    defaultValues: { topic: 'question', message: '', email, website: '' },
  });
  const draft = useStoredForm(form, { userId: useUser().id, name: 'contact', schema: draftSchema });
  const { errors, isSubmitting } = form.formState;
  const { topic, message } = form.watch();
  const used = message.trim().length;
  const send = form.handleSubmit(async (values) => {
    setFailure(null);
    try {
      const sent = await call(sendContactMessage, { body: values });
      draft.clear();
      onSent({ ...sent, email: values.email });
    } catch (thrown) {
      setFailure(showRefusal(thrown, fieldOfCode, form.setError));
    }
  });
  const lengthFault =
    used > contactLimits.messageMaxCharacters
      ? t('messageLong', {
          over: used - contactLimits.messageMaxCharacters,
          limit: contactLimits.messageMaxCharacters,
        })
      : t('messageShort', { count: contactLimits.messageMinCharacters });
  return (
    <form noValidate onSubmit={send} aria-label={t('form')} className="relative grid max-w-[640px] gap-5">
      <SelectField
        label={t('topic')}
        options={topics}
        value={topic}
        onChange={(chosen) => form.setValue('topic', chosen)}
      />
      <TextArea
        {...form.register('message')}
        label={t('message')}
        rows={9}
        aside={
          <span className="type-meta text-faint">
            {t('messageCount', { used: formatNumber(used), limit: contactLimits.messageMaxCharacters })}
          </span>
        }
        hint={t('messageHint')}
        error={fieldSentence(errors.message, lengthFault)}
      />
      <TextField
        {...form.register('email')}
        label={t('email')}
        type="email"
        autoComplete="email"
        inputMode="email"
        maxLength={accountLimits.emailMaxCharacters}
        size="lg"
        reserveLine
        error={fieldSentence(errors.email, t('emailWrong'))}
      />
      <TrapField {...form.register('website')} />
      <p role="alert" className="text-danger empty:hidden">
        {failure}
      </p>
      <SendButton label={t('send')} busyLabel={t('sending')} busy={isSubmitting} />
    </form>
  );
}

const topicTexts = {
  question: 'topicQuestion',
  problem: 'topicProblem',
  billing: 'topicBilling',
  idea: 'topicIdea',
  privacy: 'topicPrivacy',
  other: 'topicOther',
} as const satisfies Record<ContactTopic, string>;

/** The topics of a message, translated. */
function useTopicOptions() {
  const t = useTexts(contactTexts);
  const usesCoins = useUsesCoins();
  const topics = contactTopics.filter((topic) => usesCoins || topic !== 'billing');
  return topics.map((value) => ({ value, label: t(topicTexts[value]) }));
}
