import { zodResolver } from '@hookform/resolvers/zod';
import { type FieldError, useForm } from 'react-hook-form';
import * as z from 'zod';
import { signUpSchema, signUpWithEmail } from '#contract/accounts.ts';
import { accountLimits } from '#contract/limits.ts';
import { call } from '#web/api/call.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { accountsTexts } from '../texts.ts';
import { FormError } from './form-error.tsx';
import { passwordStrength } from './password-strength.ts';
import { TermsField } from './terms-field.tsx';
import { useEnter } from './use-enter.ts';

const schema = signUpSchema.extend({ acceptedTerms: z.boolean().refine((accepted) => accepted) });
type Values = z.infer<typeof schema>;

interface SignUpFormProps {
  email: string;
  onEmail: (email: string) => void;
}

/** Name, e-mail, password. The account is made and signed in at once. */
export function SignUpForm({ email, onEmail }: SignUpFormProps) {
  const t = useTexts(accountsTexts);
  const form = useForm<Values>({
    resolver: zodResolver(schema),
    defaultValues: { acceptedTerms: false, name: '', email, password: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const { enter, failure } = useEnter(form, ['acceptedTerms', 'name', 'email', 'password'], (values) =>
    call(signUpWithEmail, { body: { ...values, acceptedTerms: true } }),
  );
  const typed = form.watch();
  const server = (error: FieldError) => (error.type === 'server' ? error.message : undefined);
  const passwordError = (error: FieldError) =>
    server(error) ??
    (typed.password.length > accountLimits.passwordMaxCharacters
      ? t('passwordLong', { maximum: accountLimits.passwordMaxCharacters })
      : t('passwordShort', { minimum: accountLimits.passwordMinCharacters }));
  return (
    <form noValidate onSubmit={form.handleSubmit(enter)} className="grid gap-2" aria-label={t('signUp')}>
      <TermsField field={form.register('acceptedTerms')} error={errors.acceptedTerms && t('termsMissing')} />
      <TextField
        {...form.register('name')}
        label={t('name')}
        autoComplete="name"
        maxLength={accountLimits.nameMaxCharacters}
        size="lg"
        reserveLine
        error={errors.name && (server(errors.name) ?? t('nameMissing'))}
      />
      <TextField
        {...form.register('email', { onChange: (event) => onEmail(event.target.value) })}
        label={t('email')}
        type="email"
        autoComplete="username"
        inputMode="email"
        size="lg"
        reserveLine
        error={errors.email && (server(errors.email) ?? t('emailWrong'))}
      />
      <PasswordField
        {...form.register('password')}
        label={t('password')}
        autoComplete="new-password"
        size="lg"
        reserveLine
        hint={<StrengthHint password={typed.password} known={[typed.name, typed.email]} />}
        error={errors.password && passwordError(errors.password)}
      />
      <FormError sentence={failure} />
      <Button type="submit" variant="main" size="lg" block busy={isSubmitting} busyLabel={t('signingUp')}>
        {t('signUp')}
      </Button>
    </form>
  );
}

function StrengthHint({ password, known }: { password: string; known: readonly string[] }) {
  const t = useTexts(accountsTexts);
  const strength = passwordStrength(password, known);
  if (strength === 'short') return t('passwordShort', { minimum: accountLimits.passwordMinCharacters });
  if (strength === 'weak') return <span className="text-warn">{t('passwordWeak')}</span>;
  return strength === 'fair' ? t('passwordFair') : <span className="text-ok">{t('passwordStrong')}</span>;
}
