import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod';
import { joinAffiliateList } from '#contract/contact.ts';
import { accountLimits } from '#contract/limits.ts';
import { call } from '#web/api/call.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { currentLanguage } from '#web/i18n/language.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { fieldSentence } from '#web/ui/field-sentence.ts';
import { TextField } from '#web/ui/text-field.tsx';
import { SendButton } from '../form/send-button.tsx';
import { showRefusal } from '../form/show-refusal.ts';
import { TrapField } from '../form/trap-field.tsx';
import { affiliateTexts } from './texts.ts';

const schema = joinAffiliateList.body.extend({ consent: z.boolean().refine((isGiven) => isGiven) });
type Values = z.infer<typeof schema>;

const fieldOfCode = { email_invalid: 'email', consent_required: 'consent' } as const;

export interface Joined {
  email: string;
  /** Whether the address must be confirmed by a mailed link. */
  asksByMail: boolean;
}

/** An address, and consent to one mail. */
export function InterestForm({ email, onJoined }: { email: string; onJoined: (joined: Joined) => void }) {
  const t = useTexts(affiliateTexts);
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm<Values>({
    resolver: zodResolver(schema),
    defaultValues: { email, consent: false, website: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const join = form.handleSubmit(async (values) => {
    setFailure(null);
    try {
      const body = { ...values, consent: true as const, language: currentLanguage() };
      const { asksByMail } = await call(joinAffiliateList, { body });
      onJoined({ email: values.email, asksByMail });
    } catch (thrown) {
      setFailure(showRefusal(thrown, fieldOfCode, form.setError));
    }
  });
  return (
    <form noValidate onSubmit={join} aria-label={t('listTitle')} className="relative grid gap-3">
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
      <Checkbox
        {...form.register('consent')}
        label={t('consent')}
        reserveLine
        error={fieldSentence(errors.consent, t('consentMissing'))}
      />
      <TrapField {...form.register('website')} />
      <p role="alert" className="text-danger empty:hidden">
        {failure}
      </p>
      <SendButton label={t('join')} busyLabel={t('joining')} busy={isSubmitting} />
    </form>
  );
}
