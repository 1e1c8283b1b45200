import { type DesignChange, saveDesignVersion } from '#contract/designs.ts';
import type { GalleryImage } from '#contract/images.ts';
import { getJobStatus, isActive, type Job } from '#contract/jobs.ts';
import { pollingLimits } from '#contract/limits.ts';
import { ApiError } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { onEvent } from '#web/api/events/events.ts';

/** Saves a change as a version and returns it once it is ready. Rejects with an `ApiError`. */
export async function saveVersion(imageId: string, change: DesignChange, key: string): Promise<GalleryImage> {
  const { jobId } = await call(saveDesignVersion, {
    params: { id: imageId },
    body: { change },
    headers: { 'idempotency-key': key },
  });
  const job = await ended(jobId);
  const [version] = job.images;
  if (version !== undefined) return version;
  throw new ApiError({
    code: job.error?.code ?? 'engine_failed',
    message: job.error?.message ?? '',
    status: 0,
  });
}

/** Waits for the job's end by events, and polls every second: the stream may be down. */
function ended(jobId: string): Promise<Job> {
  const { promise, resolve, reject } = Promise.withResolvers<Job>();
  const take = (job: Job) => {
    if (job.id === jobId && !isActive(job.status)) resolve(job);
  };
  const stop = onEvent('job.changed', ({ job }) => take(job));
  let failures = 0;
  const ask = async () => {
    try {
      take((await call(getJobStatus, { params: { jobId } })).job);
      failures = 0;
    } catch (thrown) {
      failures += 1;
      if (failures >= 5) reject(thrown);
    }
  };
  const timer = setInterval(() => void ask(), pollingLimits.jobMs);
  return promise.finally(() => {
    stop();
    clearInterval(timer);
  });
}
