import { and, asc, eq, gt } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import { type DataHolder, inPages } from '#server/platform/personal-data.ts';
import { notifications, notificationsGiven } from './schema.ts';

export function notificationData({ db }: Pick<Database, 'db'>): DataHolder {
  return {
    name: 'notifications',
    records: {
      notifications: (userId) =>
        inPages((after, limit) =>
          db
            .select()
            .from(notifications)
            .where(
              and(
                eq(notifications.userId, userId),
                after === undefined ? undefined : gt(notifications.id, after),
              ),
            )
            .orderBy(asc(notifications.id))
            .limit(limit),
        ),
    },
    async erase(tx, { userId }) {
      await tx.delete(notifications).where(eq(notifications.userId, userId));
      await tx.delete(notificationsGiven).where(eq(notificationsGiven.userId, userId));
    },
  };
}
