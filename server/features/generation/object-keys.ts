import type { ObjectStore } from '#server/platform/objects/objects.ts';

/**
 * The keys of a generation's files. Each attempt has its own folder, so that a worker that lost its lease can
 * never change what another has published.
 */
export const objectKeys = {
  job: (userId: string, jobId: string) => `pictures/${userId}/${jobId}/`,
  attempt: (userId: string, jobId: string, attempt: number) => `pictures/${userId}/${jobId}/${attempt}/`,
  reference: (userId: string, jobId: string, { at, extension }: { at: number; extension: string }) =>
    `references/${userId}/${jobId}-${at}.${extension}`,
};

/** Files of a job's attempts, except the kept one, or of that those files that are not kept. */
export async function leftOfAttempts(
  objects: ObjectStore,
  {
    userId,
    jobId,
    keepAttempt,
    keptKeys = null,
  }: {
    userId: string;
    jobId: string;
    keepAttempt: number | null;
    keptKeys?: readonly string[] | null | undefined;
  },
): Promise<string[]> {
  const keptPrefix = keepAttempt === null ? null : objectKeys.attempt(userId, jobId, keepAttempt);
  const keys = await objects.list(objectKeys.job(userId, jobId));
  if (keptKeys !== null) {
    const kept = new Set(keptKeys);
    return keys.filter((key) => !kept.has(key));
  }
  return keys.filter((key) => keptPrefix === null || !key.startsWith(keptPrefix));
}
