import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import * as z from 'zod';
import { signUpSchema, signUpWithEmail } from '#contract/accounts.ts';
import { accountLimits } from '#contract/limits.ts';
import { call } from '#web/api/call.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { fieldSentence } from '#web/ui/field-sentence.ts';
import { PasswordField } from '#web/ui/password-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { accountsTexts } from '../texts.ts';
import { AuthForm } from './auth-form.tsx';
import { EmailField } from './email-field.tsx';
import type { AuthFormProps } from './form-props.ts';
import { inviteOfPage } from './invite-of-page.ts';
import { usePasswordError } from './password-error.ts';
import { StrengthHint } from './strength-hint.tsx';
import { useAuthForm } from './use-auth-form.ts';

const schema = signUpSchema.extend({ acceptedTerms: z.boolean().refine((accepted) => accepted) });
type Values = z.infer<typeof schema>;

/** Terms, then a provider, or name, e-mail and password. Creates the account and signs in. */
export function SignUpForm({ methods, email, onEmail, accepted, onAccepted, next }: AuthFormProps) {
  const t = useTexts(accountsTexts);
  const passwordFault = usePasswordError();
  const form = useForm<Values>({
    resolver: zodResolver(schema),
    defaultValues: { acceptedTerms: accepted ?? false, name: '', email, password: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const { enter, failure } = useAuthForm(form, ['acceptedTerms', 'name', 'email', 'password'], (values) => {
    const invite = inviteOfPage();
    return call(signUpWithEmail, {
      body: { ...values, acceptedTerms: true, ...(invite !== null && { invite }) },
    });
  });
  const typed = form.watch();
  return (
    <AuthForm
      label={t('signUp')}
      busyLabel={t('signingUp')}
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
      <TextField
        {...form.register('name')}
        label={t('name')}
        autoComplete="name"
        maxLength={accountLimits.nameMaxCharacters}
        size="lg"
        reserveLine
        error={fieldSentence(errors.name, t('nameMissing'))}
      />
      <EmailField
        field={form.register('email', { onChange: (event) => onEmail(event.target.value) })}
        error={errors.email}
      />
      <PasswordField
        {...form.register('password')}
        label={t('password')}
        autoComplete="new-password"
        size="lg"
        reserveLine
        hint={<StrengthHint password={typed.password} known={[typed.name, typed.email]} />}
        error={errors.password && passwordFault(errors.password, typed.password)}
      />
    </AuthForm>
  );
}
