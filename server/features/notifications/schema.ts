import { index, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { notificationTypes } from '#contract/notifications.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** Notifications, as type and values: the client writes them in the reader's language. Ids sort by time. */
export const notifications = pgTable(
  'notifications',
  {
    userId: text('user_id').notNull(),
    id: text('id').notNull(),
    type: text('type', { enum: notificationTypes }).notNull(),
    values: jsonb('values').$type<unknown>().notNull(),
    createdAt: moment('created_at').notNull(),
    readAt: moment('read_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);
export type NotificationRow = typeof notifications.$inferSelect;

/**
 * Notifications that are sent only once, such as `welcome`. The row stays when they are cleared or displaced.
 */
export const sentNotifications = pgTable(
  'sent_notifications',
  {
    userId: text('user_id').notNull(),
    reference: text('reference').notNull(),
    sentAt: moment('sent_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.reference] }),
    index('sent_notifications_reference').on(table.reference),
  ],
);
