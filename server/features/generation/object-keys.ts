/**
 * Where the files of a generation lie. Attempts write to places of their own, so that a worker that was given up can
 * never change what another has published.
 */
export const objectKeys = {
  job: (userId: string, jobId: string) => `pictures/${userId}/${jobId}/`,
  attempt: (userId: string, jobId: string, attempt: number) => `pictures/${userId}/${jobId}/${attempt}/`,
  reference: (userId: string, jobId: string, { at, extension }: { at: number; extension: string }) =>
    `references/${userId}/${jobId}-${at}.${extension}`,
};
