import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { contactTopics, messageStatuses } from '#contract/contact.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Messages to the people who run the server. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    /** Rises with time, so that its order is the order of arrival. */
    id: text('id').primaryKey(),
    userId: text('user_id').notNull(),
    topic: text('topic', { enum: contactTopics }).notNull(),
    message: text('message').notNull(),
    /** Where the answer goes. */
    email: text('email').notNull(),
    status: text('status', { enum: messageStatuses }).notNull().default('new'),
    /** The sender's plan had direct support when they wrote: it is listed before the others. */
    isPriority: boolean('is_priority').notNull().default(false),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('contact_messages_status').on(table.status, table.isPriority, table.id),
    index('contact_messages_order').on(table.isPriority, table.id),
    index('contact_messages_user').on(table.userId, table.createdAt),
  ],
);

/** Who asked to be told when the affiliate programme opens. */
export const affiliateInterests = pgTable(
  'affiliate_interests',
  {
    id: text('id').primaryKey(),
    email: text('email').notNull(),
    /** Who was signed in when they asked; null for visitors. */
    userId: text('user_id'),
    /** When they ticked the box that allows one letter. */
    consentedAt: moment('consented_at').notNull(),
    /** When they opened the link that was mailed there; until then anybody may have typed the address. */
    confirmedAt: moment('confirmed_at'),
    /** SHA-256 of the link's token, in base64url; null where none is out. */
    tokenDigest: text('token_digest').unique(),
    mailedAt: moment('mailed_at'),
  },
  (table) => [uniqueIndex('affiliate_interests_email').on(sql`lower(${table.email})`)],
);
