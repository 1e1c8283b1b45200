import { index, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { EditMetadata } from '#contract/edits.ts';

/** Changes to pictures, by owner. Ids rise with time. */
export const edits = pgTable(
  'edits',
  {
    userId: text('user_id').notNull(),
    id: text('id').notNull(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    prompt: text('prompt').notNull(),
    /** Pictures of the gallery, which may be deleted. */
    originalImageId: text('original_image_id'),
    editedImageId: text('edited_image_id'),
    /** A small copy of its own; without one the edited picture's is used. */
    thumbnailKey: text('thumbnail_key'),
    metadata: jsonb('metadata').$type<EditMetadata>().notNull(),
    /** Of the saving request, to recognise its repetition. */
    idempotencyKey: text('idempotency_key'),
    requestHash: text('request_hash'),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex('edits_idempotency').on(table.userId, table.idempotencyKey),
    index('edits_of_picture').on(table.userId, table.editedImageId),
  ],
);
export type EditRow = typeof edits.$inferSelect;
