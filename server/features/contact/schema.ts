import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { contactTopics, messageStatuses } from '#contract/contact.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Messages to the operator. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    /** Rises with time. */
    id: text('id').primaryKey(),
    userId: text('user_id').notNull(),
    topic: text('topic', { enum: contactTopics }).notNull(),
    message: text('message').notNull(),
    /** The address for the answer. */
    email: text('email').notNull(),
    status: text('status', { enum: messageStatuses }).notNull().default('new'),
    /** The sender's plan had direct support at that time: listed first. */
    isPriority: boolean('is_priority').notNull().default(false),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('contact_messages_status').on(table.status, table.isPriority, table.id),
    index('contact_messages_order').on(table.isPriority, table.id),
    index('contact_messages_user').on(table.userId, table.createdAt),
  ],
);

/** Addresses to notify when the affiliate programme opens. */
export const affiliateInterests = pgTable(
  'affiliate_interests',
  {
    id: text('id').primaryKey(),
    email: text('email').notNull(),
    /** The signed-in user; null for visitors. */
    userId: text('user_id'),
    /** When they consented to one mail. */
    consentedAt: moment('consented_at').notNull(),
    /** When they opened the mailed link; until then a stranger may have typed the address. */
    confirmedAt: moment('confirmed_at'),
    /** SHA-256 of the link's token, in base64url; null without a pending link. */
    tokenDigest: text('token_digest').unique(),
    mailedAt: moment('mailed_at'),
  },
  (table) => [uniqueIndex('affiliate_interests_email').on(sql`lower(${table.email})`)],
);
