import { errorCodeSchema } from '#contract/error-codes.ts';
import type { GalleryImage } from '#contract/images.ts';
import {
  initialUpscaleSettings,
  type UpscaleSettings,
  unknownSliders,
  upscaledSize,
} from '#contract/upscale.ts';
import type { UpscaleItem, UpscaleStatus } from '#contract/upscale-calls.ts';
import type { FoundJob } from '../jobs/jobs.ts';
import { upscaleInputSchema } from './input.ts';
import type { UpscaleRow } from './schema.ts';

type Sign = (key: string) => string;

/** Presents a history record to its owner: with its result, or with its running job. */
export function presentUpscale(
  row: UpscaleRow,
  { image, job, sign }: { image: GalleryImage | null; job: FoundJob | null; sign: Sign },
): UpscaleItem {
  const beforeUrl = sign(row.source.key);
  const isDone = row.imageId !== null;
  return {
    id: row.id,
    status: isDone ? 'succeeded' : 'processing',
    ...(isDone ? whole : progressOf(job)),
    beforeUrl,
    beforeThumbnailUrl: row.source.thumbnailKey === null ? beforeUrl : sign(row.source.thumbnailKey),
    beforeSize: { width: row.source.width, height: row.source.height },
    afterUrl: image?.url ?? null,
    afterThumbnailUrl: image?.thumbnailUrl ?? null,
    afterSize: { width: row.afterWidth, height: row.afterHeight },
    settings: presentSettings(row.settings),
    cost: row.cost,
    madeBy: image?.madeBy ?? null,
    warnings: image?.warnings ?? [],
    imageId: row.imageId,
    sourceImageId: row.sourceImageId,
    error: null,
    ...timesOf(row.createdAt),
    originalImageUrl: beforeUrl,
    upscaledImageUrl: image?.url ?? null,
  };
}

/** Presents an upscale without a record: its job failed or was cancelled, or the record was deleted. */
export function presentEndedUpscale(job: FoundJob): UpscaleItem {
  const { source, settings, versionOf } = upscaleInputSchema.parse(job.input);
  const code = errorCodeSchema.safeParse(job.errorCode);
  return {
    id: job.id,
    status: statusOf(job),
    ...(job.status === 'completed' ? whole : progressOf(job)),
    beforeUrl: null,
    beforeThumbnailUrl: null,
    beforeSize: { width: source.width, height: source.height },
    afterUrl: null,
    afterThumbnailUrl: null,
    afterSize: upscaledSize(source, settings.scaleFactor),
    settings,
    cost: job.cost,
    madeBy: null,
    warnings: [],
    imageId: null,
    sourceImageId: versionOf,
    error:
      job.errorCode === null
        ? null
        : { code: code.success ? code.data : 'internal', message: job.errorMessage ?? '' },
    ...timesOf(job.createdAt),
    originalImageUrl: null,
    upscaledImageUrl: null,
  };
}

const whole = { progress: 100, isProgressMeasured: true, startedAt: null } as const;

function progressOf(
  job: FoundJob | null,
): Pick<UpscaleItem, 'progress' | 'isProgressMeasured' | 'startedAt'> {
  return {
    progress: job?.progressPercent ?? 0,
    isProgressMeasured: job?.isMeasured ?? true,
    // A job that waits for another attempt is queued again.
    startedAt: job?.status === 'queued' ? null : (job?.startedAt?.toISOString() ?? null),
  };
}

function statusOf({ status }: FoundJob): UpscaleStatus {
  if (status === 'completed') return 'succeeded';
  return status === 'failed' || status === 'cancelled' ? 'failed' : 'processing';
}

function timesOf(createdAt: Date): Pick<UpscaleItem, 'timestamp' | 'createdAt'> {
  const timestamp = createdAt.toISOString();
  return { timestamp, createdAt: timestamp };
}

/** Fills in missing settings of old records. */
function presentSettings(settings: Partial<UpscaleSettings>): UpscaleItem['settings'] {
  const { scaleFactor, outputFormat, prompt } = initialUpscaleSettings;
  const known = Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined));
  return { scaleFactor, outputFormat, prompt, ...unknownSliders, ...known };
}
