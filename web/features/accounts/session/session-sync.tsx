import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { renewSession } from '#contract/session.ts';
import { cachePictures, clearCachedPictures } from '#web/api/cached-pictures.ts';
import { call } from '#web/api/call.ts';
import { deleteStoredFiles } from '#web/api/delete-stored-files.ts';
import { startEvents } from '#web/api/events/events.ts';
import { clearRecords } from '#web/api/records/user-records.ts';
import { LoginDialogHost } from '../dialog/login-dialog-host.tsx';
import { keepSessionAlive, onBrowserActivity } from './keep-alive.ts';
import { takeOwnership } from './owner.ts';
import { sessionQuery } from './session-query.ts';
import { clearTabStorage, leave } from './sign-out.ts';
import { onTabMessage } from './tab-messages.ts';
import { useSession } from './use-session.ts';

/**
 * Renders only the login dialog. Keeps session and event stream alive while a user is signed in, and follows
 * the other tabs.
 */
export function SessionSync() {
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
    const hadOtherOwner = takeOwnership(() => window.localStorage, userId);
    const showedOtherUser = shownTo.current !== undefined && shownTo.current !== userId;
    shownTo.current = userId;
    // Another user signed in, after an expired session or in another tab: drop everything of the first from
    // memory.
    if (hadOtherOwner || showedOtherUser) {
      clearTabStorage();
      void clearCachedPictures();
      deleteStoredFiles();
      clearRecords();
      return window.location.reload();
    }
    void cachePictures(userId);
    const recheck = () => void client.invalidateQueries({ queryKey: sessionQuery.queryKey });
    const stopEvents = startEvents(userId, recheck);
    const stopRenewing = keepSessionAlive({
      // A failed renewal is repeated at the next interval; the next check notices an expired session.
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
