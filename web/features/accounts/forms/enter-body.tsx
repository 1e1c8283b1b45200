import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTexts } from '#web/i18n/catalogue.ts';
import { accountsTexts } from '../texts.ts';
import { ForgotForm } from './forgot-form.tsx';
import { LoginForm } from './login-form.tsx';
import { methodsQuery, presumedMethods } from './sign-in-methods.ts';
import { SignUpForm } from './sign-up-form.tsx';

export type EnterMode = 'login' | 'signUp' | 'forgot';

interface EnterBodyProps {
  mode: EnterMode;
  email: string;
  onEmail: (email: string) => void;
  next: string | null;
  /** A link or a button that leads to another mode: a page changes its address, a dialog does not. */
  switchTo: (mode: EnterMode, words: string) => ReactNode;
}

/** The form of a mode and the way to the others; the same on the page and in the dialog. */
export function EnterBody({ mode, email, onEmail, next, switchTo }: EnterBodyProps) {
  const t = useTexts(accountsTexts);
  const { data, isError } = useQuery(methodsQuery);
  const [accepted, setAccepted] = useState<boolean | null>(null);
  const methods = data ?? (isError ? presumedMethods : null);
  // Which ways there are is known in a moment; a form that grew a button by then would jump.
  if (methods === null) return <div className="min-h-[340px]" />;
  if (!methods.local && !methods.google && methods.oidc === null) {
    return <p className="text-muted">{t('noWayIn')}</p>;
  }
  if (mode === 'forgot') {
    return (
      <>
        <ForgotForm email={email} onEmail={onEmail} hasMail={methods.mail} />
        <p>{switchTo('login', t('backToLogin'))}</p>
      </>
    );
  }
  const Form = mode === 'login' ? LoginForm : SignUpForm;
  return (
    <>
      <Form
        key={mode}
        methods={methods}
        email={email}
        onEmail={onEmail}
        accepted={accepted}
        onAccepted={setAccepted}
        next={next}
        forgotLink={switchTo('forgot', t('forgotIt'))}
      />
      <p className="text-muted">
        {t(mode === 'login' ? 'noAccount' : 'haveAccount')}{' '}
        {mode === 'login' ? switchTo('signUp', t('signUp')) : switchTo('login', t('login'))}
      </p>
    </>
  );
}
