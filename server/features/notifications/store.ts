import { and, desc, eq, inArray, isNull, lt, lte, notInArray, type SQL, sql } from 'drizzle-orm';
import { coinNotificationTypes, type NotificationType, notificationLimits } from '#contract/notifications.ts';
import type { Reader, Tx } from '#server/platform/database/database.ts';
import { type NotificationRow, notifications, sentNotifications } from './schema.ts';

/** Whose notifications, and whether those about coins and plans are shown. */
export interface Shown {
  userId: string;
  usesCoins: boolean;
}

const isShown = ({ userId, usesCoins }: Shown) =>
  and(
    eq(notifications.userId, userId),
    usesCoins ? undefined : notInArray(notifications.type, [...coinNotificationTypes]),
  );

/** Records that a once-only notification is sent; false if it was before. Waits for a concurrent sender. */
export async function recordSent(tx: Tx, userId: string, reference: string, now: Date): Promise<boolean> {
  const rows = await tx
    .insert(sentNotifications)
    .values({ userId, reference, sentAt: now })
    .onConflictDoNothing()
    .returning({ userId: sentNotifications.userId });
  return rows.length > 0;
}

/** Returns when a user got these once-only notifications, by reference. */
export async function findSent(
  db: Reader,
  userId: string,
  references: readonly string[],
): Promise<Map<string, Date>> {
  const rows = await db
    .select({ reference: sentNotifications.reference, sentAt: sentNotifications.sentAt })
    .from(sentNotifications)
    .where(and(eq(sentNotifications.userId, userId), inArray(sentNotifications.reference, [...references])));
  return new Map(rows.map((row) => [row.reference, row.sentAt]));
}

/** Returns the references that any user was notified of. */
export async function findReferences(db: Reader, references: readonly string[]): Promise<Set<string>> {
  if (references.length === 0) return new Set();
  const rows = await db
    .select({ reference: sentNotifications.reference })
    .from(sentNotifications)
    .where(inArray(sentNotifications.reference, [...references]));
  return new Set(rows.map((row) => row.reference));
}

export async function insertNotification(tx: Tx, row: NotificationRow): Promise<void> {
  await tx.insert(notifications).values(row);
}

/**
 * Removes the oldest notifications above the limit. Skips rows that another transaction holds: waiting for
 * them here, with the user's coins locked, could deadlock.
 */
export async function removeOldest(tx: Tx, userId: string): Promise<void> {
  const [newestSurplus] = await tx
    .select({ id: notifications.id })
    .from(notifications)
    .where(eq(notifications.userId, userId))
    .orderBy(desc(notifications.id))
    .offset(notificationLimits.maxPerUser)
    .limit(1);
  if (!newestSurplus) return;
  const surplus = tx
    .select({ id: notifications.id })
    .from(notifications)
    .where(and(eq(notifications.userId, userId), lte(notifications.id, newestSurplus.id)))
    .for('update', { skipLocked: true });
  await tx
    .delete(notifications)
    .where(and(eq(notifications.userId, userId), inArray(notifications.id, surplus)));
}

/** Newest first; `before` is the last id of the previous page. */
export function selectPage(
  db: Reader,
  shown: Shown,
  range: { limit: number; before?: string | undefined },
): Promise<NotificationRow[]> {
  const isOlder = range.before === undefined ? undefined : lt(notifications.id, range.before);
  return db
    .select()
    .from(notifications)
    .where(and(isShown(shown), isOlder))
    .orderBy(desc(notifications.id))
    .limit(range.limit);
}

/** Counts at most as many rows as a user keeps. */
export async function countNotifications(
  db: Reader,
  shown: Shown,
): Promise<{ total: number; unread: number }> {
  const [row] = await db
    .select({
      total: sql<number>`count(*)::int`,
      unread: sql<number>`(count(*) filter (where ${notifications.readAt} is null))::int`,
    })
    .from(notifications)
    .where(isShown(shown));
  return row ?? { total: 0, unread: 0 };
}

export async function hasNotification(db: Reader, shown: Shown, id: string): Promise<boolean> {
  const rows = await db
    .select({ id: notifications.id })
    .from(notifications)
    .where(and(isShown(shown), eq(notifications.id, id)));
  return rows.length > 0;
}

/** Ids rise with time. */
const isNotNewer = (until: string | undefined) =>
  until === undefined ? undefined : lte(notifications.id, until);

/** Marks one, those up to one, or all of a user's notifications as read. Returns those that were unread. */
export async function markRead(
  tx: Tx,
  shown: Shown,
  now: Date,
  { id, until }: { id?: string; until?: string | undefined },
): Promise<string[]> {
  const isThis = id === undefined ? undefined : eq(notifications.id, id);
  const { userId } = shown;
  const isWanted = and(isShown(shown), isNull(notifications.readAt), isThis, isNotNewer(until));
  const rows = await tx
    .update(notifications)
    .set({ readAt: now })
    .where(and(eq(notifications.userId, userId), inArray(notifications.id, locked(tx, userId, isWanted))))
    .returning({ id: notifications.id });
  return rows.map((row) => row.id);
}

export function removeAll(tx: Tx, shown: Shown, until?: string): Promise<string[]> {
  return remove(tx, shown.userId, and(isShown(shown), isNotNewer(until)));
}

/** Removes those with this value, such as a style's id. Returns their ids. */
export function removeAbout(tx: Tx, userId: string, value: Record<string, string>): Promise<string[]> {
  return remove(tx, userId, sql`${notifications.values} @> ${JSON.stringify(value)}::jsonb`);
}

/** Removes the unread ones of a type with this value; returns them. */
export async function removeUnread(
  tx: Tx,
  userId: string,
  type: NotificationType,
  value: Record<string, string>,
): Promise<{ id: string; values: unknown }[]> {
  const isWanted = and(
    isNull(notifications.readAt),
    eq(notifications.type, type),
    sql`${notifications.values} @> ${JSON.stringify(value)}::jsonb`,
  );
  return tx
    .delete(notifications)
    .where(and(eq(notifications.userId, userId), inArray(notifications.id, locked(tx, userId, isWanted))))
    .returning({ id: notifications.id, values: notifications.values });
}

async function remove(tx: Tx, userId: string, isWanted: SQL | undefined): Promise<string[]> {
  const rows = await tx
    .delete(notifications)
    .where(and(eq(notifications.userId, userId), inArray(notifications.id, locked(tx, userId, isWanted))))
    .returning({ id: notifications.id });
  return rows.map((row) => row.id);
}

/** Locks in a fixed order, so that two devices that change all at once do not deadlock. */
function locked(tx: Tx, userId: string, isWanted?: SQL | undefined) {
  return tx
    .select({ id: notifications.id })
    .from(notifications)
    .where(and(eq(notifications.userId, userId), isWanted))
    .orderBy(notifications.id)
    .for('update');
}
