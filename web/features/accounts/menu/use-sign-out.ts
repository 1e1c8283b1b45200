import type { MouseEvent } from 'react';
import { useConnection } from '#web/api/events/connection-store.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { showToast } from '#web/ui/toast.ts';
import { forgetPerson } from '../session/sign-out.ts';
import { sessionTexts } from '../session/texts.ts';

/**
 * For the link that ends the session: forgets the person, then the browser goes on to the server. Where that cannot be
 * reached, says so and changes nothing.
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
      forgetPerson();
    } catch {
      // Storage is blocked: there is nothing in it.
    }
  };
}
