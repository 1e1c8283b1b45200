import * as z from 'zod';
import { defineCall } from './call.ts';
import { documentedJobFields } from './documented-settings.ts';
import { errorCodeSchema } from './error-codes.ts';
import { generationSettingsSchema } from './generation.ts';
import { galleryImageSchema } from './images.ts';
import { toolNames } from './tools.ts';

export const jobStatuses = ['queued', 'processing', 'completed', 'failed', 'cancelled'] as const;
export type JobStatus = (typeof jobStatuses)[number];

/** Whether a job has not ended yet. */
export function isActive(status: JobStatus): boolean {
  return status === 'queued' || status === 'processing';
}

/** The current step, as a key that the browser translates. */
const stepSchema = z.enum([
  'queued',
  'reading',
  'scene',
  'hero',
  'headline',
  'finishing',
  'encoding',
  'storing',
  'working',
]);

/** A picture of a job whose other pictures are still made. The gallery has it once all are done. */
const drawnPictureSchema = galleryImageSchema.pick({ width: true, height: true, variants: true });
export type DrawnPicture = z.infer<typeof drawnPictureSchema>;

export const jobProgressSchema = z.object({
  /** 0 to 100; null while unknown. */
  percent: z.number().min(0).max(100).nullable(),
  /** Whether the engine reports progress, or past durations estimate it. */
  kind: z.enum(['measured', 'estimated']),
  step: stepSchema,
  /** Estimated end from past jobs; may be in the past. Null if unknown. */
  expectedAt: z.iso.datetime().nullable(),
  /** The working engine, such as "OpenAI"; null before one works, and for a built-in engine. */
  engine: z.string().nullable(),
  /**
   * Each picture of a job that makes several, in order, where the engine tells; otherwise null. `drawn` waits
   * for the others; its `picture` can be shown already.
   */
  each: z
    .array(
      z.object({
        percent: z.number().min(0).max(100),
        step: z.enum([...stepSchema.options, 'drawn']),
        picture: drawnPictureSchema.optional(),
      }),
    )
    .nullable()
    .default(null),
});
export type JobProgress = z.infer<typeof jobProgressSchema>;

/** The warning of a completed job that made fewer pictures than asked. */
export const partlyMade = 'partly-made';

export const jobSchema = z.object({
  id: z.string(),
  tool: z.enum(toolNames),
  status: z.enum(jobStatuses),
  progress: jobProgressSchema,
  prompt: z.string(),
  style: z.string(),
  settings: generationSettingsSchema,
  ...documentedJobFields,
  /** The picture that the job makes a version of; null for a job that makes new pictures. */
  versionOf: z.string().nullable(),
  cost: z.number().int(),
  /** Set for failed and cancelled jobs, whose coins were returned. */
  error: z.object({ code: errorCodeSchema, message: z.string() }).nullable(),
  /**
   * Of a completed job that made only some of its pictures, or was cancelled after some: how many are
   * missing, whose coins were returned, and why. Its `cost` is what was charged. Null for all others.
   */
  shortfall: z
    .object({
      code: z.literal(partlyMade),
      /** In English. */
      message: z.string(),
      made: z.number().int().min(1),
      missing: z.number().int().min(1),
      /** Why the others are missing. */
      reason: errorCodeSchema,
    })
    .nullable(),
  images: z.array(galleryImageSchema),
  createdAt: z.iso.datetime(),
  startedAt: z.iso.datetime().nullable(),
  finishedAt: z.iso.datetime().nullable(),
});
export type Job = z.infer<typeof jobSchema>;

/** The path of calls about one job. */
export const jobParams = z.object({ jobId: z.uuid() });

/**
 * The job for polling clients, under the documented names. A `cancelled` job has the status `failed` here.
 */
export const jobStatusSchema = z.object({
  success: z.literal(true),
  jobId: z.string(),
  status: z.enum(['queued', 'processing', 'completed', 'failed']),
  code: errorCodeSchema.nullable(),
  /** 0 to 100. */
  progress: z.number(),
  imageUrl: z.string().nullable(),
  finalImageUrl: z.string().nullable(),
  newImage: galleryImageSchema.nullable(),
  error: z.string().nullable(),
  coins: z.number().int(),
  job: jobSchema,
});
export type JobStatusResponse = z.infer<typeof jobStatusSchema>;

export const getJobStatus = defineCall({
  method: 'get',
  path: '/api/status/{jobId}',
  summary: 'The state of a job',
  params: jobParams,
  response: jobStatusSchema,
});

export const listJobs = defineCall({
  method: 'get',
  path: '/api/jobs',
  summary: "The user's newest jobs, active ones first",
  response: z.object({ success: z.literal(true), jobs: z.array(jobSchema) }),
});

export const cancelJob = defineCall({
  method: 'post',
  path: '/api/jobs/{jobId}/cancel',
  summary:
    'Cancel a job. Of several pictures those that are shown already are kept: the job is completed, and `shortfall` says what is missing. The coins of all others are returned',
  params: jobParams,
  response: z.object({ success: z.literal(true), job: jobSchema, coins: z.number().int() }),
});
