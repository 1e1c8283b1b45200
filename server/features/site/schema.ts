import { boolean, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { SiteContent } from '#contract/site.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** What the public pages say, one row a language. */
export const siteContent = pgTable('site_content', {
  language: text('language').primaryKey(),
  /** Read with the contract's schema. */
  content: jsonb('content').$type<SiteContent>().notNull(),
  /** Null while it is as it was delivered: a newer delivery then replaces it. */
  editedAt: moment('edited_at'),
});

/** The pictures that the public pages show, and those that users offer for it. */
export const showcaseItems = pgTable(
  'showcase_items',
  {
    id: text('id').primaryKey(),
    state: text('state').$type<'shown' | 'hidden' | 'offered'>().notNull(),
    /** The order of what is shown, rising; gaps and ties are harmless. */
    position: integer('position').notNull(),
    /** Names a delivered picture; null for a user's. */
    deliveredName: text('delivered_name'),
    /** A user's picture, which lives in the gallery and is gone from here once it is gone from there. */
    userId: text('user_id'),
    imageId: text('image_id'),
    /** Whether that picture is in its owner's trash: nobody sees it while it is. */
    isInTrash: boolean('is_in_trash').notNull().default(false),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('showcase_items_order').on(table.state, table.position),
    uniqueIndex('showcase_items_image').on(table.userId, table.imageId),
  ],
);
export type ShowcaseRow = typeof showcaseItems.$inferSelect;
