import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { routes } from '#contract/routes.ts';
import { SampleWall } from '#web/features/site/index.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { CoinIcon } from '#web/ui/coin-icon.tsx';
import { linkStyle } from '#web/ui/link-style.ts';
import { Wordmark } from '#web/ui/mark.tsx';
import { useTitle } from '#web/ui/use-title.ts';
import { LoginForm } from './forms/login-form.tsx';
import { SignUpForm } from './forms/sign-up-form.tsx';
import { accountsTexts } from './texts.ts';

/**
 * Login and sign-up, by the address; they share an e-mail. The form at the left, a wall of sample pictures at the right,
 * cut by the edge.
 */
export function LoginPage() {
  const t = useTexts(accountsTexts);
  const { pathname, search } = useLocation();
  const mode = pathname === routes.signup.path ? 'signUp' : 'login';
  const [email, setEmail] = useState('');
  useTitle(t(mode));
  const Form = mode === 'login' ? LoginForm : SignUpForm;
  return (
    <div className="grid min-h-dvh max-lg:grid-rows-[auto_1fr] lg:h-dvh lg:grid-cols-[minmax(420px,520px)_1fr]">
      <main className="flex flex-col overflow-y-auto px-14 py-6 max-lg:row-start-2 max-lg:items-center max-sm:px-5 lg:pr-14">
        <div className="w-full max-lg:max-w-[440px]">
          <Wordmark size="lg" />
        </div>
        <section className="my-auto grid w-full max-w-[440px] gap-5 py-10" aria-labelledby="login-title">
          <header className="grid gap-1.5">
            <h1 id="login-title" className="type-title">
              {t(mode)}
            </h1>
            <p className="flex items-center gap-2 text-muted">
              <CoinIcon />
              {t('freeCoins')}
            </p>
          </header>
          <Form key={mode} email={email} onEmail={setEmail} />
          <p className="text-muted">
            {t(mode === 'login' ? 'noAccount' : 'haveAccount')}{' '}
            <Link
              to={{ pathname: routes[mode === 'login' ? 'signup' : 'login'].path, search }}
              className={linkStyle}
            >
              {t(mode === 'login' ? 'signUp' : 'login')}
            </Link>
          </p>
        </section>
      </main>
      <SampleWall />
    </div>
  );
}
