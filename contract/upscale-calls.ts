import * as z from 'zod';
import { defineCall } from './call.ts';
import { errorCodeSchema } from './errors.ts';
import { emptyIsAbsent } from './form-fields.ts';
import { jobLimits, ownAddressLimits, pageLimits } from './limits.ts';
import { upscaleFactors, upscaleFormats, upscaleSettingsSchema } from './upscale.ts';

/** The documented words of an upscale. A cancelled one reads `failed`, with the code `cancelled`. */
export const upscaleStatuses = ['processing', 'succeeded', 'failed'] as const;
export type UpscaleStatus = (typeof upscaleStatuses)[number];

const sizeSchema = z.object({ width: z.number().int(), height: z.number().int() });

/**
 * One line of the upscale history, running or ended. Addresses are same-origin, signed, and stable for a day.
 * One that failed or was cancelled is in no list: the calls that ask for it by its id tell of it, without its
 * pictures, which are gone.
 */
export const upscaleItemSchema = z.object({
  /** The job's id; of a record that an older client saved, that record's. */
  id: z.string(),
  status: z.enum(upscaleStatuses),
  /** 0 to 100; measured by tiles where the engine does. */
  progress: z.number().min(0).max(100),
  isProgressMeasured: z.boolean(),
  /** The picture as it was sent, or a copy of the gallery's as it was then; null where the upscale failed. */
  beforeUrl: z.string().nullable(),
  beforeSize: sizeSchema,
  /** Null until it has succeeded. */
  afterUrl: z.string().nullable(),
  /** At most 640 pixels wide, for lists. */
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
  /** Its maker, one of `upscaleSignatures` or a remote engine; null until known. */
  madeBy: z.string().nullable(),
  warnings: z.array(z.object({ code: z.string(), message: z.string() })),
  /** The result in the gallery. */
  imageId: z.string().nullable(),
  /** The picture of the gallery that was enlarged; null for one that was uploaded. */
  sourceImageId: z.string().nullable(),
  error: z.object({ code: errorCodeSchema, message: z.string() }).nullable(),
  timestamp: z.iso.datetime(),
  /** The names that older clients read. */
  createdAt: z.iso.datetime(),
  originalImageUrl: z.string().nullable(),
  upscaledImageUrl: z.string().nullable(),
});
export type UpscaleItem = z.infer<typeof upscaleItemSchema>;

/**
 * The multipart fields of `POST /api/upscale`: a file `sourceImage`, or one's own picture by its id, never
 * both.
 */
export const upscaleFormSchema = upscaleSettingsSchema.extend({
  /** Checked by the server, which says what is wrong with it. */
  prompt: z.string().default(''),
  /** One of the caller's own pictures, in the place of a file. */
  sourceImageId: z.preprocess(emptyIsAbsent, z.uuid().optional()),
});

export const startUpscale = defineCall({
  method: 'post',
  path: '/api/upscale',
  summary: 'Upscale a picture. Repeating the Idempotency-Key and request returns the first answer',
  headers: z.object({
    'idempotency-key': z.string().max(jobLimits.idempotencyKeyMaxCharacters).optional(),
  }),
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
  summary: 'The upscales, newest first, including running ones, without those in the trash',
  query: z.object({
    limit: z.coerce.number().int().min(1).max(pageLimits.maxLimit).default(pageLimits.defaultLimit),
    cursor: z.string().max(200).optional(),
    page: z.coerce.number().int().min(1).max(pageLimits.maxPage).optional(),
  }),
  response: z.object({
    success: z.literal(true),
    history: z.array(upscaleItemSchema),
    /** Exact to 1,000. */
    total: z.number().int(),
    totalCount: z.number().int(),
    hasMore: z.boolean(),
    nextCursor: z.string().nullable(),
  }),
});

/**
 * For ever and at once, the result in the gallery with it. Undo is the client's: it hides the line and sends
 * this when its toast has passed.
 */
export const deleteUpscale = defineCall({
  method: 'delete',
  path: '/api/upscale-history/{id}',
  summary:
    'Permanently delete an upscale, or cancel a running one and return its coins. By the id of its job or picture; repeating it succeeds',
  params: upscaleParams,
  response: z.object({ success: z.literal(true) }),
});

export const saveUpscale = defineCall({
  method: 'post',
  path: '/api/user/save-upscale',
  summary:
    'Add two of the caller’s own pictures, before and after, to the upscale history; an existing entry is unchanged',
  body: z.object({
    upscaleId: z.string().min(1).max(200),
    afterUrl: z.string().max(ownAddressLimits.maxCharacters),
    beforeUrl: z.string().max(ownAddressLimits.maxCharacters),
    /**
     * As `settings` of an `UpscaleItem`; what is left out or cannot be read is 25, 0 and 0 of the sliders.
     */
    settings: z.record(z.string(), z.unknown()).default({}),
  }),
  response: z.object({ success: z.literal(true), upscale: upscaleItemSchema }),
});
