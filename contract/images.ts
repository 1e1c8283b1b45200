import * as z from 'zod';
import { defineCall } from './call.ts';
import { documentedImageFields } from './documented-settings.ts';
import { emptyIsAbsent } from './form-fields.ts';
import { galleryFields, gallerySorts } from './gallery-fields.ts';
import { galleryFilterSchema } from './gallery-filters.ts';
import { generationSettingsSchema } from './generation.ts';
import { galleryLimits, pageLimits } from './limits.ts';
import { nameOf } from './names.ts';
import { referenceUses, usedReferenceSchema } from './references.ts';
import { toolNames } from './tools.ts';

/** Signature of pictures by the built-in engine. Files carry it verbatim, screens translate it. */
export const builtinSignature = 'Designed by the built-in engine';

/** Signature of pictures that were made in the canvas editor alone. Screens translate it. */
export const canvasSignature = 'Made in the canvas editor';

/** Signature of pictures that the built-in editor has changed. Files carry it verbatim. */
export const retouchSignature = 'Edited by the built-in engine';

/**
 * Signature prefix of remote engines, followed by their name: "Made with OpenAI (gpt-image-2)". Screens show
 * the same words.
 */
export const madeWithSignature = 'Made with ';

/** Code of the warning that a fallback engine made the picture. */
export const otherEngineWarning = 'other-engine';

/** A picture in the gallery. Addresses are same-origin, signed, and stable for a day. */
export const galleryImageSchema = z.object({
  id: z.string(),
  /** The full picture. */
  url: z.string(),
  /** Same as `url`, for clients written against the specification. */
  signedUrl: z.string(),
  /** The 640 px variant. */
  thumbnailUrl: z.string(),
  /** WebP variants by width in pixels, none wider than the picture. */
  variants: z.array(z.object({ width: z.number().int(), url: z.string() })),
  /** Thumbhash of the blurred placeholder, in base64. */
  thumbhash: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  /** The name that the user gave it; `adventure-{id}` without one. Downloads have it, too. */
  name: z.string(),
  prompt: z.string(),
  originalPrompt: z.string(),
  enhancedPrompt: z.string().nullable(),
  style: z.string(),
  originalStyle: z.string(),
  tool: z.enum(toolNames),
  settings: generationSettingsSchema,
  ...documentedImageFields,
  /** Price of this picture in coins, from its own row. */
  cost: z.number().int(),
  /** Address of the first reference image. */
  referenceImageUrl: z.string().nullable(),
  /** All reference images in order, and how each was used. */
  references: z.array(z.object({ url: z.string(), use: z.enum(referenceUses) })),
  /** Signature of its engine, such as "Designed by the built-in engine". */
  madeBy: z.string(),
  /** Warnings of the engine, such as text that it could not draw. */
  warnings: z.array(z.object({ code: z.string(), message: z.string() })),
  jobId: z.string().nullable(),
  /** The picture that this one was made from; it may be deleted. */
  versionOf: z.string().nullable(),
  /** The first version, the same for all versions of the stack; null for a picture without versions. */
  stackId: z.string().nullable(),
  /** Whether the design panel can edit it. */
  isDesign: z.boolean(),
  ...galleryFields,
  createdAt: z.iso.datetime(),
});
export type GalleryImage = z.infer<typeof galleryImageSchema>;

/**
 * A single picture with the strokes of its references, which lists leave out because they may be as long as
 * everything else together.
 */
export const imageDetailsSchema = galleryImageSchema.extend({ references: z.array(usedReferenceSchema) });
export type ImageDetails = z.infer<typeof imageDetailsSchema>;

const pageQuerySchema = galleryFilterSchema.extend({
  sort: z.preprocess(emptyIsAbsent, z.enum(gallerySorts).default('latest')),
  limit: z.coerce.number().int().min(1).max(pageLimits.maxLimit).default(pageLimits.defaultLimit),
  /** Where the previous page ended; takes precedence over `page`. */
  cursor: z.string().max(200).optional(),
  /** From 1; for clients that count pages. */
  page: z.coerce.number().int().min(1).max(pageLimits.maxPage).optional(),
  /**
   * Whether a page without `page` ends with a whole generation: then it may have a few more pictures than
   * `limit`.
   */
  whole: z.preprocess(
    emptyIsAbsent,
    z
      .enum(['true', 'false'])
      .transform((value) => value === 'true')
      .or(z.boolean())
      .default(false),
  ),
});

export const imagePageSchema = z.object({
  success: z.literal(true),
  images: z.array(galleryImageSchema),
  /** Exact for the whole gallery and for a single filter; otherwise exact up to 1,000. */
  total: z.number().int(),
  totalCount: z.number().int(),
  /** Whether `total` is a lower bound. */
  isTotalAtLeast: z.boolean(),
  hasMore: z.boolean(),
  nextCursor: z.string().nullable(),
});
export type ImagePage = z.infer<typeof imagePageSchema>;

export const listImages = defineCall({
  method: 'get',
  path: '/api/user/user-images',
  summary: 'A page of the gallery, newest first by default',
  query: pageQuerySchema,
  response: imagePageSchema,
});

export const listRecentImages = defineCall({
  method: 'get',
  path: '/api/user-images',
  summary: 'The newest pictures as a plain list',
  response: z.array(galleryImageSchema),
});

export const getImage = defineCall({
  method: 'get',
  path: '/api/user-images/{id}',
  summary: 'One picture of the gallery, with the strokes of its references',
  params: z.object({ id: z.uuid() }),
  response: z.object({ success: z.literal(true), image: imageDetailsSchema }),
});

export const renameImage = defineCall({
  method: 'patch',
  path: '/api/user-images/{id}',
  summary: 'Name a picture and its versions; null removes the name. Its downloads have the name, too',
  params: z.object({ id: z.uuid() }),
  body: z.strictObject({ name: nameOf(galleryLimits.imageNameMaxCharacters).nullable() }),
  response: z.object({ success: z.literal(true), image: galleryImageSchema }),
});

export const deleteImage = defineCall({
  method: 'delete',
  path: '/api/user-images/{id}',
  summary: 'Delete a picture. Repeating the call succeeds',
  params: z.object({ id: z.uuid() }),
  response: z.object({ success: z.literal(true) }),
});
