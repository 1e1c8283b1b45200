import * as z from 'zod';
import { defineCall } from './call.ts';
import { canvasDocumentSchema, documentName, oneAsset, oneDocument } from './canvas.ts';
import { canvasLimits } from './canvas-limits.ts';
import { emptyIsAbsent } from './form-fields.ts';
import { idempotencyHeaders } from './idempotency-key.ts';
import { galleryImageSchema } from './images.ts';
import { galleryLimits, pageLimits } from './limits.ts';
import { nameOf } from './names.ts';

/**
 * What is done with documents of the canvas editor as a whole: their list, trash, files and snapshots, and
 * what leaves them. Apart from `canvas.ts`, which the editor loads first.
 */

const params = z.object({ id: z.uuid() });
const success = z.literal(true);
const done = z.object({ success });
const flag = z.preprocess(
  emptyIsAbsent,
  z
    .enum(['true', 'false'])
    .transform((value) => value === 'true')
    .or(z.boolean())
    .default(false),
);

/** The address of a document as one file: JSON with its pictures as data URLs. */
export const canvasFilePath = (id: string): string => `/api/canvas/documents/${encodeURIComponent(id)}/file`;

export const canvasSnapshotSchema = z.object({ id: z.uuid(), name: z.string(), createdAt: z.iso.datetime() });
export type CanvasSnapshot = z.infer<typeof canvasSnapshotSchema>;

export const listCanvasDocuments = defineCall({
  method: 'get',
  path: '/api/canvas/documents',
  summary: "The user's documents of the canvas editor, the last changed first",
  query: z.object({
    /** Words that the name contains. */
    query: z.string().max(canvasLimits.searchMaxCharacters).optional(),
    limit: z.coerce.number().int().min(1).max(pageLimits.maxLimit).default(pageLimits.defaultLimit),
    /** Where the previous page ended. */
    cursor: z.string().max(200).optional(),
    /** Those in the trash instead. */
    trash: flag,
    /** Templates only. */
    templates: flag,
  }),
  response: z.object({
    success,
    documents: z.array(canvasDocumentSchema),
    hasMore: z.boolean(),
    nextCursor: z.string().nullable(),
    /** How many documents there are, those in the trash included, and how many there may be. */
    quota: z.object({ used: z.int(), max: z.int(), assetBytes: z.int(), maxAssetBytes: z.int() }),
  }),
});

export const importCanvasDocument = defineCall({
  method: 'post',
  path: '/api/canvas/documents/file',
  summary: 'Make a document from a file that a document was saved as',
  headers: idempotencyHeaders,
  files: { file: { max: 1 } },
  maxFileBytes: canvasLimits.fileBytes,
  response: oneDocument,
});

export const changeCanvasDocument = defineCall({
  method: 'patch',
  path: '/api/canvas/documents/{id}',
  summary: 'Rename a document, or make it a template or none',
  params,
  body: z
    .strictObject({ name: documentName, isTemplate: z.boolean() })
    .partial()
    .refine((change) => Object.keys(change).length > 0, 'must change something'),
  response: oneDocument,
});

export const deleteCanvasDocument = defineCall({
  method: 'delete',
  path: '/api/canvas/documents/{id}',
  summary: 'Move a document to the trash, or delete it forever. Repeating the call succeeds',
  params,
  query: z.object({ forever: flag }),
  response: done,
});

export const restoreCanvasDocument = defineCall({
  method: 'post',
  path: '/api/canvas/documents/{id}/restore',
  summary: 'Take a document out of the trash. Repeating the call succeeds',
  params,
  response: oneDocument,
});

export const duplicateCanvasDocument = defineCall({
  method: 'post',
  path: '/api/canvas/documents/{id}/duplicate',
  summary: 'Copy a document. Its snapshots stay with the first',
  headers: idempotencyHeaders,
  params,
  body: z.strictObject({ name: documentName.optional() }),
  response: oneDocument,
});

export const listCanvasSnapshots = defineCall({
  method: 'get',
  path: '/api/canvas/documents/{id}/snapshots',
  summary: 'The named snapshots of a document, newest first',
  params,
  response: z.object({ success, snapshots: z.array(canvasSnapshotSchema) }),
});

export const addCanvasSnapshot = defineCall({
  method: 'post',
  path: '/api/canvas/documents/{id}/snapshots',
  summary: 'Keep the document as it is under a name',
  headers: idempotencyHeaders,
  params,
  body: z.strictObject({ name: nameOf(canvasLimits.snapshotNameMaxCharacters) }),
  response: z.object({ success, snapshot: canvasSnapshotSchema }),
});

const snapshotParams = params.extend({ snapshotId: z.uuid() });

export const restoreCanvasSnapshot = defineCall({
  method: 'post',
  path: '/api/canvas/documents/{id}/snapshots/{snapshotId}/restore',
  summary: 'Make the document what it was. Open tabs get it like any other change, and can undo it',
  params: snapshotParams,
  response: oneDocument,
});

export const deleteCanvasSnapshot = defineCall({
  method: 'delete',
  path: '/api/canvas/documents/{id}/snapshots/{snapshotId}',
  summary: 'Delete a snapshot. Repeating the call succeeds',
  params: snapshotParams,
  response: done,
});

export const cutOutCanvasAsset = defineCall({
  method: 'post',
  path: '/api/canvas/assets/{id}/cut-out',
  summary: 'Cut out what a picture is of: its answer is an asset for the `cutOut` of a layer',
  params,
  response: oneAsset,
});

export const exportCanvasPicture = defineCall({
  method: 'post',
  path: '/api/canvas/documents/{id}/pictures',
  summary:
    'Keep an exported picture in the gallery, as a version of the picture that the document was made from',
  headers: idempotencyHeaders,
  params,
  form: z.object({
    name: z.preprocess(emptyIsAbsent, nameOf(galleryLimits.imageNameMaxCharacters).optional()),
  }),
  files: { file: { max: 1 } },
  response: z.object({ success, image: galleryImageSchema }),
});
