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

import type { ZipFormat } from '#contract/gallery.ts';
import type { VersionKind } from '#contract/gallery-fields.ts';
import type { GenerationSettings } from '#contract/generation.ts';
import type { ReferenceSettings } from '#contract/references.ts';

/** One WebP variant of a stored picture. */
export interface StoredVariant {
  width: number;
  key: string;
}

/** A reference picture and its use. */
export interface StoredReference extends ReferenceSettings {
  key: string;
}

/**
 * Every picture that users keep. Keyed by user first, so that a gallery is stored together and can be split
 * by user.
 */
export const images = pgTable(
  'images',
  {
    userId: text('user_id').notNull(),
    id: text('id').notNull(),
    jobId: text('job_id'),
    /** Its position among the pictures of its job. */
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
    /** What the user typed, if the prompt is an enhanced one. */
    originalPrompt: text('original_prompt'),
    enhancedPrompt: text('enhanced_prompt'),
    /** The name that the user gave it, and all its versions; null without one. */
    name: text('name'),
    /** The words that are printed on it, for the search; null if they are not known. */
    printedText: text('printed_text'),
    styleId: text('style_id').notNull(),
    styleName: text('style_name').notNull(),
    settings: jsonb('settings').$type<GenerationSettings>().notNull(),
    cost: integer('cost').notNull(),
    engine: text('engine').notNull(),
    madeBy: text('made_by').notNull(),
    /** Whether a trained model made the pixels. */
    isModelMade: boolean('is_model_made').notNull(),
    recipe: jsonb('recipe').$type<unknown>(),
    warnings: jsonb('warnings').$type<{ code: string; message: string }[]>().notNull(),
    references: jsonb('references').$type<StoredReference[]>().notNull().default([]),
    /** The job that stored the references: its other pictures and their versions share the files. */
    referencesOf: text('references_of'),
    /**
     * The picture of another engine over which the words of this design are set; null without one. The
     * versions of a design share the file.
     */
    baseKey: text('base_key'),
    /** The picture whose design was changed to make this one; may be deleted. */
    versionOf: text('version_of'),
    /** The first picture of its stack; null for a picture that is not a version. */
    stackId: text('stack_id'),
    /** The stack's key, with or without versions. */
    stackKey: text('stack_key').notNull().generatedAlwaysAs(sql`coalesce(stack_id, id)`),
    versionKind: text('version_kind').$type<VersionKind>().notNull().default('original'),
    /** Of an upscaled picture. */
    scaleFactor: integer('scale_factor'),
    /** Whether it is its stack's top in the gallery: the newest version outside the trash. */
    isTop: boolean('is_top').notNull().default(true),
    /** Of a top: how many of its stack are outside the trash. */
    versions: integer('versions').notNull().default(1),
    isFavorite: boolean('is_favorite').notNull().default(false),
    tags: text('tags').array().notNull().default(sql`'{}'`),
    /** Ids of its collections. */
    collections: text('collections').array().notNull().default(sql`'{}'`),
    /** Everything it can be filtered by, as `marksOf` writes it. */
    marks: text('marks').array().notNull().default(sql`'{}'`),
    /** Search text: displayed prompt, printed words and name, in lower case and without accents. */
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs(
        sql`search_text(coalesce(original_prompt, prompt) || coalesce(E'\\n' || printed_text, '') || coalesce(E'\\n' || name, ''))`,
      ),
    /** When it was trashed. */
    deletedAt: timestamp('deleted_at', { withTimezone: true, precision: 3 }),
    /** The deletion that trashed it. */
    deletionId: text('deletion_id'),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex('images_job_position').on(table.userId, table.jobId, table.position),
    index('images_sharing_references')
      .on(table.userId, table.referencesOf)
      .where(sql`${table.referencesOf} is not null`),
    index('images_sharing_base').on(table.userId, table.baseKey).where(sql`${table.baseKey} is not null`),
    // Read backwards. A descending index would put nulls last, where `order by … desc` puts them first, and
    // would not be used.
    index('images_newest').on(table.userId, table.createdAt, table.id).where(sql`${table.isTop}`),
    // Finds rare matches; common ones are found by scanning the newest. Includes the user, which requires
    // btree_gin.
    index('images_found')
      .using('gin', table.userId, table.marks, table.searchText.op('gin_trgm_ops'))
      .where(sql`${table.isTop}`),
    // For admins: all users' pictures by time. BRIN, so that no plan prefers it to a user's own order.
    index('images_of_all').using('brin', table.createdAt),
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
/** A picture without the search copy of its words. */
export type ImageRow = Omit<FullRow, 'searchText'>;
export type NewImageRow = typeof images.$inferInsert;

const { searchText: _searchText, ...shown } = getTableColumns(images);
/** The columns of an `ImageRow`. */
export const imageColumns = shown;

/** Each user's counts, kept in the transaction that changes them: no request counts rows. */
export const userCounters = pgTable('user_counters', {
  userId: text('user_id').primaryKey(),
  /** Pictures outside the trash, every version included. */
  images: integer('images').notNull().default(0),
  /** What the gallery lists: one per stack. */
  tops: integer('tops').notNull().default(0),
  trash: integer('trash').notNull().default(0),
});

export const facetKinds = ['style', 'tool', 'engine', 'tag', 'collection', 'favorite'] as const;
export type FacetKind = (typeof facetKinds)[number];

/** How many pictures of the gallery have a value; kept like the other counts. */
export const galleryFacets = pgTable(
  'gallery_facets',
  {
    userId: text('user_id').notNull(),
    kind: text('kind').$type<FacetKind>().notNull(),
    /** In lower case. */
    value: text('value').notNull(),
    /** In its first spelling. */
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
    /** The name, normalised for comparison. */
    nameKey: text('name_key').notNull(),
    /** Ids of its newest pictures; null if they must be computed. */
    covers: jsonb('covers').$type<string[]>(),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex('collections_name').on(table.userId, table.nameKey),
  ],
);
export type CollectionRow = typeof collections.$inferSelect;

/** Selections to download as a zip, valid for half an hour. */
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

/**
 * Zips being streamed by any process. Each holds a slot until it ends, or until its process stops renewing
 * it.
 */
export const galleryZipPlaces = pgTable(
  'gallery_zip_places',
  {
    userId: text('user_id').notNull(),
    id: text('id').notNull(),
    /** Extended while the zip is streamed. */
    endsAt: timestamp('ends_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);

/** Picture files missing from the store, for the admin. A row is deleted once its file is back. */
export const missingObjects = pgTable(
  'missing_objects',
  {
    objectKey: text('object_key').primaryKey(),
    userId: text('user_id').notNull(),
    imageId: text('image_id').notNull(),
    /** When it was first found missing. */
    missedAt: timestamp('missed_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [index('missing_objects_picture').on(table.userId, table.imageId)],
);
