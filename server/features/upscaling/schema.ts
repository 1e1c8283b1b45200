import { index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { UpscaleSettings } from '#contract/upscale.ts';

/** A picture that was enlarged: where it lies, for as long as the record does, and how large it is. */
export interface StoredSource {
  key: string;
  /** A smaller copy, for lists; null where the picture itself is small. */
  thumbnailKey: string | null;
  width: number;
  height: number;
}

/** The upscale history. A record is there from the press on and goes where its job ends without a result. */
export const upscales = pgTable(
  'upscales',
  {
    userId: text('user_id').notNull(),
    /** The job's id; of what an older client has saved, its own. */
    id: text('id').notNull(),
    source: jsonb('source').$type<StoredSource>().notNull(),
    /** The picture of the gallery that the source is a copy of, which may be gone by now. */
    sourceImageId: text('source_image_id'),
    /** The result in the gallery, with which the record goes; null while the job runs. */
    imageId: text('image_id'),
    afterWidth: integer('after_width').notNull(),
    afterHeight: integer('after_height').notNull(),
    /** What old clients have left out is missing. */
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
