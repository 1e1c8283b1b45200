import { useMutation, useQueryClient } from '@tanstack/react-query';
import { cancelJob } from '#contract/jobs.ts';
import { hasCode } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { setCoins } from '#web/features/accounts/index.ts';
import { refetchJobs, storeJob } from './use-jobs.ts';

/**
 * Cancels a job; the answer has the returned coins and, of several pictures, those that are kept. A job that
 * ended a moment before is no error: the list is refetched to show how.
 */
export function useCancelJob() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (jobId: string) => {
      try {
        const { job, coins } = await call(cancelJob, { params: { jobId } });
        storeJob(client, job);
        setCoins(client, coins);
      } catch (thrown) {
        if (!hasCode(thrown, 'job_already_finished')) throw thrown;
        await refetchJobs(client);
      }
    },
  });
}
