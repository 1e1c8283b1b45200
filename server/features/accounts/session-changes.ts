import type { Database, Tx, Unlisten } from '#server/platform/database/database.ts';
import type { SessionCache } from './session-cache.ts';

const channel = 'user_sessions';

/**
 * Tells every process, on commit, that sessions or rights of a user have changed. Call the cache's
 * `removeUser` after the commit, too: this process's next request may come before the notification.
 */
export async function announceSessionChange(
  { database }: { database: Database },
  tx: Tx,
  userId: string,
): Promise<void> {
  await database.notify(tx, channel, userId);
}

/**
 * Keeps the cache in step with every process, and calls back with the user whose sessions or rights have
 * changed, or with null where any user's may have. While changes cannot be heard, nothing is cached.
 */
export async function followSessionChanges(
  database: Database,
  cache: SessionCache,
  onChange: (userId: string | null) => void,
): Promise<Unlisten> {
  let isLost = false;
  const unlisten = await database.listen(
    channel,
    (userId) => {
      cache.removeUser(userId);
      onChange(userId);
    },
    () => {
      isLost = false;
      cache.resume();
      onChange(null);
    },
    () => {
      isLost = true;
      cache.pause();
    },
  );
  if (!isLost) cache.resume();
  return async () => {
    cache.pause();
    await unlisten();
  };
}
