import { useMemo } from 'react';
import { useUser } from '#web/features/accounts/index.ts';
import { pendingOf } from './use-pending.ts';

/**
 * The user's changes to the list. They show at once, in all tabs, and `use-sending.ts` sends them when the
 * server is reachable. `newest` is the first entry on screen: later arrivals are not affected.
 */
export function useNotificationChanges() {
  const { id: userId } = useUser();
  return useMemo(() => {
    const changes = pendingOf(userId);
    return {
      read: (id: string) => changes.add({ type: 'read', id }),
      readAll: (newest: string) => changes.add({ type: 'readAll', until: newest }),
      clear: (newest: string) => changes.add({ type: 'clear', until: newest }),
    };
  }, [userId]);
}
