import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod';
import { signInSchema, signInWithEmail } from '#contract/accounts.ts';
import { secondFactorLimits } from '#contract/second-factor.ts';
import { hasCode } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { fieldSentence } from '#web/ui/field-sentence.ts';
import { PasswordField } from '#web/ui/password-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { accountsTexts } from '../texts.ts';
import { hasAcceptedTerms } from './accepted-terms.ts';
import { AuthForm } from './auth-form.tsx';
import { EmailField } from './email-field.tsx';
import type { AuthFormProps } from './form-props.ts';
import { useAuthForm } from './use-auth-form.ts';

const schema = signInSchema.extend({ acceptedTerms: z.boolean().refine((accepted) => accepted) });
type Values = z.infer<typeof schema>;

/** Terms, then a provider, or e-mail and password. Input is kept after an error. */
export function LoginForm({
  methods,
  email,
  onEmail,
  accepted,
  onAccepted,
  next,
  forgotLink,
}: AuthFormProps) {
  const t = useTexts(accountsTexts);
  const form = useForm<Values>({
    resolver: zodResolver(schema),
    defaultValues: { acceptedTerms: accepted ?? hasAcceptedTerms(), email, password: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const [needsCode, setNeedsCode] = useState(false);
  const { enter, failure } = useAuthForm(
    form,
    ['acceptedTerms', 'email', 'password', 'code'],
    async ({ email: address, password, code }) => {
      try {
        return await call(signInWithEmail, { body: { email: address, password, ...(code && { code }) } });
      } catch (thrown) {
        if (!hasCode(thrown, 'second_factor_required')) throw thrown;
        setNeedsCode(true);
        // The field appears, and takes the focus.
        return null;
      }
    },
    t('tooManyTries'),
  );
  return (
    <AuthForm
      label={t('login')}
      busyLabel={t('loggingIn')}
      methods={methods}
      next={next}
      terms={{
        field: form.register('acceptedTerms', { onChange: (event) => onAccepted(event.target.checked) }),
        error: errors.acceptedTerms,
      }}
      mayGo={() => form.trigger('acceptedTerms', { shouldFocus: true })}
      onSubmit={form.handleSubmit(enter)}
      isSubmitting={isSubmitting}
      failure={failure}
    >
      <EmailField
        field={form.register('email', { onChange: (event) => onEmail(event.target.value) })}
        error={errors.email}
      />
      <PasswordField
        {...form.register('password')}
        label={t('password')}
        aside={forgotLink}
        autoComplete="current-password"
        size="lg"
        reserveLine
        error={fieldSentence(errors.password, t('passwordMissing'))}
      />
      {needsCode && (
        <TextField
          {...form.register('code')}
          label={t('secondFactorCode')}
          hint={t('secondFactorHint')}
          autoComplete="one-time-code"
          spellCheck={false}
          maxLength={secondFactorLimits.codeMaxCharacters}
          size="lg"
          reserveLine
          autoFocus
          error={errors.code?.message}
        />
      )}
    </AuthForm>
  );
}
