import {
  boolean,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Thumbnail styles that users train on their own pictures. Keyed by user first. */
export const customThumbnailStyles = pgTable(
  'custom_thumbnail_styles',
  {
    userId: text('user_id').notNull(),
    id: text('id').notNull(),
    name: text('name').notNull(),
    /** The word that selects the style in a prompt. */
    triggerWord: text('trigger_word').notNull(),
    /** Both normalised for comparison: see `styleNameKey`. */
    nameKey: text('name_key').notNull(),
    triggerKey: text('trigger_key').notNull(),
    mode: text('mode').notNull().default('style'),
    /** Keys of its training pictures. */
    pictureKeys: jsonb('picture_keys').$type<string[]>().notNull(),
    /** A small copy of one of them. */
    previewKey: text('preview_key'),
    /** Its current or last training job, whose status is the training's, and the engine used. */
    trainingId: text('training_id').notNull(),
    engine: text('engine').notNull(),
    /** When the style became ready; null before. */
    trainedAt: moment('trained_at'),
    /** What the engine has learnt, readable by that engine only. */
    profile: jsonb('profile').$type<unknown>(),
    /** What the engine has learnt, in words. */
    description: text('description').notNull().default(''),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex('custom_thumbnail_styles_name').on(table.userId, table.nameKey),
    uniqueIndex('custom_thumbnail_styles_trigger').on(table.userId, table.triggerKey),
  ],
);

/**
 * Trainings started by a user, counted per month even after the style is deleted. Recoveries are not
 * included.
 */
export const styleTrainingStarts = pgTable(
  'style_training_starts',
  {
    userId: text('user_id').notNull(),
    /** The training's id. */
    id: text('id').notNull(),
    styleId: text('style_id').notNull(),
    /** Digest of the request, to recognise its repetition, and its key. */
    requestHash: text('request_hash').notNull(),
    idempotencyKey: text('idempotency_key'),
    startedAt: moment('started_at').notNull(),
    /** False if the training failed through no fault of the user. */
    isCounted: boolean('is_counted').notNull().default(true),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex('style_training_starts_key').on(table.userId, table.idempotencyKey),
    index('style_training_starts_month').on(table.userId, table.startedAt),
  ],
);

/** Image styles that users describe in words. */
export const customImageStyles = pgTable(
  'custom_image_styles',
  {
    userId: text('user_id').notNull(),
    id: text('id').notNull(),
    name: text('name').notNull(),
    /** The name, normalised for comparison: see `styleNameKey`. */
    nameKey: text('name_key').notNull(),
    /** The words for engines. */
    description: text('description').notNull(),
    /** The user's own words. */
    originalDescription: text('original_description').notNull(),
    /** A small sample picture, once it is drawn. */
    sampleKey: text('sample_key'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex('custom_image_styles_name').on(table.userId, table.nameKey),
  ],
);
