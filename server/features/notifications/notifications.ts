import * as z from 'zod';
import type { Api } from '#server/platform/http/api.ts';
import { defineJob, type Queue } from '#server/platform/queue/queue.ts';
import type { NotificationDeps } from './deps.ts';
import { greet } from './greet.ts';
import { registerRoutes } from './routes.ts';
import { warnOfExpiry } from './warn-of-expiry.ts';

export type { BillingMail, BillingNews } from './billing-news.ts';
export { createNotifier, type Notifier } from './notifier.ts';
export { notificationData } from './personal-data.ts';

const warnOfExpiryEntry = defineJob('warn-of-coin-expiry', z.object({}));

/** What the clock asks for, for a process that does not do it itself. */
export const notificationEntries = [warnOfExpiryEntry] as const;

/** What users are told when they are not looking: kept here, so that it follows them to every device. */
export interface Notifications {
  /** Somebody is here: welcomes them once, and invites them to the community once. */
  greet(userId: string): Promise<void>;
  /** Tells whose coins expire soon and are not renewed, each once; answers how many. For the schedule. */
  warnOfExpiry(): Promise<number>;
  /** Registers the scheduled work; call before the queue starts. */
  work(queue: Queue): void;
  registerRoutes(api: Api): void;
}

export function createNotifications(deps: NotificationDeps): Notifications {
  return {
    greet: (userId) => greet(deps, userId),
    warnOfExpiry: () => warnOfExpiry(deps),
    work(queue) {
      queue.work(warnOfExpiryEntry, async () => {
        await warnOfExpiry(deps);
      });
      queue.schedule(warnOfExpiryEntry, '23 * * * *', {});
    },
    registerRoutes: (api) => registerRoutes(api, deps),
  };
}
