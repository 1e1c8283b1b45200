import * as z from 'zod';
import type { Api } from '#server/platform/http/api.ts';
import { defineJob } from '#server/platform/queue/queue.ts';
import type { NotificationDeps } from './deps.ts';
import { greet } from './greet.ts';
import { registerRoutes } from './routes.ts';
import { warnOfExpiry } from './warn-of-expiry.ts';

export type { BillingChange, BillingMail } from './billing-news.ts';
export { createNotifier, type Notifier } from './notifier.ts';

/** Tells whose coins expire soon, every hour. */
export const warnOfExpiryEntry = defineJob('warn-of-coin-expiry', z.object({}));

/** What users are told when they are not looking: kept here, so that it follows them to every device. */
export interface Notifications {
  /** Somebody is here: welcomes them once, and invites them to the community once. */
  greet(userId: string): Promise<void>;
  /** Tells whose coins expire soon and are not renewed, each once; answers how many. For the schedule. */
  warnOfExpiry(): Promise<number>;
  registerRoutes(api: Api): void;
}

export function createNotifications(deps: NotificationDeps): Notifications {
  return {
    greet: (userId) => greet(deps, userId),
    warnOfExpiry: () => warnOfExpiry(deps),
    registerRoutes: (api) => registerRoutes(api, deps),
  };
}
