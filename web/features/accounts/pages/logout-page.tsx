import { useQueryClient } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useEffect, useLayoutEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { routes } from '#contract/routes.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonStyle } from '#web/ui/button-style.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useTitle } from '#web/ui/use-title.ts';
import { methodsQuery } from '../forms/sign-in-methods.ts';
import { onBrowserActivity } from '../session/keep-alive.ts';
import { logOut } from '../session/log-out.ts';
import { clearSession } from '../session/session-query.ts';
import { leave } from '../session/sign-out.ts';
import { sessionTexts } from '../session/texts.ts';
import { accountsTexts } from '../texts.ts';
import { AuthFrame, AuthHead } from './auth-frame.tsx';

/** The redirect happens at the latest this long after the logout or its failure. */
const backupRedirectMs = 3_000;
const failedPath = `${routes.login.path}?error=logout_failed`;

type State = 'signingOut' | 'signedOut' | 'failed';

/** Ends the session and goes to the login page; both confirm the logout. */
export function LogoutPage() {
  const t = useTexts(accountsTexts);
  const sessionText = useTexts(sessionTexts);
  const client = useQueryClient();
  // A navigation to the server's own address has already tried it. Keep its error on screen.
  const [search] = useSearchParams();
  const hasFailed = search.get('error') === 'logout_failed';
  const [state, setState] = useState<State>(hasFailed ? 'failed' : 'signingOut');
  const [attempt, setAttempt] = useState(hasFailed ? 0 : 1);
  const isRedirecting = useBackupRedirect(state === 'failed');
  useTitle(t(state === 'failed' ? 'logoutErrorTitle' : state === 'signedOut' ? 'loggedOut' : 'loggingOut'));

  useEffect(() => {
    if (attempt === 0) return;
    let backup = 0;
    let isCurrent = true;
    const go = () => isCurrent && leave(routes.login.path, { isLoggedOut: true });
    setState('signingOut');
    // So that the login page has its form at once.
    void client.prefetchQuery(methodsQuery);
    logOut().then(
      ({ others }) => {
        if (!isCurrent) return;
        clearSession(client);
        setState('signedOut');
        void others.then(go);
        backup = window.setTimeout(go, backupRedirectMs);
      },
      () => isCurrent && setState('failed'),
    );
    return () => {
      isCurrent = false;
      window.clearTimeout(backup);
    };
  }, [client, attempt]);

  return (
    <AuthFrame>
      {state === 'failed' ? (
        <ErrorState title={t('logoutErrorTitle')} sentence={sessionText('logoutError')}>
          <div className="relative flex flex-wrap gap-2 pt-3.5">
            <a href={routes.login.path} className={buttonStyle({ variant: 'main' })}>
              {t('goToLogin')}
            </a>
            <Button variant="quiet" onClick={() => setAttempt(attempt + 1)}>
              {t('tryAgain')}
            </Button>
          </div>
          {isRedirecting && <p className="type-meta relative pt-3.5 text-faint">{t('redirecting')}</p>}
        </ErrorState>
      ) : (
        <div role="status">
          {state === 'signingOut' ? (
            <AuthHead title={t('loggingOut')} />
          ) : (
            <>
              <AuthHead title={t('loggedOut')} line={t('loggedOutLine')} />
              <p className="type-meta flex items-center gap-2 pt-3 text-ok">
                <Icon of={CircleCheck} size="sm" />
                {t('redirecting')}
              </p>
            </>
          )}
        </div>
      )}
    </AuthFrame>
  );
}

/**
 * Redirects to the login page after a failure, unless the user interacts with this page. Returns whether the
 * redirect is still pending.
 */
function useBackupRedirect(hasFailed: boolean): boolean {
  const [isHeld, setIsHeld] = useState(false);
  // Before the paint: once the sentence is visible, a user can already hold the page.
  useLayoutEffect(() => {
    if (!hasFailed || isHeld) return;
    const timer = window.setTimeout(() => leave(failedPath), backupRedirectMs);
    const stop = onBrowserActivity(() => setIsHeld(true));
    return () => {
      window.clearTimeout(timer);
      stop();
    };
  }, [hasFailed, isHeld]);
  return hasFailed && !isHeld;
}
