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

/** Thumbnail styles that users train on their own pictures. Keyed by user first, as all that belongs to one. */
export const customThumbnailStyles = pgTable(
  'custom_thumbnail_styles',
  {
    userId: text('user_id').notNull(),
    id: text('id').notNull(),
    name: text('name').notNull(),
    /** The word that calls the style up in a prompt. */
    triggerWord: text('trigger_word').notNull(),
    /** Both without what does not tell two of them apart: see `styleNameKey`. */
    nameKey: text('name_key').notNull(),
    triggerKey: text('trigger_key').notNull(),
    mode: text('mode').notNull().default('style'),
    /** Where its training pictures lie. */
    pictureKeys: jsonb('picture_keys').$type<string[]>().notNull(),
    /** One of them, in small. */
    previewKey: text('preview_key'),
    /** The job that trains it or did so last, which says how far that is, and the engine that was asked. */
    trainingId: text('training_id').notNull(),
    engine: text('engine').notNull(),
    /** When the style was ready; null before. */
    trainedAt: moment('trained_at'),
    /** What the engine has learnt, for that engine alone. */
    profile: jsonb('profile').$type<unknown>(),
    /** The same in words. */
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
 * The trainings that a user has started, counted against the month also where the style is gone. Recoveries are none.
 */
export const styleTrainingStarts = pgTable(
  'style_training_starts',
  {
    userId: text('user_id').notNull(),
    /** The training's. */
    id: text('id').notNull(),
    styleId: text('style_id').notNull(),
    /** What was asked for, to tell the same request from another one, and the key that it came with. */
    requestHash: text('request_hash').notNull(),
    idempotencyKey: text('idempotency_key'),
    startedAt: moment('started_at').notNull(),
    /** Not where the training failed through no fault of the user's. */
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
    /** The name without what does not tell two names apart: see `styleNameKey`. */
    nameKey: text('name_key').notNull(),
    /** What engines are told. */
    description: text('description').notNull(),
    /** What the user wrote. */
    originalDescription: text('original_description').notNull(),
    /** A small picture made in it, once it is drawn. */
    sampleKey: text('sample_key'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex('custom_image_styles_name').on(table.userId, table.nameKey),
  ],
);
