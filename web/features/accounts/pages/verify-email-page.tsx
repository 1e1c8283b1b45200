import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router';
import { verifyEmail } from '#contract/accounts.ts';
import { homePath, routes } from '#contract/routes.ts';
import { hasCode } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { errorText } from '#web/api/error-texts.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonStyle } from '#web/ui/button-style.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import { loginPath } from '../return-path.ts';
import { sessionQuery } from '../session/session-query.ts';
import { useSession } from '../session/use-session.ts';
import { accountsTexts } from '../texts.ts';
import { AuthPage } from './auth-frame.tsx';
import { SendAgain } from './send-again.tsx';

/** The target of the link in a verification mail. */
export function VerifyEmailPage() {
  const t = useTexts(accountsTexts);
  const client = useQueryClient();
  const [query] = useSearchParams();
  const token = query.get('token') ?? '';
  const session = useSession();
  // A query, so that however often the page renders, the request is sent once: the token works once.
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['verify-email', token],
    queryFn: () => call(verifyEmail, { body: { token } }),
    enabled: token !== '' && session.status === 'signedIn',
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  });
  const isVerified = data !== undefined;
  useEffect(() => {
    if (isVerified) void client.invalidateQueries({ queryKey: sessionQuery.queryKey });
  }, [client, isVerified]);

  if (data !== undefined) {
    return (
      <AuthPage
        title={t('verified')}
        line={<span role="status">{t('verifiedLine', { email: data.email })}</span>}
      >
        <Link to={homePath} className={buttonStyle({ variant: 'main', size: 'lg' })}>
          {t('toStudio')}
        </Link>
      </AuthPage>
    );
  }
  if (token !== '' && session.status === 'signedOut') return <SignInFirst line={t('verifyLogIn')} />;
  if (hasCode(error, 'wrong_account')) return <SignInFirst line={errorText(error)} />;
  if (token === '' || hasCode(error, 'token_invalid') || hasCode(error, 'validation_failed')) {
    return <BadLink />;
  }
  if (error !== null && !isFetching) {
    return (
      <AuthPage title={t('verifyFailed')} line={<span role="alert">{errorText(error)}</span>}>
        <Button variant="main" size="lg" onClick={() => void refetch()}>
          {t('tryAgain')}
        </Button>
      </AuthPage>
    );
  }
  return (
    <AuthPage title={t('verifyTitle')}>
      <Spinner word={t('verifying')} className="late-in" />
    </AuthPage>
  );
}

/**
 * The link works only for the user who created the account. If the owner of the address did not create it, a
 * password reset gives them the account.
 */
function SignInFirst({ line }: { line: string }) {
  const t = useTexts(accountsTexts);
  const location = useLocation();
  return (
    <AuthPage title={t('verifyTitle')} line={<span role="status">{line}</span>}>
      <div className="flex flex-wrap gap-3">
        <Link to={loginPath(location)} className={buttonStyle({ variant: 'main', size: 'lg' })}>
          {t('goToLogin')}
        </Link>
        <Link to={routes.forgotPassword.path} className={buttonStyle({ variant: 'quiet', size: 'lg' })}>
          {t('forgotIt')}
        </Link>
      </div>
    </AuthPage>
  );
}

function BadLink() {
  const t = useTexts(accountsTexts);
  const { status, user } = useSession();
  if (user?.emailVerified === true) {
    return (
      <AuthPage title={t('verified')} line={t('alreadyVerified')}>
        <Link to={homePath} className={buttonStyle({ variant: 'main', size: 'lg' })}>
          {t('toStudio')}
        </Link>
      </AuthPage>
    );
  }
  return (
    <AuthPage title={t('linkBadTitle')} line={<span role="alert">{t('linkBadLine')}</span>}>
      {status === 'signedIn' ? (
        <SendAgain variant="main" />
      ) : (
        <div className="grid justify-items-start gap-4">
          <p className="text-muted">{t('verifySignIn')}</p>
          <Link
            to={`${routes.login.path}?${new URLSearchParams({ next: routes.profile.path })}`}
            className={buttonStyle({ variant: 'main', size: 'lg' })}
          >
            {t('goToLogin')}
          </Link>
        </div>
      )}
    </AuthPage>
  );
}
