import type { Feature } from '#server/feature.ts';
import type { Database } from '#server/platform/database/database.ts';
import { type Notifications, warnOfExpiryEntry } from './notifications.ts';
import { notificationData } from './personal-data.ts';

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
