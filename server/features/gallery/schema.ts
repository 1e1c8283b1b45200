import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

import type { ReferenceSettings } from '#contract/references.ts';

/** One WebP variant of a stored picture. */
export interface StoredVariant {
  width: number;
  key: string;
}

/** A reference picture and how it was used. */
export interface StoredReference extends ReferenceSettings {
  key: string;
}

/** Every picture a user keeps. Keyed by user first, so that a gallery lies together and can be split by user. */
export const images = pgTable(
  'images',
  {
    userId: text('user_id').notNull(),
    id: text('id').notNull(),
    jobId: text('job_id'),
    /** Its place among the pictures of its job. */
    position: integer('position').notNull().default(0),
    objectKey: text('object_key').notNull(),
    mimeType: text('mime_type').notNull(),
    bytes: integer('bytes').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    variants: jsonb('variants').$type<StoredVariant[]>().notNull(),
    thumbhash: text('thumbhash').notNull(),
    tool: text('tool').notNull(),
    prompt: text('prompt').notNull(),
    /** What the user had typed, where the prompt is an enhanced one. */
    originalPrompt: text('original_prompt'),
    enhancedPrompt: text('enhanced_prompt'),
    styleId: text('style_id').notNull(),
    styleName: text('style_name').notNull(),
    aspectRatio: text('aspect_ratio').notNull(),
    quality: integer('quality').notNull(),
    creativity: integer('creativity'),
    cost: integer('cost').notNull(),
    engine: text('engine').notNull(),
    madeBy: text('made_by').notNull(),
    /** Whether a trained model made the pixels. */
    isModelMade: boolean('is_model_made').notNull(),
    recipe: jsonb('recipe').$type<unknown>(),
    warnings: jsonb('warnings').$type<{ code: string; message: string }[]>().notNull(),
    /** Of a ThumbnailsV2 picture. */
    preset: text('preset'),
    references: jsonb('references').$type<StoredReference[]>().notNull().default([]),
    /** The job that stored the references: its other pictures and their versions share the files. */
    referencesOf: text('references_of'),
    /** The picture that this one is a changed design of; that one may be deleted. */
    versionOf: text('version_of'),
    /** The first of a picture's versions; null for a picture that is nobody's version. */
    stackId: text('stack_id'),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex('images_job_position').on(table.userId, table.jobId, table.position),
    index('images_sharing_references')
      .on(table.userId, table.referencesOf)
      .where(sql`${table.referencesOf} is not null`),
    // Read backwards. A descending index would put nulls last, where `order by … desc` puts them first, and not be used.
    index('images_newest').on(table.userId, table.createdAt, table.id),
  ],
);
export type ImageRow = typeof images.$inferSelect;
export type NewImageRow = typeof images.$inferInsert;

/** How much each user has, kept in the transaction that changes it: nothing counts rows on a request. */
export const userCounters = pgTable('user_counters', {
  userId: text('user_id').primaryKey(),
  images: integer('images').notNull().default(0),
});
