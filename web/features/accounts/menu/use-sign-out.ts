import type { MouseEvent } from 'react';
import { useConnection } from '#web/api/events/connection-store.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { showToast } from '#web/ui/toast.ts';
import { clearUserData } from '../session/sign-out.ts';
import { sessionTexts } from '../session/texts.ts';

/**
 * Handles the sign-out link: clears the user's local data, then lets the browser navigate to the server. If
 * the server is unreachable, says so and changes nothing.
 */
export function useSignOut() {
  const t = useTexts(sessionTexts);
  const { isLost, isOffline } = useConnection();
  return (event: MouseEvent) => {
    if (isLost || isOffline) {
      event.preventDefault();
      showToast({ id: 'logout', tone: 'error', title: t('logoutError') });
      return;
    }
    try {
      clearUserData();
    } catch {
      // Storage is blocked: there is nothing to clear.
    }
  };
}
