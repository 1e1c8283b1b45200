import { useQueryClient } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import { routes } from '#contract/routes.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonStyle } from '#web/ui/button-style.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { useTitle } from '#web/ui/use-title.ts';
import { logOut } from '../session/log-out.ts';
import { clearSession } from '../session/session-query.ts';
import { leave } from '../session/sign-out.ts';
import { sessionTexts } from '../session/texts.ts';
import { accountsTexts } from '../texts.ts';

/** Whatever holds the redirect up, it happens this long after the logout. */
const backupRedirectMs = 3_000;
/** A screen reader needs this long to begin with what the page says. */
const readableMs = 1_000;

type State = 'leaving' | 'left' | 'failed';

/** Ends the session, says so, and goes to the login page. */
export function LogoutPage() {
  const t = useTexts(accountsTexts);
  const sessionText = useTexts(sessionTexts);
  const client = useQueryClient();
  const [state, setState] = useState<State>('leaving');
  const [attempt, setAttempt] = useState(1);
  useTitle(t(state === 'failed' ? 'logoutErrorTitle' : state === 'left' ? 'loggedOut' : 'loggingOut'));

  useEffect(() => {
    const timers: number[] = [];
    const wait = (delayMs: number) =>
      new Promise<void>((resolve) => timers.push(window.setTimeout(resolve, delayMs)));
    let isCurrent = attempt > 0;
    const go = () => isCurrent && leave();
    setState('leaving');
    logOut().then(
      ({ others }) => {
        if (!isCurrent) return;
        clearSession(client);
        setState('left');
        void Promise.all([others, wait(readableMs)]).then(go);
        void wait(backupRedirectMs).then(go);
      },
      () => isCurrent && setState('failed'),
    );
    return () => {
      isCurrent = false;
      timers.forEach(clearTimeout);
    };
  }, [client, attempt]);

  return (
    <div className="mx-auto w-full max-w-[1264px] px-4 pt-8 pb-16 md:px-8 md:pt-12">
      <div className="max-w-[560px]">
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
          </ErrorState>
        ) : (
          <div role="status" className="grid gap-2">
            {state === 'leaving' ? (
              <Spinner word={t('loggingOut')} className="late-in" />
            ) : (
              <>
                <h1 className="type-display">{t('loggedOut')}</h1>
                <p className="type-prompt text-muted">{t('loggedOutLine')}</p>
                <p className="type-meta flex items-center gap-2 pt-3 text-ok">
                  <Icon of={CircleCheck} size="sm" />
                  {t('redirecting')}
                </p>
              </>
            )}
          </div>
        )}
      </div>
    </div>
  );
}
