import { boolean, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { SiteContent } from '#contract/site.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** The texts of the public pages, one row per language. */
export const siteContent = pgTable('site_content', {
  language: text('language').primaryKey(),
  /** Read with the contract's schema. */
  content: jsonb('content').$type<SiteContent>().notNull(),
  /** Null while it is the default: a newer default then replaces it. */
  editedAt: moment('edited_at'),
});

/** The pictures on the public pages, and those that users offer. */
export const showcaseItems = pgTable(
  'showcase_items',
  {
    id: text('id').primaryKey(),
    state: text('state').$type<'shown' | 'hidden' | 'offered'>().notNull(),
    /** The order of shown items, ascending; gaps and ties are harmless. */
    position: integer('position').notNull(),
    /** Names a built-in picture; null for a user's. */
    deliveredName: text('delivered_name'),
    /** A user's picture. It is stored in the gallery, and removed here once it is deleted there. */
    userId: text('user_id'),
    imageId: text('image_id'),
    /** Whether that picture is in its owner's trash and so hidden. */
    isInTrash: boolean('is_in_trash').notNull().default(false),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('showcase_items_order').on(table.state, table.position),
    uniqueIndex('showcase_items_image').on(table.userId, table.imageId),
  ],
);
export type ShowcaseRow = typeof showcaseItems.$inferSelect;
