import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link, useSearchParams } from 'react-router';
import * as z from 'zod';
import { newPasswordSchema, resetPassword } from '#contract/accounts.ts';
import { routes } from '#contract/routes.ts';
import { hasCode } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { buttonStyle } from '#web/ui/button-style.ts';
import { PasswordField } from '#web/ui/password-field.tsx';
import { ForgotForm } from '../forms/forgot-form.tsx';
import { showServerErrors } from '../forms/form-errors.ts';
import { FormFoot } from '../forms/form-foot.tsx';
import { usePasswordError } from '../forms/password-error.ts';
import { methodsQuery } from '../forms/sign-in-methods.ts';
import { StrengthHint } from '../forms/strength-hint.tsx';
import { sessionQuery } from '../session/session-query.ts';
import { accountsTexts } from '../texts.ts';
import { AuthPage } from './auth-frame.tsx';

/** The target of the link in a password reset mail. */
export function ResetPasswordPage() {
  const t = useTexts(accountsTexts);
  const [query] = useSearchParams();
  const token = query.get('token') ?? '';
  const [state, setState] = useState<'asking' | 'done' | 'bad'>(token === '' ? 'bad' : 'asking');
  if (state === 'bad') return <BadLink />;
  if (state === 'done') {
    return (
      <AuthPage title={t('resetDone')} line={t('resetDoneLine')}>
        <Link to={routes.login.path} className={buttonStyle({ variant: 'main', size: 'lg' })}>
          {t('goToLogin')}
        </Link>
      </AuthPage>
    );
  }
  return (
    <AuthPage title={t('resetTitle')} line={t('resetLine')}>
      <NewPasswordForm token={token} onDone={() => setState('done')} onBad={() => setState('bad')} />
    </AuthPage>
  );
}

const schema = z.object({ password: newPasswordSchema });

interface NewPasswordFormProps {
  token: string;
  onDone: () => void;
  /** Called when the link was used or has expired. */
  onBad: () => void;
}

function NewPasswordForm({ token, onDone, onBad }: NewPasswordFormProps) {
  const t = useTexts(accountsTexts);
  const client = useQueryClient();
  const passwordFault = usePasswordError();
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { password: '' } });
  const { errors, isSubmitting } = form.formState;
  const typed = form.watch('password');
  const save = form.handleSubmit(async ({ password }) => {
    setFailure(null);
    try {
      await call(resetPassword, { body: { token, password } });
      onDone();
      void client.invalidateQueries({ queryKey: sessionQuery.queryKey });
    } catch (thrown) {
      if (hasCode(thrown, 'token_invalid')) return onBad();
      setFailure(showServerErrors(thrown, ['password'], form.setError));
    }
  });
  return (
    <form noValidate onSubmit={save} className="grid gap-2" aria-label={t('resetTitle')}>
      <PasswordField
        {...form.register('password')}
        label={t('newPassword')}
        autoComplete="new-password"
        size="lg"
        reserveLine
        hint={<StrengthHint password={typed} known={[]} />}
        error={errors.password && passwordFault(errors.password, typed)}
      />
      <FormFoot failure={failure} busy={isSubmitting} busyLabel={t('saving')}>
        {t('setPassword')}
      </FormFoot>
    </form>
  );
}

/** Says that the link is invalid and offers a new one. */
function BadLink() {
  const t = useTexts(accountsTexts);
  const { data } = useQuery(methodsQuery);
  const [email, setEmail] = useState('');
  return (
    <AuthPage title={t('linkBadTitle')} line={t('linkBadLine')}>
      <ForgotForm email={email} onEmail={setEmail} hasMail={data?.mail ?? true} />
    </AuthPage>
  );
}
