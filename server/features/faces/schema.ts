import { integer, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { FaceExpression } from '#contract/faces.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** The consent of each user who keeps photos of their face; none without a row. */
export const faceConsents = pgTable('face_consents', {
  userId: text('user_id').primaryKey(),
  givenAt: moment('given_at').notNull(),
});

/** Photos of themselves that users keep. Keyed by user first. Ids rise with time. */
export const faces = pgTable(
  'faces',
  {
    userId: text('user_id').notNull(),
    id: text('id').notNull(),
    expression: text('expression').$type<FaceExpression>().notNull(),
    objectKey: text('object_key').notNull(),
    /** A small square about the face. */
    previewKey: text('preview_key').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    /** Digest of the file as sent: the same one again is the same face. */
    sha256: text('sha256').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex('faces_file').on(table.userId, table.sha256),
  ],
);
export type FaceRow = typeof faces.$inferSelect;
