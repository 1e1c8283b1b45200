import * as z from 'zod';
import { defineCall } from './call.ts';
import { errorCodeSchema } from './error-codes.ts';
import { emptyIsAbsent } from './form-fields.ts';
import { idempotencyHeaders } from './idempotency-key.ts';
import { ownAddressLimits, pageLimits } from './limits.ts';
import { upscaleFactors, upscaleFormats, upscaleSettingsSchema } from './upscale.ts';

/** The documented statuses of an upscale. A cancelled one is `failed` with the code `cancelled`. */
export const upscaleStatuses = ['processing', 'succeeded', 'failed'] as const;
export type UpscaleStatus = (typeof upscaleStatuses)[number];

const sizeSchema = z.object({ width: z.number().int(), height: z.number().int() });

/**
 * One entry of the upscale history, running or ended. Addresses are same-origin, signed, and stable for a
 * day. Lists leave out failed and cancelled upscales; calls by id return them without their deleted pictures.
 */
export const upscaleItemSchema = z.object({
  /** The job's id, or the id of the record that a client saved. */
  id: z.string(),
  status: z.enum(upscaleStatuses),
  /** 0 to 100; counts tiles if the engine reports them. */
  progress: z.number().min(0).max(100),
  isProgressMeasured: z.boolean(),
  /** When work on it began; null while it is queued, and for a record without its job. */
  startedAt: z.iso.datetime().nullable(),
  /** The uploaded picture, or a copy of the gallery picture at that time; null if the upscale failed. */
  beforeUrl: z.string().nullable(),
  beforeSize: sizeSchema,
  /** Null until the upscale succeeds. */
  afterUrl: z.string().nullable(),
  /** For lists: at most 640 pixels wide. */
  afterThumbnailUrl: z.string().nullable(),
  beforeThumbnailUrl: z.string().nullable(),
  afterSize: sizeSchema,
  settings: z.object({
    scaleFactor: z.union(upscaleFactors.map((factor) => z.literal(factor))),
    outputFormat: z.enum(upscaleFormats),
    dynamic: z.number(),
    creativity: z.number(),
    resemblance: z.number(),
    prompt: z.string(),
  }),
  cost: z.number().int(),
  /** One of `upscaleSignatures` or the signature of a remote engine; null until known. */
  madeBy: z.string().nullable(),
  warnings: z.array(z.object({ code: z.string(), message: z.string() })),
  /** Id of the result in the gallery. */
  imageId: z.string().nullable(),
  /** Id of the upscaled gallery picture; null for an uploaded picture. */
  sourceImageId: z.string().nullable(),
  error: z.object({ code: errorCodeSchema, message: z.string() }).nullable(),
  timestamp: z.iso.datetime(),
  /** For clients written against the specification. */
  createdAt: z.iso.datetime(),
  originalImageUrl: z.string().nullable(),
  upscaledImageUrl: z.string().nullable(),
});
export type UpscaleItem = z.infer<typeof upscaleItemSchema>;

/**
 * The multipart fields of `POST /api/upscale`. Takes a file `sourceImage` or a gallery picture's id, not
 * both.
 */
export const upscaleFormSchema = upscaleSettingsSchema.extend({
  /** Validated by the use case, with a specific error. */
  prompt: z.string().default(''),
  /** One of the user's own pictures, instead of a file. */
  sourceImageId: z.preprocess(emptyIsAbsent, z.uuid().optional()),
});

export const startUpscale = defineCall({
  method: 'post',
  path: '/api/upscale',
  summary:
    'Upscale a picture. Repeating the Idempotency-Key and request returns the first answer. A design needs none of it: /api/user-images/{id}/design/drawing draws it again, larger and free',
  headers: idempotencyHeaders,
  form: upscaleFormSchema,
  mayBeJson: true,
  files: { sourceImage: { max: 1 } },
  response: z.object({
    success: z.literal(true),
    jobId: z.string(),
    coins: z.number().int(),
    cost: z.number().int(),
    upscale: upscaleItemSchema,
  }),
});

const upscaleParams = z.object({ id: z.uuid() });

export const getUpscaleStatus = defineCall({
  method: 'get',
  path: '/api/upscale/status/{id}',
  summary: 'The state of an upscale',
  params: upscaleParams,
  response: z.object({
    success: z.literal(true),
    status: z.enum(upscaleStatuses),
    progress: z.number(),
    code: errorCodeSchema.nullable(),
    error: z.string().nullable(),
    upscaledImageUrl: z.string().nullable(),
    imageUrl: z.string().nullable(),
    image_url: z.string().nullable(),
    output: z.object({ url: z.string().nullable() }),
    originalImageUrl: z.string().nullable(),
    upscale: upscaleItemSchema,
  }),
});

export const listUpscales = defineCall({
  method: 'get',
  path: '/api/upscale-history',
  summary: 'The upscale history, newest first, including running upscales, without those in the trash',
  query: z.object({
    limit: z.coerce.number().int().min(1).max(pageLimits.maxLimit).default(pageLimits.defaultLimit),
    cursor: z.string().max(200).optional(),
    page: z.coerce.number().int().min(1).max(pageLimits.maxPage).optional(),
  }),
  response: z.object({
    success: z.literal(true),
    history: z.array(upscaleItemSchema),
    /** Exact up to 1,000. */
    total: z.number().int(),
    totalCount: z.number().int(),
    hasMore: z.boolean(),
    nextCursor: z.string().nullable(),
  }),
});

/**
 * Deletes immediately and forever, with the result in the gallery. Undo is up to the client: it hides the
 * entry and calls this when the undo toast ends.
 */
export const deleteUpscale = defineCall({
  method: 'delete',
  path: '/api/upscale-history/{id}',
  summary:
    'Permanently delete an upscale, or cancel a running one. Its coins are returned then. Takes the id of its job or picture; repeating the call succeeds',
  params: upscaleParams,
  response: z.object({ success: z.literal(true) }),
});

export const saveUpscale = defineCall({
  method: 'post',
  path: '/api/user/save-upscale',
  summary:
    'Add two of the user’s own pictures, before and after, to the upscale history; an existing entry is unchanged',
  body: z.object({
    upscaleId: z.string().min(1).max(200),
    afterUrl: z.string().max(ownAddressLimits.maxCharacters),
    beforeUrl: z.string().max(ownAddressLimits.maxCharacters),
    /** Like `settings` of an `UpscaleItem`; missing or invalid sliders become `unknownSliders`. */
    settings: z.record(z.string(), z.unknown()).default({}),
  }),
  response: z.object({ success: z.literal(true), upscale: upscaleItemSchema }),
});
