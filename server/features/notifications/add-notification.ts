import type { EventPayload } from '#contract/events.ts';
import type { NotificationContent } from '#contract/notifications.ts';
import type { Tx } from '#server/platform/database/database.ts';
import type { NotificationDeps } from './deps.ts';
import { presentNotification } from './present.ts';
import { insertNotification, noteGiven, removeOldest } from './store.ts';

/** What adding needs; it runs inside somebody's transaction. */
export type AddDeps = Pick<NotificationDeps, 'clock' | 'newId' | 'events'>;

export interface NewNotification {
  userId: string;
  content: NotificationContent;
  /** Says what nobody is told twice: the same reference again adds nothing, even after it was cleared. */
  once?: string;
}

/**
 * Tells a user something, when and only when the transaction commits; false when `once` was used before. It publishes,
 * so that locks on the user's other rows are taken before it is called.
 */
export async function addNotification(deps: AddDeps, tx: Tx, added: NewNotification): Promise<boolean> {
  const { userId, content, once } = added;
  const now = deps.clock.now();
  if (once !== undefined && !(await noteGiven(tx, userId, once, now))) return false;
  const row = { userId, id: deps.newId(), ...content, createdAt: now, readAt: null };
  await insertNotification(tx, row);
  await removeOldest(tx, userId);
  const created: EventPayload<'notification.created'> = { notification: presentNotification(row) };
  await deps.events.publish(tx, userId, 'notification.created', created);
  return true;
}
