import * as z from 'zod';
import { defineCall } from './call.ts';
import { emptyIsAbsent, numberField } from './form-fields.ts';
import { creativityLimits, jobLimits, promptLimits, uploadLimits } from './limits.ts';
import { isInvisible } from './names.ts';
import { referenceListField, usedReferenceSchema } from './references.ts';
import { aspectRatios, defaultAspectRatio } from './resolutions.ts';
import { designCounts, generateTools } from './tools.ts';
import { defaultV2Preset, v2PresetIds } from './v2-presets.ts';

/**
 * What the user had typed, where `prompt` is an enhanced one; judged as the prompt is. Pictures carry both.
 */
const originalPrompt = z
  .string()
  .max(promptLimits.maxCharacters * 4)
  .optional();

/** How many designs one press makes. */
const designCount = numberField(z.union(designCounts.map((count) => z.literal(count))).default(1));

/** Draws the same picture again for the same prompt and settings. */
const seed = numberField(z.number().int().min(0).max(4_294_967_295).optional()).optional();

/** ThumbnailsV2 has a call of its own. */
export const formTools = generateTools.filter((tool) => tool !== 'ThumbnailsV2');

/**
 * The multipart fields of `POST /api/generate`, as text, before the use case reads them. Fields that only steer other
 * engines are accepted and kept within bounds; `cost` is accepted and ignored, since prices are the server's.
 */
export const generateFormSchema = z.object({
  prompt: z.string().default(''),
  originalPrompt,
  variant: z.preprocess(emptyIsAbsent, z.enum(formTools).default('Thumbnail')),
  /** A plain id for Thumbnail, otherwise JSON of name and description; a plain name is accepted, too. */
  style: z.string().max(4_000).optional(),
  aspectRatio: z.preprocess(emptyIsAbsent, z.enum(aspectRatios).default(defaultAspectRatio)),
  output_quality: numberField(z.number().min(0).max(100).default(100)),
  /** Creativity, Genesys Pro only. */
  interval: numberField(
    z.number().min(creativityLimits.min).max(creativityLimits.max).default(creativityLimits.initial),
  ),
  seed,
  cost: z.string().optional(),
  sendReferenceToModel: z.string().optional(),
  imageAnalysis: z.string().max(20_000).optional(),
  steps: z.string().optional(),
  guidance: z.string().optional(),
  safety_tolerance: z.string().optional(),
  num_outputs: designCount,
  /** How the reference picture is used: JSON, a list with one entry. */
  references: referenceListField.optional(),
  go_fast: z.string().optional(),
  megapixels: z.string().optional(),
  num_inference_steps: z.string().optional(),
});
export type GenerateForm = z.infer<typeof generateFormSchema>;

/** Does the prompt hold nothing that anybody could see? Such a one is refused as an empty one is. */
export function isBlankPrompt(prompt: string): boolean {
  return isInvisible(prompt);
}

export const generateResponseSchema = z.object({
  success: z.literal(true),
  jobId: z.string(),
  /** The balance after the price was reserved. */
  coins: z.number().int(),
  /** Of all designs of the press together. */
  cost: z.number().int(),
});
export type GenerateResponse = z.infer<typeof generateResponseSchema>;

const pressParams = z.object({ jobId: z.uuid() });
const idempotencyHeaders = z.object({
  'idempotency-key': z.string().max(jobLimits.idempotencyKeyMaxCharacters).optional(),
});

/** What a press held beside what its job tells. */
export const pressSchema = z.object({
  /** What the user had typed, where the prompt is an enhanced one. */
  originalPrompt: z.string().nullable(),
  /** Its reference pictures, in their order. */
  references: z.array(usedReferenceSchema),
});
export type PressAnswer = z.infer<typeof pressSchema>;

export const getPress = defineCall({
  method: 'get',
  path: '/api/jobs/{jobId}/press',
  summary: 'What a failed job was to be made from, beside what the job itself tells, for a day',
  params: pressParams,
  response: z.object({ success: z.literal(true), press: pressSchema }),
});

export const retryPress = defineCall({
  method: 'post',
  path: '/api/jobs/{jobId}/retry',
  summary:
    'Try a failed job again, with exactly what it was sent with: prompt, style, references and all settings',
  params: pressParams,
  headers: idempotencyHeaders,
  response: generateResponseSchema,
});

export const generate = defineCall({
  method: 'post',
  path: '/api/generate',
  summary:
    'Make a picture. The same Idempotency-Key and request again answer what they did first, and cost nothing',
  headers: idempotencyHeaders,
  form: generateFormSchema,
  files: { image: { max: 1 } },
  response: generateResponseSchema,
});

/** The fields of `POST /api/thumbnails/generate`; without files they may come as JSON. */
export const generateThumbnailFormSchema = z.object({
  prompt: z.string().default(''),
  originalPrompt,
  variant: z.preprocess(emptyIsAbsent, z.literal('ThumbnailsV2').default('ThumbnailsV2')),
  preset: z.preprocess(emptyIsAbsent, z.enum(v2PresetIds).default(defaultV2Preset)),
  num_outputs: designCount,
  seed,
  /** How each of the reference pictures is used, in their order: JSON. */
  references: referenceListField.optional(),
});
export type GenerateThumbnailForm = z.infer<typeof generateThumbnailFormSchema>;

export const generateThumbnail = defineCall({
  method: 'post',
  path: '/api/thumbnails/generate',
  summary:
    'Make a ThumbnailsV2 picture of up to five references. Needs a paid plan. JSON is taken, too, where no file is sent',
  headers: idempotencyHeaders,
  form: generateThumbnailFormSchema,
  mayBeJson: true,
  files: { images: { max: uploadLimits.maxReferences, tooMany: 'too_many_references' } },
  response: generateResponseSchema,
});
