import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Queued mails or, without SMTP, mails for the operator to read. */
export const mails = pgTable(
  'mails',
  {
    id: text('id').primaryKey(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
    /** Why the last attempt failed. */
    error: text('error'),
  },
  (table) => [
    index('mails_recipient').on(table.recipient),
    index('mails_created_at').on(table.createdAt, table.id),
  ],
);
export type MailRow = typeof mails.$inferSelect;
