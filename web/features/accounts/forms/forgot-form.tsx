import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import type * as z from 'zod';
import { forgotPassword } from '#contract/accounts.ts';
import { accountLimits } from '#contract/limits.ts';
import { call } from '#web/api/call.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import { accountsTexts } from '../texts.ts';
import { EmailField } from './email-field.tsx';
import { showServerErrors } from './form-errors.ts';
import { FormFoot } from './form-foot.tsx';

type Values = z.infer<typeof forgotPassword.body>;

interface ForgotFormProps {
  email: string;
  onEmail: (email: string) => void;
  /** Whether the server can send mail. */
  hasMail: boolean;
}

/** Requests a password reset link. The answer is the same for an unknown address. */
export function ForgotForm({ email, onEmail, hasMail }: ForgotFormProps) {
  const t = useTexts(accountsTexts);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm<Values>({ resolver: zodResolver(forgotPassword.body), defaultValues: { email } });
  const { errors, isSubmitting } = form.formState;
  const send = form.handleSubmit(async (values) => {
    setFailure(null);
    try {
      await call(forgotPassword, { body: values });
      setSentTo(values.email);
    } catch (thrown) {
      setFailure(showServerErrors(thrown, ['email'], form.setError));
    }
  });
  if (sentTo !== null) return <MailSent email={sentTo} hasMail={hasMail} onOther={() => setSentTo(null)} />;
  return (
    <form noValidate onSubmit={send} className="grid gap-2" aria-label={t('forgotTitle')}>
      <EmailField
        field={form.register('email', { onChange: (event) => onEmail(event.target.value) })}
        error={errors.email}
      />
      <FormFoot failure={failure} busy={isSubmitting} busyLabel={t('sending')}>
        {t('sendLink')}
      </FormFoot>
    </form>
  );
}

interface MailSentProps {
  email: string;
  hasMail: boolean;
  onOther: () => void;
}

/** Takes the focus so that screen readers announce it. */
function MailSent({ email, hasMail, onOther }: MailSentProps) {
  const t = useTexts(accountsTexts);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="grid justify-items-start gap-2 border-line border-t pt-5">
      <h2 ref={heading} tabIndex={-1} className="type-heading">
        {t('mailSentTitle')}
      </h2>
      <p className="break-words text-muted">
        {t('mailSent', { email, minutes: accountLimits.passwordResetMinutes })}
      </p>
      <p className="text-muted">{t(hasMail ? 'mailSentNothing' : 'noMail')}</p>
      <Button className="mt-2" onClick={onOther}>
        {t('otherAddress')}
      </Button>
    </div>
  );
}
