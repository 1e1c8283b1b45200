import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { clearNotifications, readAllNotifications, readNotification } from '#contract/notifications.ts';
import { ApiError, hasCode } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { errorText } from '#web/api/error-texts.ts';
import { useConnection } from '#web/api/events/connection-store.ts';
import { translator } from '#web/i18n/catalogue.ts';
import { showToast } from '#web/ui/toast.ts';
import { changeList, notificationsKey } from './change-list.ts';
import { type PendingChange, withChange } from './pending-changes.ts';
import { createSender } from './send-pending.ts';
import { notificationsTexts } from './texts.ts';
import { pendingOf, usePending } from './use-pending.ts';

/** The pause before a retry after a server error. */
const retryAfterMs = 30_000;

/** Sends the user's changes: at once, or when the server is reachable again. Used once per page. */
export function useSending(userId: string): void {
  const client = useQueryClient();
  const hasPending = usePending(userId).length > 0;
  const { isOffline, stream } = useConnection();
  const canSend = !isOffline || stream !== 'down';
  const send = useMemo(() => {
    const changes = pendingOf(userId);
    return createSender({
      changes,
      send: sendToServer,
      isRefusal,
      onDone: (change) => changeList(client, (data) => withChange(data, change)),
      onRefused(error) {
        void client.invalidateQueries({ queryKey: notificationsKey });
        // It was cleared on another device: the refetched list shows that.
        if (hasCode(error, 'not_found')) return;
        const title = translator(notificationsTexts)('changeFailed');
        showToast({ id: 'notifications', tone: 'error', title, line: errorText(error) });
      },
      alone,
    });
  }, [client, userId]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a stream that is there again is why to try again.
  useEffect(() => {
    if (!hasPending || !canSend) return;
    const trySending = () => void send();
    trySending();
    const stop = pendingOf(userId).subscribe(trySending);
    const timer = setInterval(trySending, retryAfterMs);
    return () => {
      stop();
      clearInterval(timer);
    };
  }, [send, userId, hasPending, canSend, stream]);
}

async function sendToServer(change: PendingChange): Promise<void> {
  if (change.type === 'read') await call(readNotification, { params: { id: change.id } });
  else if (change.type === 'readAll') await call(readAllNotifications, { query: { until: change.until } });
  else await call(clearNotifications, { query: { until: change.until } });
}

/** An expired session, a server error and a rate limit say nothing about the change. */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof ApiError)) return true;
  const { status } = error;
  return status >= 400 && status < 500 && status !== 401 && status !== 429;
}

/** Without locks two tabs may send the same change, which has no further effect. */
async function alone(run: () => Promise<void>): Promise<void> {
  if (navigator.locks === undefined) return run();
  await navigator.locks.request('adventure-notifications', run);
}
