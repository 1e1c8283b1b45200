import { index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { UpscaleSettings } from '#contract/upscale.ts';

/** An upscaled picture's original: its files, stored as long as the record, and its size. */
export interface StoredSource {
  key: string;
  /** A smaller copy for lists; null if the picture itself is small. */
  thumbnailKey: string | null;
  width: number;
  height: number;
}

/**
 * The upscale history. A record exists from the start of the job and is removed if that ends without a
 * result.
 */
export const upscales = pgTable(
  'upscales',
  {
    userId: text('user_id').notNull(),
    /** The job's id; for a record saved by a client, its own. */
    id: text('id').notNull(),
    source: jsonb('source').$type<StoredSource>().notNull(),
    /** The gallery picture that the source is a copy of; may be deleted. */
    sourceImageId: text('source_image_id'),
    /** The result in the gallery; the record is removed with it. Null while the job runs. */
    imageId: text('image_id'),
    afterWidth: integer('after_width').notNull(),
    afterHeight: integer('after_height').notNull(),
    /** Settings that clients left out are missing. */
    settings: jsonb('settings').$type<Partial<UpscaleSettings>>().notNull(),
    cost: integer('cost').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    // Read backwards.
    index('upscales_newest').on(table.userId, table.createdAt, table.id),
    index('upscales_image').on(table.userId, table.imageId),
  ],
);
export type UpscaleRow = typeof upscales.$inferSelect;
export type NewUpscaleRow = typeof upscales.$inferInsert;
