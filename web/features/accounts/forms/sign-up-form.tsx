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
import type { EnterFormProps } from './form-props.ts';
import { usePasswordFault } from './password-fault.ts';
import { OrLine, ProviderButtons } from './provider-buttons.tsx';
import { StrengthHint } from './strength-hint.tsx';
import { TermsField } from './terms-field.tsx';
import { useEnter } from './use-enter.ts';

const schema = signUpSchema.extend({ acceptedTerms: z.boolean().refine((accepted) => accepted) });
type Values = z.infer<typeof schema>;

/** The terms, then a provider, or name, e-mail and password. The account is made and signed in at once. */
export function SignUpForm({ methods, email, onEmail, next }: EnterFormProps) {
  const t = useTexts(accountsTexts);
  const passwordFault = usePasswordFault();
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
  const hasProviders = methods.google || methods.oidc !== null;
  return (
    <form noValidate onSubmit={form.handleSubmit(enter)} className="grid gap-2" aria-label={t('signUp')}>
      <TermsField field={form.register('acceptedTerms')} error={errors.acceptedTerms && t('termsMissing')} />
      <ProviderButtons
        methods={methods}
        next={next}
        mayGo={() => form.trigger('acceptedTerms', { shouldFocus: true })}
      />
      {methods.local && (
        <>
          {hasProviders && <OrLine />}
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
            error={errors.password && passwordFault(errors.password, typed.password)}
          />
          <FormError sentence={failure} />
          <Button
            type="submit"
            variant={hasProviders ? 'neutral' : 'main'}
            size="lg"
            block
            className="mt-1"
            busy={isSubmitting}
            busyLabel={t('signingUp')}
          >
            {t('signUp')}
          </Button>
        </>
      )}
    </form>
  );
}
