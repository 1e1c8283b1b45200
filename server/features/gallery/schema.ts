import { getTableColumns, sql } from 'drizzle-orm';
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

import type { VersionKind, ZipFormat } from '#contract/gallery.ts';
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
    /** Names the stack, whether or not there are versions. */
    stackKey: text('stack_key').notNull().generatedAlwaysAs(sql`coalesce(stack_id, id)`),
    versionKind: text('version_kind').$type<VersionKind>().notNull().default('original'),
    /** Of an upscaled picture. */
    scaleFactor: integer('scale_factor'),
    /** Whether it stands for its stack in the gallery: the newest version outside the trash. */
    isTop: boolean('is_top').notNull().default(true),
    /** Of a top: how many of its stack are outside the trash. */
    versions: integer('versions').notNull().default(1),
    isFavorite: boolean('is_favorite').notNull().default(false),
    tags: text('tags').array().notNull().default(sql`'{}'`),
    /** Ids of the collections that it is in. */
    collections: text('collections').array().notNull().default(sql`'{}'`),
    /** All that it can be filtered by, as `marksOf` writes it. */
    marks: text('marks').array().notNull().default(sql`'{}'`),
    /** What a search looks through: the prompt that is shown, in lower case and without accents. */
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs(sql`search_text(coalesce(original_prompt, prompt))`),
    /** When it went to the trash. */
    deletedAt: timestamp('deleted_at', { withTimezone: true, precision: 3 }),
    /** The deletion that put it there. */
    deletionId: text('deletion_id'),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex('images_job_position').on(table.userId, table.jobId, table.position),
    index('images_sharing_references')
      .on(table.userId, table.referencesOf)
      .where(sql`${table.referencesOf} is not null`),
    // Read backwards. A descending index would put nulls last, where `order by … desc` puts them first, and not be used.
    index('images_newest').on(table.userId, table.createdAt, table.id).where(sql`${table.isTop}`),
    // What is rare is found here, what is common by going through the newest. By user, too, which takes btree_gin.
    index('images_found')
      .using('gin', table.userId, table.marks, table.searchText.op('gin_trgm_ops'))
      .where(sql`${table.isTop}`),
    index('images_stack').on(table.userId, table.stackKey),
    index('images_trash')
      .on(table.userId, table.deletedAt, table.id)
      .where(sql`${table.deletedAt} is not null`),
    index('images_deletion')
      .on(table.userId, table.deletionId, table.id)
      .where(sql`${table.deletionId} is not null`),
    index('images_trash_due').on(table.deletedAt).where(sql`${table.deletedAt} is not null`),
  ],
);
type FullRow = typeof images.$inferSelect;
/** A picture, but for the copy of its prompt that is there to be searched. */
export type ImageRow = Omit<FullRow, 'searchText'>;
export type NewImageRow = typeof images.$inferInsert;

const { searchText: _searchText, ...shown } = getTableColumns(images);
/** The columns of an `ImageRow`. */
export const imageColumns = shown;

/** How much each user has, kept in the transaction that changes it: nothing counts rows on a request. */
export const userCounters = pgTable('user_counters', {
  userId: text('user_id').primaryKey(),
  /** Pictures outside the trash, every version of each. */
  images: integer('images').notNull().default(0),
  /** What the gallery lists: one of each stack. */
  tops: integer('tops').notNull().default(0),
  trash: integer('trash').notNull().default(0),
});

export const facetKinds = ['style', 'tool', 'engine', 'tag', 'collection', 'favorite'] as const;
export type FacetKind = (typeof facetKinds)[number];

/** How many pictures of the gallery a choice has; kept as the other counts are. */
export const galleryFacets = pgTable(
  'gallery_facets',
  {
    userId: text('user_id').notNull(),
    kind: text('kind').$type<FacetKind>().notNull(),
    /** In lower case. */
    value: text('value').notNull(),
    /** As it was first written. */
    label: text('label').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind, table.value] })],
);

export const collections = pgTable(
  'collections',
  {
    userId: text('user_id').notNull(),
    id: text('id').notNull(),
    name: text('name').notNull(),
    /** The name as it is compared. */
    nameKey: text('name_key').notNull(),
    /** Ids of its newest pictures; null where they must be looked for. */
    covers: jsonb('covers').$type<string[]>(),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex('collections_name').on(table.userId, table.nameKey),
  ],
);
export type CollectionRow = typeof collections.$inferSelect;

/** What somebody wants to take along as one file, for half an hour. */
export const galleryZips = pgTable(
  'gallery_zips',
  {
    userId: text('user_id').notNull(),
    id: text('id').notNull(),
    selection: jsonb('selection').$type<unknown>().notNull(),
    format: text('format').$type<ZipFormat>().notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('gallery_zips_expiry').on(table.expiresAt),
  ],
);

/** Zips that are streamed now, by whichever process: each has its place until it ends, or its process gives no sign of life. */
export const galleryZipPlaces = pgTable(
  'gallery_zip_places',
  {
    userId: text('user_id').notNull(),
    id: text('id').notNull(),
    /** Put off again and again while the zip is streamed. */
    endsAt: timestamp('ends_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);

/** Files that a picture needs and the store does not have, for the admin; gone again once they are back. */
export const missingObjects = pgTable(
  'missing_objects',
  {
    objectKey: text('object_key').primaryKey(),
    userId: text('user_id').notNull(),
    imageId: text('image_id').notNull(),
    /** When it was missed first. */
    missedAt: timestamp('missed_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [index('missing_objects_picture').on(table.userId, table.imageId)],
);
