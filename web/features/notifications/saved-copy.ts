import * as z from 'zod';
import { type Notification, notificationLimits, notificationSchema } from '#contract/notifications.ts';

/** Beside the specification's other keys, one per user. Deleted at sign-out. */
function storageKey(userId: string): string {
  return `userNotifications${userId}`;
}

const copySchema = z.array(notificationSchema).max(notificationLimits.maxPage);

/**
 * The newest notifications of the last visit, so that the bell shows them at once and offline. Parsed, never
 * trusted.
 */
export function readCopy(openStorage: () => Storage, userId: string): Notification[] | null {
  try {
    const stored = openStorage().getItem(storageKey(userId));
    const parsed = stored === null ? null : copySchema.safeParse(JSON.parse(stored));
    return parsed?.success ? parsed.data : null;
  } catch {
    return null;
  }
}

export function writeCopy(
  openStorage: () => Storage,
  userId: string,
  notifications: readonly Notification[],
): void {
  try {
    const newest = notifications.slice(0, notificationLimits.defaultPage);
    openStorage().setItem(storageKey(userId), JSON.stringify(newest));
  } catch {
    // Storage is full or blocked: the next visit waits for the server.
  }
}
