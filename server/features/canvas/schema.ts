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
import type { TextLook } from '#canvas/document/text-look.ts';
import type { CanvasSlot } from '#contract/canvas.ts';
import type { CanvasFont } from '#contract/canvas-fonts.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** Documents of the canvas editor. Keyed by user first. Ids rise with time. */
export const canvasDocuments = pgTable(
  'canvas_documents',
  {
    userId: text('user_id').notNull(),
    id: text('id').notNull(),
    name: text('name').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    /** What `SharedDocument.encode` returned, in base64. */
    state: text('state').notNull(),
    /** Of the state, before base64. */
    stateBytes: integer('state_bytes').notNull(),
    isTemplate: boolean('is_template').notNull().default(false),
    slots: jsonb('slots').$type<CanvasSlot[]>().notNull(),
    /** The picture of the gallery that it was made from; null once that is deleted forever. */
    sourceImageId: text('source_image_id'),
    thumbnailKey: text('thumbnail_key'),
    /** Of the request that made it, to recognise its repetition. */
    idempotencyKey: text('idempotency_key'),
    requestHash: text('request_hash'),
    createdAt: moment('created_at').notNull(),
    /** When its layers last changed. */
    updatedAt: moment('updated_at').notNull(),
    /** When it was moved to the trash. */
    deletedAt: moment('deleted_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('canvas_documents_changed').on(table.userId, table.updatedAt, table.id),
    uniqueIndex('canvas_documents_idempotency').on(table.userId, table.idempotencyKey),
    index('canvas_documents_trash').on(table.deletedAt),
  ],
);
export type DocumentRow = typeof canvasDocuments.$inferSelect;

/** Named states of documents, to go back to. */
export const canvasSnapshots = pgTable(
  'canvas_snapshots',
  {
    userId: text('user_id').notNull(),
    id: text('id').notNull(),
    documentId: text('document_id').notNull(),
    name: text('name').notNull(),
    state: text('state').notNull(),
    idempotencyKey: text('idempotency_key'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('canvas_snapshots_of_document').on(table.userId, table.documentId, table.id),
    uniqueIndex('canvas_snapshots_idempotency').on(table.userId, table.documentId, table.idempotencyKey),
  ],
);
export type SnapshotRow = typeof canvasSnapshots.$inferSelect;

/** Pictures in documents. */
export const canvasAssets = pgTable(
  'canvas_assets',
  {
    userId: text('user_id').notNull(),
    id: text('id').notNull(),
    objectKey: text('object_key').notNull(),
    mimeType: text('mime_type').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    bytes: integer('bytes').notNull(),
    /** Where it came from, such as `file:` with a digest: the same again is the same asset. */
    source: text('source').notNull(),
    /** Digest of the stored bytes: a document as a file has them. */
    sha256: text('sha256').notNull(),
    /** Whether a trained model made its pixels. */
    isModelMade: boolean('is_model_made').notNull(),
    createdAt: moment('created_at').notNull(),
    /** When a document last began or ceased to show it. */
    usedAt: moment('used_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex('canvas_assets_source').on(table.userId, table.source),
    index('canvas_assets_content').on(table.userId, table.sha256),
    index('canvas_assets_used').on(table.usedAt),
  ],
);
export type AssetRow = typeof canvasAssets.$inferSelect;

/** Which documents and snapshots show an asset. */
export const canvasAssetUses = pgTable(
  'canvas_asset_uses',
  {
    userId: text('user_id').notNull(),
    /** A document or a snapshot. */
    holderId: text('holder_id').notNull(),
    assetId: text('asset_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.holderId, table.assetId] }),
    index('canvas_asset_uses_of_asset').on(table.userId, table.assetId),
  ],
);

/** The pictures of the gallery that were exported from documents, to reopen them. */
export const canvasPictures = pgTable(
  'canvas_pictures',
  {
    userId: text('user_id').notNull(),
    imageId: text('image_id').notNull(),
    documentId: text('document_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.imageId] }),
    index('canvas_pictures_of_document').on(table.userId, table.documentId),
  ],
);

/** Fonts that a user has uploaded. */
export const canvasFonts = pgTable(
  'canvas_fonts',
  {
    userId: text('user_id').notNull(),
    id: text('id').notNull(),
    name: text('name').notNull(),
    objectKey: text('object_key').notNull(),
    format: text('format').$type<CanvasFont['format']>().notNull(),
    bytes: integer('bytes').notNull(),
    /** Of the file: the same again is the same font. */
    sha256: text('sha256').notNull(),
    /** Whether its licence lets documents take it along as files. */
    isInFiles: boolean('is_in_files').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex('canvas_fonts_digest').on(table.userId, table.sha256),
  ],
);
export type FontRow = typeof canvasFonts.$inferSelect;

/** Looks of text that a user has kept. Ids rise with time. */
export const canvasTextLooks = pgTable(
  'canvas_text_looks',
  {
    userId: text('user_id').notNull(),
    id: text('id').notNull(),
    look: jsonb('look').$type<TextLook>().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);
export type TextLookRow = typeof canvasTextLooks.$inferSelect;
