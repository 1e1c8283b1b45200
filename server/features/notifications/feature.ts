import { eq } from 'drizzle-orm';
import type { Feature } from '#server/feature.ts';
import type { Database } from '#server/platform/database/database.ts';
import { type DataHolder, rowsOfUser } from '#server/platform/personal-data.ts';
import { type Notifications, warnOfExpiryEntry } from './notifications.ts';
import { notifications as notificationRows, sentNotifications } from './schema.ts';

export function notificationsFeature(
  notifications: Notifications,
  { database }: { database: Database },
): Feature {
  return {
    name: 'notifications',
    routes: (api) => notifications.registerRoutes(api),
    jobs(queue) {
      queue.work(warnOfExpiryEntry, async () => {
        await notifications.warnOfExpiry();
      });
    },
    schedules: [{ job: warnOfExpiryEntry, cron: '23 * * * *' }],
    personalData: notificationData(database),
  };
}

/** A user's notifications, and which of those that are sent once were sent. */
export function notificationData({ db }: Pick<Database, 'db'>): DataHolder {
  return {
    name: 'notifications',
    records: {
      notifications: (userId) =>
        rowsOfUser(() => db.select().from(notificationRows), notificationRows, userId),
    },
    async erase(tx, { userId }) {
      await tx.delete(notificationRows).where(eq(notificationRows.userId, userId));
      await tx.delete(sentNotifications).where(eq(sentNotifications.userId, userId));
    },
  };
}
