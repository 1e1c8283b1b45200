import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTexts } from '#web/i18n/catalogue.ts';
import { accountsTexts } from '../texts.ts';
import { ForgotForm } from './forgot-form.tsx';
import { LoginForm } from './login-form.tsx';
import { Notice } from './notice.tsx';
import { fallbackMethods, methodsQuery } from './sign-in-methods.ts';
import { SignUpForm } from './sign-up-form.tsx';
import { signUpObstacle } from './sign-up-obstacle.ts';

export type AuthMode = 'login' | 'signUp' | 'forgot';

interface EnterBodyProps {
  mode: AuthMode;
  email: string;
  onEmail: (email: string) => void;
  next: string | null;
  /** A link or button to another mode: a page changes its address, a dialog does not. */
  switchTo: (mode: AuthMode, words: string) => ReactNode;
}

/** The form of a mode with the links to the other modes; shared by page and dialog. */
export function AuthBody({ mode, email, onEmail, next, switchTo }: EnterBodyProps) {
  const t = useTexts(accountsTexts);
  const { data, isError } = useQuery(methodsQuery);
  const [accepted, setAccepted] = useState<boolean | null>(null);
  const methods = data ?? (isError ? fallbackMethods : null);
  // The available sign-in methods arrive in a moment. A form that grew a button then would jump.
  if (methods === null) return <div className="min-h-[340px]" />;
  if (!methods.local && !methods.google && methods.oidc === null) {
    return <p className="text-muted">{t('noSignInMethods')}</p>;
  }
  if (mode === 'forgot') {
    return (
      <>
        <ForgotForm email={email} onEmail={onEmail} hasMail={methods.mail} />
        <p>{switchTo('login', t('backToLogin'))}</p>
      </>
    );
  }
  const obstacle = signUpObstacle(methods);
  if (mode === 'signUp' && obstacle !== null) {
    return (
      <>
        <Notice>{t(obstacle)}</Notice>
        <p className="text-muted">
          {t('haveAccount')} {switchTo('login', t('login'))}
        </p>
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
        {mode === 'login' && obstacle !== null ? (
          t(obstacle)
        ) : (
          <>
            {t(mode === 'login' ? 'noAccount' : 'haveAccount')}{' '}
            {mode === 'login' ? switchTo('signUp', t('signUp')) : switchTo('login', t('login'))}
          </>
        )}
      </p>
    </>
  );
}
