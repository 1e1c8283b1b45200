import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** What a link leads to; each kind belongs to one feature. */
export const linkKinds = ['share'] as const;
export type LinkKind = (typeof linkKinds)[number];

/** Links that work without an account. */
export const privateLinks = pgTable(
  'private_links',
  {
    /** Rises with time. */
    id: text('id').primaryKey(),
    userId: text('user_id').notNull(),
    kind: text('kind', { enum: linkKinds }).notNull(),
    title: text('title'),
    /** SHA-256 of the token, in base64url: a visitor's token finds the row by it. */
    tokenDigest: text('token_digest').notNull().unique(),
    /** The token, encrypted for its owner, who may copy the address again. */
    sealedToken: text('sealed_token').notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    revokedAt: moment('revoked_at'),
    views: integer('views').notNull().default(0),
    viewedAt: moment('viewed_at'),
  },
  (table) => [
    index('private_links_user').on(table.userId, table.id),
    index('private_links_expiry').on(table.expiresAt),
  ],
);
export type LinkRow = typeof privateLinks.$inferSelect;

/** Those who have chosen or commented, without an account: a name they gave, and a key of their browser. */
export const linkVisitors = pgTable(
  'link_visitors',
  {
    linkId: text('link_id').notNull(),
    /** SHA-256 of the link and the browser's key, so that two links cannot be connected by it. */
    visitorDigest: text('visitor_digest').notNull(),
    /** Null if they gave none. */
    name: text('name'),
    /** What they chose, in the words of the link's kind; null without a choice. */
    choice: text('choice'),
    chosenAt: moment('chosen_at'),
  },
  (table) => [primaryKey({ columns: [table.linkId, table.visitorDigest] })],
);
