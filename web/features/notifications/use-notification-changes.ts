import { useMemo } from 'react';
import { useUser } from '#web/features/accounts/index.ts';
import { pendingOf } from './use-pending.ts';

/**
 * What a reader does to the list. It shows at once, in all tabs, and `use-sending.ts` tells the server when it can be
 * reached. `newest` is the first of the list that was on the screen: what comes later was not meant.
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
