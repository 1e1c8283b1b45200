import { boolean, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** What a private link to pictures allows its visitors. */
export const shares = pgTable('shares', {
  linkId: text('link_id').primaryKey(),
  userId: text('user_id').notNull(),
  allowsComments: boolean('allows_comments').notNull(),
  allowsChoice: boolean('allows_choice').notNull(),
  allowsDownload: boolean('allows_download').notNull(),
});
export type ShareRow = typeof shares.$inferSelect;

/** The pictures of a link. A row goes with its picture; the others keep their places. */
export const sharePictures = pgTable(
  'share_pictures',
  {
    linkId: text('link_id').notNull(),
    /** From 1. Visitors know a picture by it, never by its id. */
    place: integer('place').notNull(),
    userId: text('user_id').notNull(),
    imageId: text('image_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.linkId, table.place] }),
    index('share_pictures_image').on(table.userId, table.imageId),
  ],
);
export type SharePictureRow = typeof sharePictures.$inferSelect;

export const shareComments = pgTable(
  'share_comments',
  {
    linkId: text('link_id').notNull(),
    /** Rises with time. */
    id: text('id').notNull(),
    place: integer('place').notNull(),
    /** Stands for the visitor in this link; null for the link's owner. */
    visitorDigest: text('visitor_digest'),
    name: text('name'),
    text: text('text').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.linkId, table.id] })],
);
export type CommentRow = typeof shareComments.$inferSelect;
