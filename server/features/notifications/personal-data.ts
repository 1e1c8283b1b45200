import { eq } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import { type DataHolder, rowsOfUser } from '#server/platform/personal-data.ts';
import { notifications, notificationsGiven } from './schema.ts';

export function notificationData({ db }: Pick<Database, 'db'>): DataHolder {
  return {
    name: 'notifications',
    records: {
      notifications: (userId) => rowsOfUser(() => db.select().from(notifications), notifications, userId),
    },
    async erase(tx, { userId }) {
      await tx.delete(notifications).where(eq(notifications.userId, userId));
      await tx.delete(notificationsGiven).where(eq(notificationsGiven.userId, userId));
    },
  };
}
