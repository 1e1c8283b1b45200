import { sql } from 'drizzle-orm';
import { eventSchemas } from '#contract/events.ts';
import { type NotificationPage, notificationPageSchema } from '#contract/notifications.ts';
import { SettableClock } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { openTestDatabase } from '#server/platform/database/testing.ts';
import { createEvents } from '#server/platform/events/events.ts';
import { newId } from '#server/platform/ids.ts';
import { silentLog } from '#server/platform/log-types.ts';
import { type AccountBench, openAccountBench } from '../accounts/testing.ts';
import { type Coins, createCoins } from '../coins/coins.ts';
import type { BillingNotifierDeps } from './billing-notifications.ts';
import { createNotifications, createNotifier, type Notifications, type Notifier } from './notifications.ts';

/** Notifications behind a real API with accounts and coins, on their own database, with a settable clock. */
export interface NotificationBench {
  accounts: AccountBench;
  clock: SettableClock;
  coins: Coins;
  notifier: Notifier;
  notifications: Notifications;
  tx<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** A user's whole list, as a browser gets it. */
  page(cookie: string, query?: string): Promise<NotificationPage>;
  /**
   * The notification events that the user's browsers received, in order: types with the notification's id or
   * ids.
   */
  notifiedTypes(userId: string): Promise<string[]>;
  close(): Promise<void>;
}

export async function openNotificationBench({
  hasCommunity = true,
  onBillingMail,
}: {
  hasCommunity?: boolean;
  onBillingMail?: NonNullable<BillingNotifierDeps['onBillingMail']>;
} = {}): Promise<NotificationBench> {
  const { database, close } = await openTestDatabase();
  const clock = new SettableClock(new Date());
  const events = createEvents(database, silentLog);
  const notifier = createNotifier({ clock, newId, events, ...(onBillingMail && { onBillingMail }) });
  const coins = createCoins({
    database,
    clock,
    newId,
    events,
    signupDays: 30,
    onBalanceDrop: notifier.balanceDropped,
  });
  const notifications = createNotifications({ database, clock, newId, events, coins, hasCommunity });
  const accounts = await openAccountBench({ coins, onAuthenticated: notifications.welcomeUser }, database);
  notifications.registerRoutes(accounts.api);
  return {
    accounts,
    clock,
    coins,
    notifier,
    notifications,
    tx: (work) => database.inTransaction(work),
    async page(cookie, query = '') {
      const response = await accounts.send(`/api/notifications${query}`, { cookie });
      return notificationPageSchema.parse(await response.json());
    },
    async notifiedTypes(userId) {
      const { rows } = await database.db.execute<{ type: string; payload: unknown }>(
        sql`select type, payload from events where user_id = ${userId} and type like 'notification.%' order by seq`,
      );
      return rows.map(({ type, payload }) => `${type} ${subjectOf(type, payload)}`);
    },
    async close() {
      await accounts.close();
      await events.close();
      await close();
    },
  };
}

function subjectOf(type: string, payload: unknown): string {
  if (type === 'notification.created') {
    return eventSchemas['notification.created'].parse(payload).notification.type;
  }
  return String(eventSchemas['notification.changed'].parse(payload).ids.length);
}
