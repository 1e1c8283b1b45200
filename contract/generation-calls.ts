import * as z from 'zod';
import { defineCall } from './call.ts';
import { generateFormSchema, generateThumbnailFormSchema } from './documented-forms.ts';
import { idempotencyHeaders } from './idempotency-key.ts';
import { jobParams } from './jobs.ts';
import { uploadLimits } from './limits.ts';
import { usedReferenceSchema } from './references.ts';

export const generateResponseSchema = z.object({
  success: z.literal(true),
  jobId: z.string(),
  /** The coin balance after the hold. */
  coins: z.number().int(),
  /** The price of all designs together. */
  cost: z.number().int(),
});
export type GenerateResponse = z.infer<typeof generateResponseSchema>;

/** The inputs of a generation that its job does not carry. */
export const jobInputsSchema = z.object({
  /** What the user typed, if the prompt is an enhanced one. */
  originalPrompt: z.string().nullable(),
  /** The reference images, in order. */
  references: z.array(usedReferenceSchema),
});
export type JobInputs = z.infer<typeof jobInputsSchema>;

export const getJobInputs = defineCall({
  method: 'get',
  path: '/api/jobs/{jobId}/press',
  summary: 'The inputs of a failed job, or of one that made only some pictures, kept for a day',
  params: jobParams,
  response: z.object({ success: z.literal(true), press: jobInputsSchema }),
});

export const retryJob = defineCall({
  method: 'post',
  path: '/api/jobs/{jobId}/retry',
  summary:
    'Retry a failed job with the same prompt, style, references and settings, or make the pictures that are missing',
  params: jobParams,
  headers: idempotencyHeaders,
  response: generateResponseSchema,
});

export const generate = defineCall({
  method: 'post',
  path: '/api/generate',
  summary:
    'Generate pictures. Repeating the Idempotency-Key and request returns the first answer and costs nothing',
  headers: idempotencyHeaders,
  form: generateFormSchema,
  files: { image: { max: 1 }, photo: { max: uploadLimits.maxPhotos } },
  response: generateResponseSchema,
});

export const generateThumbnail = defineCall({
  method: 'post',
  path: '/api/thumbnails/generate',
  summary:
    'Generate ThumbnailsV2 pictures from up to five references. Needs a paid plan. Also accepts JSON without files',
  headers: idempotencyHeaders,
  form: generateThumbnailFormSchema,
  mayBeJson: true,
  files: {
    images: { max: uploadLimits.maxReferences, tooMany: 'too_many_references' },
    photo: { max: uploadLimits.maxPhotos },
  },
  response: generateResponseSchema,
});
