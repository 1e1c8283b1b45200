import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import * as z from 'zod';
import { signInSchema, signInWithEmail } from '#contract/accounts.ts';
import { call } from '#web/api/call.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { accountsTexts } from '../texts.ts';
import { hasAcceptedTerms } from './accepted-terms.ts';
import { FormError } from './form-error.tsx';
import type { EnterFormProps } from './form-props.ts';
import { OrLine, ProviderButtons } from './provider-buttons.tsx';
import { TermsField } from './terms-field.tsx';
import { useEnter } from './use-enter.ts';

const schema = signInSchema.extend({ acceptedTerms: z.boolean().refine((accepted) => accepted) });
type Values = z.infer<typeof schema>;

/** The terms, then a provider, or e-mail and password. What was typed stays, whatever the server says. */
export function LoginForm({ methods, email, onEmail, next, forgotLink }: EnterFormProps) {
  const t = useTexts(accountsTexts);
  const form = useForm<Values>({
    resolver: zodResolver(schema),
    defaultValues: { acceptedTerms: hasAcceptedTerms(), email, password: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const { enter, failure } = useEnter(form, ['acceptedTerms', 'email', 'password'], (values) =>
    call(signInWithEmail, { body: { email: values.email, password: values.password } }),
  );
  const hasProviders = methods.google || methods.oidc !== null;
  return (
    <form noValidate onSubmit={form.handleSubmit(enter)} className="grid gap-2" aria-label={t('login')}>
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
            {...form.register('email', { onChange: (event) => onEmail(event.target.value) })}
            label={t('email')}
            type="email"
            autoComplete="username"
            inputMode="email"
            size="lg"
            reserveLine
            error={errors.email && (errors.email.type === 'server' ? errors.email.message : t('emailWrong'))}
          />
          <PasswordField
            {...form.register('password')}
            label={t('password')}
            aside={forgotLink}
            autoComplete="current-password"
            size="lg"
            reserveLine
            error={
              errors.password &&
              (errors.password.type === 'server' ? errors.password.message : t('passwordMissing'))
            }
          />
          <FormError sentence={failure} />
          <Button
            type="submit"
            variant={hasProviders ? 'neutral' : 'main'}
            size="lg"
            block
            className="mt-1"
            busy={isSubmitting}
            busyLabel={t('loggingIn')}
          >
            {t('login')}
          </Button>
        </>
      )}
    </form>
  );
}
