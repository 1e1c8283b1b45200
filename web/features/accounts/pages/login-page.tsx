import { clsx } from 'clsx';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router';
import { homePath, routes } from '#contract/routes.ts';
import { SampleWall } from '#web/features/samples/lazy.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { buttonStyle } from '#web/ui/button-style.ts';
import { CoinIcon } from '#web/ui/coin-icon.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { linkStyle } from '#web/ui/link-style.ts';
import { Wordmark } from '#web/ui/mark.tsx';
import { useTitle } from '#web/ui/use-title.ts';
import { useUsesCoins } from '#web/ui/uses-coins.ts';
import { hasAcceptedTerms } from '../forms/accepted-terms.ts';
import { AuthBody, type AuthMode } from '../forms/auth-body.tsx';
import { Notice } from '../forms/notice.tsx';
import { useSignInError } from '../forms/sign-in-error.ts';
import { useIsSignUpClosed } from '../forms/sign-up-obstacle.ts';
import { returnPath } from '../return-path.ts';
import { clearLogoutNotice, hasLogoutNotice } from '../session/logout-notice.ts';
import { useSession } from '../session/use-session.ts';
import { accountsTexts } from '../texts.ts';

const paths = {
  login: routes.login.path,
  signUp: routes.signup.path,
  forgot: routes.forgotPassword.path,
} as const satisfies Record<AuthMode, string>;

/**
 * Login, sign-up and forgotten password, chosen by the address; they share the typed e-mail. Form left, a
 * wall of sample pictures right, cut off at the edge.
 */
export function LoginPage() {
  const t = useTexts(accountsTexts);
  const { pathname, search } = useLocation();
  const [query] = useSearchParams();
  const mode = (['signUp', 'forgot'] as const).find((one) => paths[one] === pathname) ?? 'login';
  const [email, setEmail] = useState('');
  const title = t(mode === 'forgot' ? 'forgotTitle' : mode);
  useTitle(title);
  const next = query.get('next');
  const usesCoins = useUsesCoins();
  const isUnknown = useSession().status === 'loading';
  const isClosed = useIsSignUpClosed();
  // A browser that has an account gets no first coins again.
  const isGift = (mode === 'signUp' || !hasAcceptedTerms()) && usesCoins && !isClosed;
  return (
    <div className="grid min-h-dvh max-lg:grid-rows-[auto_1fr] lg:h-dvh lg:grid-cols-[minmax(420px,520px)_1fr]">
      <main className="flex flex-col overflow-y-auto px-14 pt-6 pb-5 max-lg:row-start-2 max-lg:items-center max-sm:px-5">
        <div className="w-full max-lg:max-w-[440px]">
          <a href={routes.landing.path} className="inline-flex rounded-control text-text no-underline">
            <Wordmark size="lg" />
          </a>
        </div>
        <section className="my-auto grid w-full max-w-[440px] gap-5 py-7" aria-labelledby="login-title">
          <header className="grid gap-1.5">
            <h1 id="login-title" className="type-title">
              {title}
            </h1>
            {mode === 'forgot' ? (
              <p className="text-muted">{t('forgotLine')}</p>
            ) : (
              isGift && (
                // Unseen until it is known whether there are coins: nothing moves when it is.
                <p className={clsx('flex items-start gap-2 text-muted', isUnknown && 'invisible')}>
                  <CoinIcon className="mt-0.5 text-coin-fill" />
                  {t('freeCoins')}
                </p>
              )
            )}
          </header>
          <VisitReason mode={mode} next={next} />
          <AuthBody
            mode={mode}
            email={email}
            onEmail={setEmail}
            next={next}
            switchTo={(to, words) => (
              <Link to={{ pathname: paths[to], search }} className={linkStyle}>
                {words}
              </Link>
            )}
          />
        </section>
        <div className="w-full max-lg:max-w-[440px]">
          <a href={routes.landing.path} className={`${buttonStyle({ variant: 'quiet' })} -ml-3.5`}>
            <Icon of={ArrowLeft} />
            {t('backHome')}
          </a>
        </div>
      </main>
      <SampleWall />
    </div>
  );
}

/**
 * Why the visitor is here: an error at a provider or at logout, a successful logout, an expired session, or a
 * page that requires sign-in.
 */
function VisitReason({ mode, next }: { mode: AuthMode; next: string | null }) {
  const t = useTexts(accountsTexts);
  const [query] = useSearchParams();
  const failure = useSignInError(query.get('error'));
  const [isLoggedOut] = useState(hasLogoutNotice);
  useEffect(clearLogoutNotice, []);
  if (failure !== null) return <Notice tone="danger">{failure}</Notice>;
  // It is no word of welcome to who signs up next.
  if (isLoggedOut && mode === 'login') {
    return (
      <Notice>
        <span className="font-[640]">{t('loggedOut')}</span> {t('loggedOutLine')}
      </Notice>
    );
  }
  const hasTarget = returnPath(next) !== homePath;
  if (!query.has('ended')) return hasTarget && mode !== 'forgot' ? <Notice>{t('loginFirst')}</Notice> : null;
  return <Notice>{t(hasTarget ? 'sessionEnded' : 'sessionEndedPrompt')}</Notice>;
}
