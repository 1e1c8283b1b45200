import { toDocumentedJob } from '#contract/documented-settings.ts';
import { type ErrorCode, errorCodeSchema } from '#contract/error-codes.ts';
import type { GenerationSettings } from '#contract/generation.ts';
import type { GalleryImage } from '#contract/images.ts';
import {
  type getJobStatus,
  type Job,
  type JobProgress,
  jobProgressSchema,
  partlyMade,
} from '#contract/jobs.ts';
import type { Answer } from '#server/platform/http/api.ts';
import { readTool } from '../gallery/gallery.ts';
import type { SavedProgress } from './lease.ts';
import type { JobRow } from './schema.ts';

/** What every kind adds to a job's row. */
export interface JobFacts {
  prompt: string;
  style: string;
  settings: GenerationSettings;
  /** The picture that it makes a version of; null for new pictures. */
  versionOf: string | null;
}

/** `each` is only known while a worker reports it: it is not stored. */
export function presentProgress(row: SavedProgress, each: JobProgress['each'] = null): JobProgress {
  const step = jobProgressSchema.shape.step.safeParse(row.progressStep);
  return {
    percent: row.progressPercent,
    kind: row.isMeasured ? 'measured' : 'estimated',
    step: step.success ? step.data : 'working',
    expectedAt: row.expectedAt?.toISOString() ?? null,
    engine: row.engineName,
    each,
  };
}

/** A job as its owner sees it. */
export function presentJob(row: JobRow, facts: JobFacts, images: GalleryImage[]): Job {
  const tool = readTool(row.tool);
  const { settings } = facts;
  return {
    id: row.id,
    tool,
    status: row.status,
    progress: presentProgress(row),
    prompt: facts.prompt,
    style: facts.style,
    settings,
    ...toDocumentedJob(tool, settings),
    versionOf: facts.versionOf,
    cost: row.cost,
    shortfall: presentShortfall(row, settings.count),
    error:
      row.errorCode === null || row.status === 'completed'
        ? null
        : { code: readCode(row.errorCode), message: row.errorMessage ?? '' },
    images,
    createdAt: row.createdAt.toISOString(),
    startedAt: row.startedAt?.toISOString() ?? null,
    finishedAt: row.finishedAt?.toISOString() ?? null,
  };
}

/** What a job that made only some of its pictures says of the others. */
function presentShortfall({ made, errorCode, cost }: JobRow, ordered: number): Job['shortfall'] {
  if (made === null) return null;
  const missing = ordered - made;
  const figures = `${made} of ${ordered} designs ${made === 1 ? 'was' : 'were'} made`;
  const returned = `; the coins of the ${missing === 1 ? 'other' : 'others'} were returned`;
  const message = `${figures}${cost > 0 ? returned : ''}.`;
  return { code: partlyMade, message, made, missing, reason: readCode(errorCode ?? '') };
}

function readCode(value: string): ErrorCode {
  const code = errorCodeSchema.safeParse(value);
  return code.success ? code.data : 'internal';
}

/** The answer for polling clients; they see a cancelled job as failed with the code `cancelled`. */
export function presentStatus(job: Job, coins: number): Answer<typeof getJobStatus> {
  const [image] = job.images;
  return {
    jobId: job.id,
    status: job.status === 'cancelled' ? 'failed' : job.status,
    code: job.error?.code ?? null,
    progress: job.status === 'completed' ? 100 : (job.progress.percent ?? 0),
    imageUrl: image?.url ?? null,
    finalImageUrl: image?.url ?? null,
    newImage: image ?? null,
    error: job.error?.message ?? null,
    coins,
    job,
  };
}
