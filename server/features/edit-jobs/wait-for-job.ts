import { isActive, type Job } from '#contract/jobs.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { EditJobsDeps } from './context.ts';

/**
 * Waits until a job has ended, in whatever process, and returns it. Rejects with the reason of the signal;
 * the job goes on then.
 */
export async function waitForJob(
  { events, jobs }: Pick<EditJobsDeps, 'events' | 'jobs'>,
  { userId, jobId, signal }: { userId: string; jobId: string; signal: AbortSignal },
): Promise<Job> {
  for (;;) {
    signal.throwIfAborted();
    // Null when the stream of events has broken: a new one then asks again.
    const next = Promise.withResolvers<Job | null>();
    const leave = () => next.reject(signal.reason);
    const check = async () => {
      const job = await jobs.show(userId, jobId);
      if (job === null) next.reject(new AppError('not_found'));
      else if (!isActive(job.status)) next.resolve(job);
    };
    signal.addEventListener('abort', leave, { once: true });
    // The first check, once subscribed, finds a job that has ended already.
    const unsubscribe = await events.subscribe(
      userId,
      null,
      async ({ type }) => {
        if (type === 'ready' || type === 'reset' || type === 'job.changed') {
          await check().catch((error: unknown) => next.reject(error));
        }
      },
      () => next.resolve(null),
    );
    try {
      const job = await next.promise;
      if (job !== null) return job;
    } finally {
      signal.removeEventListener('abort', leave);
      unsubscribe();
    }
  }
}
