import { jsonb, pgTable, primaryKey, real, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Thumbnail styles that users train on their own pictures. Keyed by user first, as all that belongs to one. */
export const customThumbnailStyles = pgTable(
  'custom_thumbnail_styles',
  {
    userId: text('user_id').notNull(),
    id: text('id').notNull(),
    name: text('name').notNull(),
    /** The word that calls the style up in a prompt. */
    triggerWord: text('trigger_word').notNull(),
    mode: text('mode').notNull().default('style'),
    status: text('status', { enum: ['pending', 'processing', 'ready', 'failed'] }).notNull(),
    /** Where its training pictures lie. */
    pictureKeys: jsonb('picture_keys').$type<string[]>().notNull(),
    /** One of them, in small; null before the training has made it. */
    previewKey: text('preview_key'),
    /** Of the training, 0 to 100. */
    progress: real('progress'),
    /** The training that runs or ran last, and by which engine. */
    trainingId: text('training_id'),
    engine: text('engine'),
    /** What the engine has learnt, for that engine alone. */
    profile: jsonb('profile').$type<unknown>(),
    /** The same in words. */
    description: text('description').notNull().default(''),
    errorCode: text('error_code'),
    createdAt: moment('created_at').notNull(),
    completedAt: moment('completed_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);

/** Image styles that users describe in words. */
export const customImageStyles = pgTable(
  'custom_image_styles',
  {
    userId: text('user_id').notNull(),
    id: text('id').notNull(),
    name: text('name').notNull(),
    /** The name without what does not tell two names apart: see `styleNameKey`. */
    nameKey: text('name_key').notNull(),
    /** What engines are told. */
    description: text('description').notNull(),
    /** What the user wrote. */
    originalDescription: text('original_description').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex('custom_image_styles_name').on(table.userId, table.nameKey),
  ],
);

/** How far the training of a thumbnail style is. */
export type TrainingStatus = (typeof customThumbnailStyles.$inferSelect)['status'];
