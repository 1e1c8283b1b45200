import * as z from 'zod';
import { megabyte } from './bytes.ts';
import { defineCall } from './call.ts';
import { canvasLimits } from './canvas-limits.ts';
import { idempotencyHeaders } from './idempotency-key.ts';
import { languages, sourceLanguage } from './languages.ts';
import { uploadLimits } from './limits.ts';
import { nameOf } from './names.ts';

/**
 * The documents of the canvas editor. The server stores each as the state of a shared document
 * (`canvas/sync`), and merges what tabs and devices send.
 */

const base64Characters = Math.ceil(canvasLimits.stateBytes / 3) * 4;
/** `z.base64` matches group by group, which overflows its stack on megabytes. */
const base64 = z
  .string()
  .max(base64Characters)
  .regex(/^[A-Za-z0-9+/]*={0,2}$/, 'must be base64');

/** The size of a JSON body that holds the largest document. */
const stateJsonBytes = base64Characters + megabyte;

/** A layer of a template whose name is in braces, such as `{title}`: what is set when it is used. */
export const canvasSlotSchema = z.object({
  /** Without the braces. */
  name: z.string(),
  kind: z.enum(['text', 'picture', 'color']),
});
export type CanvasSlot = z.infer<typeof canvasSlotSchema>;

export const canvasDocumentSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  width: z.int(),
  height: z.int(),
  /** Address of its small picture, stable for a day; null before one was sent. */
  thumbnail: z.string().nullable(),
  isTemplate: z.boolean(),
  /** What can be set when a document is made from it. */
  slots: z.array(canvasSlotSchema),
  /** The picture of the gallery that it was made from; null without one, and when that is deleted forever. */
  sourceImageId: z.uuid().nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  /** When it was moved to the trash; null outside the trash. */
  deletedAt: z.iso.datetime().nullable(),
});
export type CanvasDocumentSummary = z.infer<typeof canvasDocumentSchema>;

/** A picture in documents. A layer's `asset` is its id. */
export const canvasAssetSchema = z.object({
  id: z.uuid(),
  /** Same-origin, signed, and stable for a day; the bytes never change. */
  url: z.string(),
  width: z.int(),
  height: z.int(),
});
export type CanvasAsset = z.infer<typeof canvasAssetSchema>;

/**
 * The address of an asset, from the `asset` of a layer: for one that another tab has added. Needs the
 * session's cookie, and counts among the calls.
 */
export const canvasAssetPath = (id: string): string => `/api/canvas/assets/${encodeURIComponent(id)}`;

const params = z.object({ id: z.uuid() });
const success = z.literal(true);
export const oneDocument = z.object({ success, document: canvasDocumentSchema });
export const oneAsset = z.object({ success, asset: canvasAssetSchema });
export const documentName = nameOf(canvasLimits.nameMaxCharacters);
/** What a template's slot is filled with. An empty text, or nothing, keeps what the template has. */
export const canvasSlotValueSchema = z.strictObject({
  text: z.string().max(canvasLimits.slotMaxCharacters).optional(),
  color: z
    .string()
    .regex(/^#[\da-f]{6}$/i, 'must be a colour such as #ff8800')
    .optional(),
  /** A picture: of the gallery, of another document, or a face of the user's library. */
  imageId: z.uuid().optional(),
  assetId: z.uuid().optional(),
  faceId: z.uuid().optional(),
});
export type CanvasSlotValue = z.infer<typeof canvasSlotValueSchema>;

const documentSide = z.int().min(1).max(uploadLimits.maxSide);

export const newCanvasDocumentSchema = z.union([
  z.strictObject({
    imageId: z.uuid(),
    name: documentName.optional(),
    /** Of the names of the layers that a design opens as. */
    language: z.enum(languages).default(sourceLanguage),
  }),
  z
    .strictObject({ width: documentSide, height: documentSide, name: documentName.optional() })
    .refine(({ width, height }) => width * height <= uploadLimits.maxPixels, {
      path: ['width'],
      message: 'must make at most 64 megapixels with the height',
    }),
  z.strictObject({
    templateId: z.uuid(),
    /** By the slots' names. */
    slots: z
      .record(z.string().max(canvasLimits.nameMaxCharacters), canvasSlotValueSchema)
      .refine((slots) => Object.keys(slots).length <= canvasLimits.slots)
      .default({}),
    name: documentName.optional(),
  }),
]);
export type NewCanvasDocument = z.input<typeof newCanvasDocumentSchema>;

export const createCanvasDocument = defineCall({
  method: 'post',
  path: '/api/canvas/documents',
  summary:
    'Make a document from a picture of the gallery, of a size, or from a template. A picture that was exported from a document reopens that one',
  headers: idempotencyHeaders,
  body: newCanvasDocumentSchema,
  response: oneDocument.extend({
    /** Whether it existed before. */
    isReopened: z.boolean(),
  }),
});

export const openCanvasDocument = defineCall({
  method: 'get',
  path: '/api/canvas/documents/{id}',
  summary: 'A document with its state and its pictures',
  params,
  response: oneDocument.extend({
    /** For `SharedDocument`, in base64. */
    state: z.string(),
    assets: z.array(canvasAssetSchema),
  }),
});

export const syncCanvasDocument = defineCall({
  method: 'post',
  path: '/api/canvas/documents/{id}/sync',
  summary:
    'Merge what a tab has changed, and return what it has not seen. Repeating the call changes nothing',
  params,
  maxJsonBytes: stateJsonBytes,
  body: z.strictObject({
    /** What `SharedDocument.encode` returned, in base64; null only asks. */
    update: base64.nullable(),
    /** What the caller has once this is merged, in base64. */
    stateVector: base64,
    /** Any id of the tab, which the event carries: the tab can ignore its own. */
    tab: z.string().max(60).optional(),
  }),
  response: z.object({ success, update: z.string(), updatedAt: z.iso.datetime() }),
});

export const setCanvasThumbnail = defineCall({
  method: 'put',
  path: '/api/canvas/documents/{id}/thumbnail',
  summary: "Set a document's small picture, sent as a file or, as JSON, as a data URL",
  params,
  mayBeJson: true,
  form: z.object({ thumbnail: z.string().max(canvasLimits.thumbnailMaxCharacters).optional() }),
  files: { file: { max: 1 } },
  response: oneDocument,
});

export const addCanvasAsset = defineCall({
  method: 'post',
  path: '/api/canvas/assets',
  summary:
    'Keep a picture for documents: an uploaded `file`, or as JSON a picture of the gallery or a face. The same picture again returns the first',
  mayBeJson: true,
  form: z.object({ imageId: z.uuid().optional(), faceId: z.uuid().optional() }),
  files: { file: { max: 1 } },
  response: oneAsset,
});
