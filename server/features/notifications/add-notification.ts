import type { EventPayload } from '#contract/events.ts';
import type { NotificationContent } from '#contract/notifications.ts';
import type { Tx } from '#server/platform/database/database.ts';
import type { NotificationDeps } from './deps.ts';
import { presentNotification } from './present.ts';
import { insertNotification, recordSent, removeOldest } from './store.ts';

/** What adding needs; it runs inside the caller's transaction. */
export type AddDeps = Pick<NotificationDeps, 'clock' | 'newId' | 'events'>;

export interface NewNotification {
  userId: string;
  content: NotificationContent;
  /** Identifies what is sent only once: adding it again does nothing, even after it was cleared. */
  once?: string;
}

/**
 * Adds a notification when the transaction commits. Returns false if `once` was used before. It publishes, so
 * take locks on the user's other rows before calling it.
 */
export async function addNotification(deps: AddDeps, tx: Tx, added: NewNotification): Promise<boolean> {
  const { userId, content, once } = added;
  const now = deps.clock.now();
  if (once !== undefined && !(await recordSent(tx, userId, once, now))) return false;
  const row = { userId, id: deps.newId(), ...content, createdAt: now, readAt: null };
  await insertNotification(tx, row);
  await removeOldest(tx, userId);
  const created: EventPayload<'notification.created'> = { notification: presentNotification(row) };
  await deps.events.publish(tx, userId, 'notification.created', created);
  return true;
}
