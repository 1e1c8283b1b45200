import * as z from 'zod';
import { defineCall } from './call.ts';
import { documentedImageFields } from './documented-settings.ts';
import { emptyIsAbsent } from './form-fields.ts';
import { galleryFields, gallerySorts } from './gallery.ts';
import { galleryFilterSchema } from './gallery-filters.ts';
import { generationSettingsSchema } from './generation.ts';
import { pageLimits } from './limits.ts';
import { referenceUses, usedReferenceSchema } from './references.ts';
import { toolNames } from './tools.ts';

/**
 * How the built-in engine signs its pictures; files carry it as it stands, screens say it in the reader's
 * language.
 */
export const builtinSignature = 'Designed by the built-in engine';

/**
 * Remote engines sign with this and their name, such as "Made with OpenAI (gpt-image-2)"; screens use the
 * same words.
 */
export const madeWithSignature = 'Made with ';

/** Of a warning that says that another engine than the first has made the picture. */
export const otherEngineWarning = 'other-engine';

/** A picture in the gallery. Addresses are same-origin, signed, and stable for a day. */
export const galleryImageSchema = z.object({
  id: z.string(),
  /** The full picture. */
  url: z.string(),
  /** The full picture, again, under the name that older clients read. */
  signedUrl: z.string(),
  /** The 640 px variant. */
  thumbnailUrl: z.string(),
  /** WebP variants by width in pixels; only those not wider than the picture itself. */
  variants: z.array(z.object({ width: z.number().int(), url: z.string() })),
  /** A thumbhash, base64: the blurred placeholder. */
  thumbhash: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  name: z.string(),
  prompt: z.string(),
  originalPrompt: z.string(),
  enhancedPrompt: z.string().nullable(),
  style: z.string(),
  originalStyle: z.string(),
  tool: z.enum(toolNames),
  settings: generationSettingsSchema,
  ...documentedImageFields,
  /** What this picture cost, from its own record. */
  cost: z.number().int(),
  /** The first of its reference pictures. */
  referenceImageUrl: z.string().nullable(),
  /** All of its reference pictures, in their order, and how each was used. */
  references: z.array(z.object({ url: z.string(), use: z.enum(referenceUses) })),
  /** Who made it, such as "Designed by the built-in engine". */
  madeBy: z.string(),
  /** What the engine wants the user to know, such as text that it could not draw. */
  warnings: z.array(z.object({ code: z.string(), message: z.string() })),
  jobId: z.string().nullable(),
  /** The picture that this one is a changed design of; it may be deleted by now. */
  versionOf: z.string().nullable(),
  /** The first of all versions, the same for each of them; null for a picture that is no version. */
  stackId: z.string().nullable(),
  /** Whether its parts can be changed in the design panel. */
  isDesign: z.boolean(),
  ...galleryFields,
  createdAt: z.iso.datetime(),
});
export type GalleryImage = z.infer<typeof galleryImageSchema>;

/**
 * A picture by itself, with what lists leave out: the marks of its references, which may be as long as all
 * the rest.
 */
export const imageDetailsSchema = galleryImageSchema.extend({ references: z.array(usedReferenceSchema) });
export type ImageDetails = z.infer<typeof imageDetailsSchema>;

const pageQuerySchema = galleryFilterSchema.extend({
  sort: z.preprocess(emptyIsAbsent, z.enum(gallerySorts).default('latest')),
  limit: z.coerce.number().int().min(1).max(pageLimits.maxLimit).default(pageLimits.defaultLimit),
  /** Where the page before ended; wins over `page`. */
  cursor: z.string().max(200).optional(),
  /** Counted from 1; an alias for clients that count pages. */
  page: z.coerce.number().int().min(1).max(pageLimits.maxPage).optional(),
});

export const imagePageSchema = z.object({
  success: z.literal(true),
  images: z.array(galleryImageSchema),
  /** Exact of the whole gallery and of a single choice; of anything else exact to 1,000. */
  total: z.number().int(),
  totalCount: z.number().int(),
  /** Whether there may be more than `total` says. */
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

export const deleteImage = defineCall({
  method: 'delete',
  path: '/api/user-images/{id}',
  summary: 'Delete a picture. Repeating it succeeds',
  params: z.object({ id: z.uuid() }),
  response: z.object({ success: z.literal(true) }),
});
