import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { renewSession } from '#contract/accounts.ts';
import { call } from '#web/api/call.ts';
import { startEvents } from '#web/api/events/events.ts';
import { forgetKeptFiles } from '#web/api/forget-kept-files.ts';
import { forgetKeptPictures, keepPictures } from '#web/api/kept-pictures.ts';
import { forgetKeptRecords } from '#web/api/records/kept-records.ts';
import { LoginDialogHost } from '../dialog/login-dialog-host.tsx';
import { keepSessionAlive, onBrowserActivity } from './keep-alive.ts';
import { takeOwnership } from './owner.ts';
import { sessionQuery } from './session-query.ts';
import { clearTabStorage, leave } from './sign-out.ts';
import { onTabMessage } from './tab-messages.ts';
import { useSession } from './use-session.ts';

/** Shows nothing but the login dialog when it is asked for: keeps session and event stream going while somebody is signed in, and follows the other tabs. */
export function SessionKeeper() {
  const client = useQueryClient();
  const { user } = useSession();
  const userId = user?.id;
  const shownTo = useRef(userId);

  useEffect(
    () =>
      onTabMessage((message) => {
        if (message === 'signedOut') leave();
        else void client.invalidateQueries({ queryKey: sessionQuery.queryKey });
      }),
    [client],
  );

  useEffect(() => {
    if (userId === undefined) return;
    const wasOthers = takeOwnership(() => window.localStorage, userId);
    const wasShownToOthers = shownTo.current !== undefined && shownTo.current !== userId;
    shownTo.current = userId;
    // After an expired session, or in another tab, somebody else signed in: nothing of the first may be left in memory.
    if (wasOthers || wasShownToOthers) {
      clearTabStorage();
      void forgetKeptPictures();
      forgetKeptFiles();
      forgetKeptRecords();
      return window.location.reload();
    }
    void keepPictures(userId);
    const recheck = () => void client.invalidateQueries({ queryKey: sessionQuery.queryKey });
    const stopEvents = startEvents(userId, recheck);
    const stopRenewing = keepSessionAlive({
      // A renewal that fails is tried again at the next turn; a session that has ended shows at the recheck.
      renew: () => void call(renewSession, { body: { timestamp: Date.now() } }).catch(() => undefined),
      onActivity: onBrowserActivity,
      setTimeout: (run, delayMs) => window.setTimeout(run, delayMs),
      clearTimeout: (id) => window.clearTimeout(id),
    });
    return () => {
      stopEvents();
      stopRenewing();
    };
  }, [client, userId]);

  return <LoginDialogHost />;
}
