import * as z from 'zod';
import type { Api } from '#server/platform/http/api.ts';
import { defineJob } from '#server/platform/queue/queue.ts';
import type { NotificationDeps } from './deps.ts';
import { registerRoutes } from './routes.ts';
import { warnOfExpiry } from './warn-of-expiry.ts';
import { welcomeUser } from './welcome-user.ts';

export type { BillingMail } from './billing-notifications.ts';
export { createNotifier, type Notifier } from './notifier.ts';

/** Announces expiring coins, every hour. */
export const warnOfExpiryEntry = defineJob('warn-of-coin-expiry', z.object({}));

/** Notifications for users who are not looking: stored here, so that they follow the user to every device. */
export interface Notifications {
  /** Welcomes a user once, and invites them to the community once. */
  welcomeUser(userId: string): Promise<void>;
  /**
   * Announces coins that expire soon and are not renewed, once per grant. Returns how many. For the schedule.
   */
  warnOfExpiry(): Promise<number>;
  registerRoutes(api: Api): void;
}

export function createNotifications(deps: NotificationDeps): Notifications {
  return {
    welcomeUser: (userId) => welcomeUser(deps, userId),
    warnOfExpiry: () => warnOfExpiry(deps),
    registerRoutes: (api) => registerRoutes(api, deps),
  };
}
